import { describe, expect, it } from "vitest";

import type { RateCalendar, RateField } from "@/contract/reservations/rateCalendar";
import type { RateSettings } from "@/contract/reservations/rates";
import { addDays } from "@/domain/civilDate";
import { calendarBooks, nightIn } from "@/domain/rates/rateBooks";
import { changedLines, countOf, takenBack } from "@/domain/rates/rateChanges";
import { changedNights, copyChanges, datesIn, editChanges, withoutLimit } from "@/domain/rates/rateEdits";
import { changeReasons, derivationReasons } from "@/domain/rates/rateReasons";
import { ratePlansSeed } from "@/fakeBackend/hotel/sample/ratePlans";
import { roomTypesSeed } from "@/fakeBackend/hotel/sample/rooms";

const monday = "2026-04-13";
const open = { isClosed: false, isClosedToArrival: false, isClosedToDeparture: false };

/** A year of double rooms and suites at 100.00, closed for sale on its second night. */
function calendarWith(set: Record<string, RateSettings> = {}): RateCalendar {
  const roomTypes = roomTypesSeed.filter(({ id }) => id === "DBL" || id === "STE");
  const dates = datesIn(monday, addDays(monday, 364));
  const night = { ...open, price: 100_00, minStay: 1, floor: 50_00 };
  const seasons = roomTypes.map(({ id: roomTypeId }) => {
    const nights = dates.map((date) => ({ ...night, roomTypeId, date, isClosed: date === "2026-04-14" }));
    return { roomTypeId, free: dates.map(() => 1), nights };
  });
  const lines = [{ ratePlanId: "BAR", roomTypeId: "DBL", nights: set }];
  const hotel = { asOf: 1, businessDate: monday, currency: "EUR", ratePlans: ratePlansSeed };
  return { ...hotel, from: monday, roomTypes, seasons, lines };
}

const bar = (from: string, to = from) => [{ ratePlanId: "BAR", roomTypeId: "DBL", dates: datesIn(from, to) }];
const after = (calendar: RateCalendar, changes: ReturnType<typeof editChanges>) =>
  calendarBooks({ ...calendar, lines: changedLines(calendar.lines, changes) });

describe("an edit of nights", () => {
  it("counts more and less from the price shown, and rounds it", () => {
    const calendar = calendarWith({ "2026-04-15": { price: 119_00 } });
    const books = calendarBooks(calendar);
    const edit = { kind: "percent", percent: -10, rounding: "nine" } as const;
    const changes = editChanges(bar("2026-04-13", "2026-04-15"), edit, books);
    expect(changes[0]!.nights.map(({ before, after: price }) => [before, price])).toEqual([
      [null, 89_00],
      [null, 89_00],
      [119_00, 109_00],
    ]);
  });

  it("changes nothing that is so already", () => {
    const books = calendarBooks(calendarWith({ "2026-04-15": { price: 99_00 } }));
    const changes = editChanges(bar("2026-04-15"), { kind: "set", field: "price", value: 99_00 }, books);
    expect(changes).toEqual([]);
    expect(editChanges(bar("2026-04-16"), { kind: "clear", field: "price" }, books)).toEqual([]);
  });

  it.each([
    { kind: "percent", percent: 0 },
    { kind: "add", amount: 0 },
  ] as const)("sets no price by hand where more or less leaves it", (edit) => {
    expect(editChanges(bar(monday, "2026-04-15"), edit, calendarBooks(calendarWith()))).toEqual([]);
  });

  it("takes a restriction away: one night at least, and no limit set by hand", () => {
    const set = { "2026-04-15": { minStay: 3, maxStay: 5 } };
    const books = calendarBooks(calendarWith(set));
    const nightsOf = (field: "minStay" | "maxStay") =>
      editChanges(bar(monday, "2026-04-15"), withoutLimit(field), books).flatMap(({ nights }) => nights);
    expect(nightsOf("minStay").at(-1)).toEqual({ date: "2026-04-15", before: 3, after: 1 });
    expect(nightsOf("maxStay")).toEqual([{ date: "2026-04-15", before: 5, after: null }]);
  });

  it("tells each night as it is sold before and after, the first first", () => {
    const books = calendarBooks(calendarWith({ "2026-04-15": { price: 119_00 } }));
    const edit = { kind: "clear", field: "price" } as const;
    expect(changedNights(editChanges(bar("2026-04-15"), edit, books), books)).toMatchObject([
      { date: "2026-04-15", before: 119_00, after: 100_00 },
    ]);
    const types = ["DBL", "STE"].flatMap((roomTypeId) =>
      bar(monday, "2026-04-14").map((cells) => ({ ...cells, roomTypeId })),
    );
    const raised = changedNights(editChanges(types, { kind: "percent", percent: 10 }, books), books);
    expect(raised.map(({ date, roomTypeId, before, after: price }) => [date, roomTypeId, before, price])).toEqual([
      [monday, "DBL", 100_00, 110_00],
      [monday, "STE", 100_00, 110_00],
      ["2026-04-14", "DBL", 100_00, 110_00],
      ["2026-04-14", "STE", 100_00, 110_00],
    ]);
  });

  it("opens what the season closes, and sets nothing where a night is open anyway", () => {
    const calendar = calendarWith();
    const edit = { kind: "close", field: "isClosed", value: false } as const;
    const changes = editChanges(bar("2026-04-13", "2026-04-15"), edit, calendarBooks(calendar));
    expect(changes[0]!.nights).toEqual([{ date: "2026-04-14", before: null, after: false }]);
    const line = { ratePlanId: "CORP", roomTypeId: "DBL" };
    expect(nightIn(after(calendar, changes), line, "2026-04-14")?.isClosed).toBe(false);
  });

  it("leaves lines as they are that it does not touch, and leads back exactly", () => {
    const calendar = calendarWith({ "2026-04-15": { minStay: 2 } });
    const suite = { ratePlanId: "BAR", roomTypeId: "STE", nights: {} };
    const lines = [...calendar.lines, suite];
    const edit = { kind: "set", field: "price", value: 80_00 } as const;
    const changes = editChanges(bar("2026-04-15", "2026-04-20"), edit, calendarBooks(calendar));
    const changed = changedLines(lines, changes);
    expect(changed[1]).toBe(suite);
    expect(changed[0]!.nights["2026-04-15"]).toEqual({ minStay: 2, price: 80_00 });
    const back = changedLines(changed, takenBack(changes))[0]!.nights;
    expect(back["2026-04-15"]).toEqual({ minStay: 2 });
    expect(countOf(changes)).toBe(6);
  });

  it("takes only the weekdays that are asked for", () => {
    const weekends = datesIn(monday, "2026-04-26", new Set([6, 7]));
    expect(weekends).toEqual(["2026-04-18", "2026-04-19", "2026-04-25", "2026-04-26"]);
    expect(datesIn("2026-04-15", "2026-04-14")).toEqual([]);
  });
});

