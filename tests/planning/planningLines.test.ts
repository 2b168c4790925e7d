import { expect, it } from "vitest";

import { planningContract } from "@/contract/reservations/planning";
import { barsOfRooms } from "@/domain/planning/barsOfRooms";
import { moveOf } from "@/domain/planning/judgeMove";
import { moved } from "@/domain/planning/moved";
import { randomFrom } from "@/fakeBackend/core/random";
import type { Words } from "@/features/planning/chart/planningColumns";
import { planningGroups } from "@/features/planning/chart/planningLines";
import { createClient } from "@/shared/api/createClient";
import { formatsOf } from "@/shared/format/formats";

import { openHotel } from "../support/hotelBackend";

const api = createClient(planningContract);
const words: Words = { text: (id) => id, formats: formatsOf("es-ES") };
const everything = { type: "", floor: "", feature: "", situation: "", company: "" };

/** A stay of the next two weeks whose nights are all in one room, and the planning. */
async function planned() {
  openHotel();
  const plan = await api.getPlanning({ query: { nights: 14 } });
  const stay = plan.stays.find(({ state, bars }) => state === "confirmed" && bars.length === 1 && bars[0]!.roomId)!;
  return { plan, stay, bar: stay.bars[0]! };
}

it("makes two new lines for a stay that changes rooms, and keeps all others", async () => {
  const { plan, stay, bar } = await planned();
  const room = plan.rooms.find(({ id, roomTypeId }) => roomTypeId === bar.roomTypeId && id !== bar.roomId)!;
  const linesOf = (shown: typeof plan) =>
    new Map(planningGroups(shown, everything, words).flatMap(({ lines }) => lines.map((line) => [line.id, line])));
  const before = linesOf(plan);
  const after = linesOf(moved(plan, [moveOf({ stay, bar }, { ...bar, roomId: room.id })]));
  expect([...after.keys()]).toEqual([...before.keys()]);
  const renewed = [...after].filter(([id, line]) => before.get(id) !== line).map(([id]) => id);
  expect(new Set(renewed)).toEqual(new Set([bar.roomId, room.id]));
  const namesIn = (id: string) => after.get(id)!.bars!().map((one) => one.look().name);
  expect(namesIn(room.id).some((name) => name.startsWith(`${stay.guest}, ${room.number}, `))).toBe(true);
  expect(namesIn(bar.roomId!).some((name) => name.startsWith(`${stay.guest}, `))).toBe(false);
});

it("has the bars of each room after any moves as if it were told of them at first", async () => {
  const { plan } = await planned();
  const random = randomFrom(7);
  let shown = plan;
  barsOfRooms(shown);
  const shownBars = (of: Pick<typeof plan, "rooms" | "stays">) =>
    Object.fromEntries(
      [...barsOfRooms(of)]
        .filter(([, bars]) => bars.length > 0)
        .map(([place, bars]) => [place, bars.map(({ stay, bar }) => `${stay.id} ${bar.from} ${bar.to}`).toSorted()]),
    );
  const turns = Array.from({ length: 40 }, (_, turn) => {
    const stay = random.pick(shown.stays);
    const bar = random.pick(stay.bars);
    const roomId = turn % 3 === 0 ? null : random.pick(shown.rooms).id;
    shown = moved(shown, [moveOf({ stay, bar }, { ...bar, roomId })]);
    return { stays: shown.stays, bars: shownBars(shown) };
  });
  for (const { stays, bars } of turns) expect(bars).toEqual(shownBars({ stays, rooms: [...plan.rooms] }));
});

it("dims the stays of all but the company that is looked for", async () => {
  const { plan, stay } = await planned();
  const own = { ...stay, companies: [{ id: "EM-900000", name: "Ibertec" }] };
  const shown = { ...plan, stays: plan.stays.map((one) => (one.id === own.id ? own : one)) };
  const bars = planningGroups(shown, { ...everything, company: "EM-900000" }, words)
    .flatMap(({ lines }) => lines.flatMap((line) => line.bars?.() ?? []))
    .filter(({ of }) => of !== undefined);
  expect(bars.filter(({ className }) => !className?.includes("is-dimmed")).map(({ of }) => of)).toEqual([own.id]);
});
