import { expect, it } from "vitest";

import type { RateValue } from "@/contract/reservations/rateCalendar";
import { rateConflicts } from "@/features/rates/edit/rateConflicts";
import { rateWrites } from "@/features/rates/edit/rateWrites";
import { planRefusals, planWrites } from "@/features/rates/plans/planWrites";
import { ratesFeature } from "@/features/rates/ratesFeature";

import { openArea, until } from "../../support/openArea";
import { openStore } from "../../support/openStore";

const dates = ["2026-04-20", "2026-04-21"] as const;
const [date] = dates;

/** Sets the double room's price of a night. */
const priceSet = (before: RateValue, after: RateValue, on: string = date) =>
  rateWrites.written({
    changes: [{ ratePlanId: "BAR", roomTypeId: "DBL", field: "price", nights: [{ date: on, before, after }] }],
    isUndo: false,
  });

/** Another desk, or the same one after a reload. */
async function openDesk() {
  const store = openStore();
  await store.install(ratesFeature);
  return store;
}

it("asks the later of two desks about each night, the oldest first, also after a reload", async () => {
  const { see, dispatch, db, store } = await openArea(ratesFeature);
  const other = await openDesk();
  const price = (on: string) => db.hotel.setUp.setRates.of("BAR", "DBL", on)?.price;
  for (const on of dates) other.dispatch(priceSet(null, 111_00, on));
  await until(() => expect(dates.map(price)).toEqual([111_00, 111_00]));
  other.stop();

  for (const on of dates) dispatch(priceSet(null, 99_00, on));
  await until(() => expect(see(rateWrites.selectPending)).toEqual([]));
  expect(dates.map(price)).toEqual([111_00, 111_00]);
  store.stop();

  const reloaded = await openDesk();
  for (const on of dates) {
    const first = await until(() => {
      const found = rateConflicts.selectFirst(reloaded.getState() as never);
      expect(found?.changes[0]?.nights).toEqual([{ date: on, before: null, after: 99_00 }]);
      return found!;
    });
    expect(first.lines[0]?.nights[on]).toEqual({ price: 111_00 });
    reloaded.dispatch(rateConflicts.settled(first.key));
  }
  expect(rateConflicts.selectFirst(reloaded.getState() as never)).toBeUndefined();
  reloaded.dispatch(priceSet(111_00, 99_00));
  await until(() => expect(price(date)).toBe(99_00));
  reloaded.stop();
});

it("asks nothing where two desks set the same price", async () => {
  const { see, dispatch, db } = await openArea(ratesFeature);
  const other = await openDesk();
  other.dispatch(priceSet(null, 111_00));
  dispatch(priceSet(null, 111_00));
  await until(() => expect(see(rateWrites.selectPending)).toEqual([]));
  await until(() => expect(db.hotel.setUp.setRates.of("BAR", "DBL", date)).toEqual({ price: 111_00 }));
  expect(see(rateConflicts.selectFirst)).toBeUndefined();
  other.stop();
});

it("asks about the undo of a derivation that another desk has changed since", async () => {
  const { see, dispatch, db } = await openArea(ratesFeature);
  const { ratePlans } = db.hotel.setUp;
  const [agreed, theirs] = [-12, -20].map((percent) => ({ ratePlanId: "BAR", percent, amount: 0 }));
  ratePlans.put({ ...ratePlans.find("NRF")!, derivedFrom: theirs! });
  const undo = { ratePlanId: "NRF", name: "No reembolsable", before: agreed!, after: null, isUndo: true };
  dispatch(planWrites.written(undo));
  await until(() =>
    expect(see(planRefusals.selectFirst)).toMatchObject({ write: { before: theirs, after: null, isUndo: false } }),
  );
  expect(ratePlans.find("NRF")?.derivedFrom).toEqual(theirs);
});

it("keeps a refused floor with what was typed over a reload, until it is decided", async () => {
  const { see, dispatch, db, store } = await openArea(ratesFeature);
  const { listPrices } = db.hotel.setUp;
  listPrices.put({ ...listPrices.find("DBL")!, floor: 60_00 });
  const floor = { roomTypeId: "DBL", name: "Doble", before: 55_00, after: 58_00, isUndo: false };
  dispatch(planWrites.written(floor));
  await until(() => expect(see(planRefusals.selectFirst)).toBeDefined());
  store.stop();

  const reloaded = await openDesk();
  const asked = () => planRefusals.selectFirst(reloaded.getState() as never);
  await until(() => expect(asked()).toMatchObject({ write: { ...floor, before: 60_00 }, isChanged: true }));
  reloaded.dispatch(planRefusals.settled(asked()!.key));
  reloaded.stop();

  const later = await openDesk();
  expect(planRefusals.selectFirst(later.getState() as never)).toBeUndefined();
  later.stop();
});
