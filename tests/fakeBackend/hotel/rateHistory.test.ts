import { expect, it } from "vitest";

import { type RateAct, rateCalendarContract } from "@/contract/reservations/rateCalendar";
import { takenBack } from "@/domain/rates/rateChanges";
import { createClient } from "@/shared/api/createClient";

import { hotelRefusalOf, openHotel } from "../../support/hotelBackend";

const api = createClient(rateCalendarContract);
const line = { ratePlanId: "BAR", roomTypeId: "DBL", field: "price" } as const;
const first = { date: "2026-05-12", before: null, after: 120_00 };
const second = { date: "2026-05-13", before: null, after: 130_00 };
const set = (...nights: { date: string; before: number | null; after: number | null }[]) => ({
  body: { changes: [{ ...line, nights }] },
});
const history = () => api.getRateHistory();
const standing = async () => (await history()).map(({ isStanding }) => isStanding);
const nightsOf = (act: RateAct | undefined) => (act && "changes" in act ? act.changes[0]!.nights : undefined);

it("keeps who has changed which nights, when, from what to what, the newest first", async () => {
  openHotel({ reservations: 0 });
  expect(await history()).toEqual([]);
  await api.changeRates(set(first));
  await api.changeRates(set({ ...first, before: 120_00, after: 99_00 }, second));
  await api.changeRates(set(second)); // it is so already
  const [last, former, ...none] = await history();
  expect(none).toEqual([]);
  expect(last).toMatchObject({ by: "Marina Solé", at: "2026-04-14T08:00:00.000Z", isStanding: true });
  expect(nightsOf(last?.act)).toEqual([{ ...first, before: 120_00, after: 99_00 }, second]);
  expect(former).toMatchObject({ isStanding: false, act: { changes: [{ ...line, nights: [first] }] } });
});

it("keeps how a plan derives and the floor of a type, and tells what still stands of each", async () => {
  openHotel({ reservations: 0 });
  const [before, after] = [-12, -15].map((percent) => ({ ratePlanId: "BAR", percent, amount: 0 }));
  await api.changeDerivation({ params: { ratePlanId: "NRF" }, body: { before: before!, after: after! } });
  await api.changeFloor({ params: { roomTypeId: "DBL" }, body: { before: 55_00, after: 60_00 } });
  expect((await history()).map(({ act }) => act)).toEqual([
    { roomTypeId: "DBL", before: 55_00, after: 60_00 },
    { ratePlanId: "NRF", before, after },
  ]);
  expect(await standing()).toEqual([true, true]);
  await api.changeFloor({ params: { roomTypeId: "DBL" }, body: { before: 60_00, after: null } });
  expect(await standing()).toEqual([true, false, true]);
});

it("takes the last change back from its line, and asks about later changes of another desk", async () => {
  openHotel({ reservations: 0 });
  await api.changeRates(set(first, second));
  const [{ act } = { act: undefined }] = await history();
  const back = { body: { changes: takenBack(act && "changes" in act ? act.changes : []) } };
  await api.changeRates(set({ ...second, before: 130_00, after: 140_00 }));
  expect(await hotelRefusalOf(api.changeRates(back))).toMatchObject({ status: 409, codes: ["RATE_CHANGED"] });
  await api.changeRates(set({ ...second, before: 140_00, after: 130_00 }));
  const [changed] = await api.changeRates(back);
  expect(changed?.nights).toEqual({});
  expect(await standing()).toEqual([true, false, false, false]); // the undo is a change too
});

it("takes nothing back of nights that have passed", async () => {
  const { hotel } = openHotel({ reservations: 0 });
  await api.changeRates(set({ ...first, date: "2026-04-14" }));
  expect(await standing()).toEqual([true]);
  hotel.open("2026-04-15");
  expect(await standing()).toEqual([false]);
});

it("keeps the last thirty acts alone, also on the shelf", async () => {
  const { db } = openHotel({ reservations: 0 });
  for (let floor = 1; floor <= 32; floor += 1)
    await api.changeFloor({
      params: { roomTypeId: "DBL" },
      body: { before: floor === 1 ? 55_00 : floor - 1, after: floor },
    });
  expect(db.rates.all()).toHaveLength(30);
  expect((await history()).map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, place) => String(32 - place)));
});
