import { expect, it } from "vitest";

import type { RateValue } from "@/contract/reservations/rateCalendar";
import { rateConflicts } from "@/features/rates/edit/rateConflicts";
import { rateWrites } from "@/features/rates/edit/rateWrites";
import { planRefusals, planWrites } from "@/features/rates/plans/planWrites";
import { ratesFeature } from "@/features/rates/ratesFeature";

import { openArea, until } from "../../support/openArea";
import { openStore } from "../../support/openStore";

const date = "2026-04-20";

/** Sets the double room's price of a night. */
const priceSet = (before: RateValue, after: RateValue) =>
  rateWrites.written({
    changes: [{ ratePlanId: "BAR", roomTypeId: "DBL", field: "price", nights: [{ date, before, after }] }],
    isUndo: false,
  });

/** Another desk, or the same one after a reload. */
async function openDesk() {
  const store = openStore();
  await store.install(ratesFeature);
  return store;
}

it("asks the later of two desks that set one price, with both values, and lets it decide", async () => {
  const { see, dispatch, db } = await openArea(ratesFeature);
  const other = await openDesk();
  const price = () => db.hotel.setUp.setRates.of("BAR", "DBL", date)?.price;
  other.dispatch(priceSet(null, 111_00));
  await until(() => expect(price()).toBe(111_00));
  other.stop();

  dispatch(priceSet(null, 99_00));
  const asked = await until(() => {
    const found = see(rateConflicts.selectFirst);
    expect(found).toBeDefined();
    return found!;
  });
  expect(price()).toBe(111_00);
  expect(asked.lines[0]?.nights[date]).toEqual({ price: 111_00 });
  expect(asked.changes[0]?.nights).toEqual([{ date, before: null, after: 99_00 }]);
  dispatch(rateConflicts.settled(asked.key));
  dispatch(priceSet(111_00, 99_00));
  await until(() => expect(price()).toBe(99_00));
  expect(see(rateConflicts.selectFirst)).toBeUndefined();
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
