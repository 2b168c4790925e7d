import axios from "axios";
import { describe, expect, it, onTestFinished, vi } from "vitest";

import { hotelChangesContract } from "@/contract/hotelChanges";
import { http } from "@/shared/api/http";
import { hotelUnwatched, hotelWatched, selectHeard, selectIsOutdated } from "@/shared/changes/hotelChangesSlice";
import { browserWentOnline } from "@/shared/connection/connectionSlice";

import { until } from "../../support/openArea";
import { openList } from "./listDesk";

const { awaitHotelChanges } = hotelChangesContract;

async function openWatched() {
  const area = await openList();
  const { dispatch, see, network, clock, hotel } = area;
  const begun = hotel.revision.count;
  const asked = (times: number) => until(() => expect(network.callsOf(awaitHotelChanges)).toBe(times));
  /** Until the server waits with its answer for something to happen. */
  const listening = () => until(() => expect(clock.waiting()).toBe(1));
  const watch = async () => {
    dispatch(hotelWatched());
    await listening();
  };
  /** The changes that were heard of, since the backend has started. */
  function heard() {
    const cursor = see(selectHeard, ["reservations"]);
    return cursor && cursor - begun;
  }
  return { ...area, asked, listening, watch, begun, heard };
}

/** The window is laid aside, and looked at again. */
function layAside() {
  const look = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  return () => {
    look.mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange"));
  };
}

describe("a page that watches the hotel's books", () => {
  it("learns how they stand, and of each change from then on", async () => {
    const { watch, heard, bookElsewhere, network, hotel, clock } = await openWatched();
    expect(heard()).toBeUndefined();
    const { id } = bookElsewhere();
    await watch();
    expect(heard()).toBe(1);
    bookElsewhere();
    await until(() => expect(heard()).toBe(2));
    await until(() => expect(clock.waiting()).toBe(1));
    hotel.put(hotel.get(id));
    await until(() => expect(heard()).toBe(3));
    await until(() => expect(network.callsOf(awaitHotelChanges)).toBe(4));
  });

  it("asks a server that does not hold the question once a second", async () => {
    const { dispatch, network } = await openWatched();
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { response } = http.interceptors;
    let cursor = 0;
    const changing = response.use((reply) => ({ ...reply, data: { cursor: (cursor += 1), lastOf: {} } }));
    onTestFinished(() => response.eject(changing));
    const adapter = axios.getAdapter(http.defaults.adapter);
    http.defaults.adapter = (config) => adapter({ ...config, params: {} }); // without `since` the fake replies at once
    dispatch(hotelWatched());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(network.callsOf(awaitHotelChanges)).toBeGreaterThan(20);
    expect(network.callsOf(awaitHotelChanges)).toBeLessThan(32);
  });

  it("asks again where nothing has changed for long", async () => {
    const { watch, heard, asked, clock } = await openWatched();
    await watch();
    clock.advance(10_000);
    await asked(3);
    expect(heard()).toBe(0);
  });

  it("hears nothing any more once it is left, and all that it missed when it is back", async () => {
    const { watch, heard, dispatch, bookElsewhere, network, clock } = await openWatched();
    await watch();
    dispatch(hotelUnwatched());
    await until(() => expect(clock.waiting()).toBe(0));
    bookElsewhere();
    bookElsewhere();
    await network.idle();
    expect([heard(), network.callsOf(awaitHotelChanges)]).toEqual([0, 2]);
    await watch();
    expect(heard()).toBe(2);
  });

  it("asks nothing while it is hidden, and at once when it is shown again", async () => {
    const { dispatch, heard, network, bookElsewhere } = await openWatched();
    const lookAgain = layAside();
    dispatch(hotelWatched());
    await network.idle();
    expect(network.callsOf(awaitHotelChanges)).toBe(0);
    bookElsewhere();
    lookAgain();
    await until(() => expect(heard()).toBe(1));
  });

  it("does not load again while it is hidden, whatever changes arrive", async () => {
    const { watch, asked, heard, network, bookElsewhere } = await openWatched();
    await watch();
    const lookAgain = layAside();
    bookElsewhere();
    await until(() => expect(heard()).toBe(1));
    await network.idle();
    await asked(2);
    bookElsewhere();
    await network.idle();
    expect(heard()).toBe(1);
    lookAgain();
    await until(() => expect(heard()).toBe(2));
  });

  it("asks at once when the connection is back, from where it was", async () => {
    const { watch, dispatch, heard, asked, network, bookElsewhere } = await openWatched();
    network.fail(awaitHotelChanges, "connection lost");
    dispatch(hotelWatched());
    await asked(1);
    await network.idle();
    expect([network.callsOf(awaitHotelChanges), heard()]).toEqual([1, undefined]);
    bookElsewhere();
    dispatch(browserWentOnline());
    await until(() => expect(heard()).toBe(1));
    await watch();
  });

  it("tries again by itself, later after each failure in a row", async () => {
    const { dispatch, heard, network, bookElsewhere } = await openWatched();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    vi.spyOn(Math, "random").mockReturnValue(1);
    const calls = () => network.callsOf(awaitHotelChanges);
    const after = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      return calls();
    };
    try {
      network.fail(awaitHotelChanges, 500, "connection lost");
      dispatch(hotelWatched());
      expect([await after(900), await after(200)]).toEqual([1, 2]);
      expect([await after(1700), await after(400)]).toEqual([2, 4]); // answered, and asked for what is next
      expect(heard()).toBe(0);
      network.fail(awaitHotelChanges, 500);
      bookElsewhere();
      await after(10);
      expect([heard(), calls()]).toEqual([1, 5]);
      expect([await after(800), await after(400)]).toEqual([5, 6]); // as after a first failure
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("what has been read of the books", () => {
  it.each([
    ["before the last change is", 1, true],
    ["after it is not", 2, false],
    ["after a later one is not", 3, false],
    ["never is not", undefined, false],
  ])("%s out of date", async (_, change, isOutdated) => {
    const { watch, see, bookElsewhere, begun } = await openWatched();
    const asOf = change && begun + change;
    bookElsewhere();
    bookElsewhere();
    expect(see(selectIsOutdated, asOf, ["reservations"])).toBe(false);
    await watch();
    expect(see(selectIsOutdated, asOf, ["reservations"])).toBe(isOutdated);
  });
});
