import { describe, expect, it } from "vitest";

import { dayContract } from "@/contract/day/day";
import { dayRequested, selectDay, selectDayLoadedAt, selectDayStatus } from "@/features/reservations/day/daySlice";
import { dayOf } from "@/fakeBackend/day/dayOf";

import { until } from "../../support/openArea";
import { setMoment } from "../../support/clock";
import { openList } from "./listDesk";

const { getDay } = dayContract;

async function openDay() {
  const area = await openList();
  const { dispatch, see } = area;
  const load = async () => {
    dispatch(dayRequested());
    await until(() => expect(see(selectDayStatus)).not.toBe("loading"));
  };
  return { ...area, load };
}

describe("the day of the desk", () => {
  it("is on its way, and then there, with the moment at which it came", async () => {
    const { see, load, db, clock } = await openDay();
    expect([see(selectDayStatus), see(selectDay), see(selectDayLoadedAt)]).toEqual(["loading", undefined, ""]);
    setMoment("2026-03-27T10:30:00.000Z");
    await load();
    expect([see(selectDayStatus), see(selectDay)]).toEqual(["loaded", dayOf(db, clock.now())]);
    expect(see(selectDayLoadedAt)).toBe("2026-03-27T10:30:00.000Z");
  });

  it("stays while a newer day is on its way, and gives way to it", async () => {
    const { see, dispatch, load, bookElsewhere } = await openDay();
    await load();
    const first = see(selectDay);
    bookElsewhere();
    dispatch(dayRequested());
    expect([see(selectDayStatus), see(selectDay)]).toEqual(["loading", first]);
    await until(() => expect(see(selectDayStatus)).toBe("loaded"));
    expect(see(selectDay)!.recent).toHaveLength(first!.recent.length + 1);
  });

  it("says that it did not come, without a notice, and comes when it is asked for again", async () => {
    const { see, load, network, notices } = await openDay();
    network.fail(getDay, 500);
    await load();
    expect([see(selectDayStatus), see(selectDay), notices()]).toEqual(["failed", undefined, []]);
    await load();
    expect(see(selectDayStatus)).toBe("loaded");
  });

  it("stays as it was where a newer day does not come", async () => {
    const { see, load, network } = await openDay();
    await load();
    const [first, at] = [see(selectDay), see(selectDayLoadedAt)];
    network.fail(getDay, "connection lost");
    await load();
    expect([see(selectDayStatus), see(selectDay), see(selectDayLoadedAt)]).toEqual(["failed", first, at]);
  });
});