describe("a copied week", () => {
  it("copies nothing from a night that is not known, and takes no value away for it", () => {
    const books = calendarBooks(calendarWith({ "2026-04-20": { price: 90_00 } }));
    expect(copyChanges(bar("2026-04-12"), bar("2026-04-20"), books)).toEqual([]);
  });

  it("is repeated until the target is full, and sets by hand only what the season does not say", () => {
    const calendar = calendarWith({ "2026-04-13": { price: 140_00, minStay: 3 } });
    const source = bar(monday, "2026-04-19");
    const changes = copyChanges(source, bar("2026-04-20", "2026-05-03"), calendarBooks(calendar));
    const books = after(calendar, changes);
    for (const date of ["2026-04-20", "2026-04-27"]) {
      expect(nightIn(books, source[0]!, date)).toMatchObject({ price: 140_00, minStay: 3 });
    }
    expect(nightIn(books, source[0]!, "2026-04-21")?.isClosed).toBe(true);
    expect(books.dayOf("BAR", "DBL", "2026-04-22")?.set).toBeUndefined();
  });
});

it("names every type whose price is below its floor, once", () => {
  const books = calendarBooks(calendarWith());
  const cells = ["DBL", "STE"].map((roomTypeId) => ({ ...bar(monday, "2026-04-15")[0]!, roomTypeId }));
  const reasons = changeReasons(editChanges(cells, { kind: "percent", percent: -60 }, books), books);
  expect(reasons.map(({ message }) => message.split(":")[0])).toEqual(["Doble", "Suite"]);
});

const tooShort = "La estancia máxima no puede ser menor que la estancia mínima (4).";
const [notPrice, below] = ["Escriba un precio de 0 a 99999.", "Doble: precio por debajo del mínimo (50,00 €)."];

it.each<[RateField, number, RateSettings, ...string[]]>([
  ["price", 49_99, {}, below],
  ["price", 50_00, {}],
  ["price", -5_00, {}, notPrice],
  ["price", Number.NaN, {}, notPrice, below],
  ["price", 999_999_999, {}, notPrice],
  ["minStay", 1.5, {}, "Escriba un número entero de 1 a 99."],
  ["quota", -1, {}, "Escriba un número entero de 0 a 999."],
  ["maxStay", 3, { minStay: 4 }, tooShort],
  ["minStay", 4, { maxStay: 3 }, tooShort],
  ["minStay", 3, { maxStay: 3 }],
  ["minStayThrough", 4, { maxStay: 3 }, tooShort], // no stay of any length has the night
  ["maxStay", 3, { minStayThrough: 4 }, tooShort],
])("judges a %s of %d beside %j: %s", (field, value, set, ...sentences) => {
  const books = calendarBooks(calendarWith({ "2026-04-15": set }));
  const changes = editChanges(bar("2026-04-15"), { kind: "set", field, value } as never, books);
  const found = changeReasons(changes, books).map(({ message }) => message.replace(/\s/g, " "));
  expect(found).toEqual(sentences);
});

it.each([
  ["itself", "BAR", "BAR"],
  ["a plan that derives from it", "BAR", "BB"],
  ["a plan that derives from that", "BAR", "CORP"],
  ["a plan that is not there", "NRF", "GONE"],
])("refuses a plan that derives from %s", (_, id, ratePlanId) => {
  const plan = ratePlansSeed.find((one) => one.id === id)!;
  const reasons = derivationReasons(plan, { ratePlanId, percent: -5, amount: 0 }, ratePlansSeed);
  expect(reasons.map(({ code, field }) => [code, field])).toEqual([["RATE_CYCLE", "ratePlanId"]]);
});

it.each([
  [-100.5, 0, "percent"],
  [Number.NaN, 0, "percent"],
  [1.005, 0, "percent"],
  [0, 0.5, "amount"],
  [0, Number.NaN, "amount"],
])("refuses %s percent and %s cents", (percent, amount, field) => {
  const plan = ratePlansSeed.find(({ id }) => id === "NRF")!;
  const reasons = derivationReasons(plan, { ratePlanId: "BAR", percent, amount }, ratePlansSeed);
  expect(reasons.map((reason) => reason.field)).toEqual([field]);
});
