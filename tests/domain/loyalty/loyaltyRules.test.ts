import { describe, expect, it } from "vitest";

import { levelFaults, levelOf } from "@/domain/loyalty/loyaltyLevels";
import { memberActFaults, memberPermissions } from "@/domain/loyalty/loyaltyRules";
import { levelFigures, type LoyaltyStay, reasonsAgainstPoints, stayPoints } from "@/domain/loyalty/loyaltyStays";
import { levelsSeed } from "@/fakeBackend/loyalty/levelsSeed";

const today = "2026-04-14";
const periods = [{ from: "2026-01-01", to: "2026-02-01" }, { from: "2026-03-01" }];

const stay = (more: Partial<LoyaltyStay> = {}): LoyaltyStay => ({
  reservationId: "RSV-1",
  state: "checkedOut",
  departure: "2026-04-10",
  checkedOutOn: "2026-04-10",
  nights: 3,
  total: 31_299,
  ...more,
});

it("the points of a stay are those of its whole euros", () => expect(stayPoints(stay(), periods, 2)).toBe(624));

const left = (checkedOutOn?: string) => ({ checkedOutOn });
const noMember = ["al salir no era socio"];

it.each<[string, Partial<LoyaltyStay>, number, string[]]>([
  ["is cancelled", { state: "cancelled" }, 0, ["está cancelada"]],
  ["is a no-show", { state: "noShow" }, 0, ["el huésped no se presentó"]],
  ["is day use", { nights: 0 }, 0, ["no tiene ninguna noche"]],
  ["is free", { total: 0 }, 0, ["no tiene importe"]],
  ["was before the enrolment", left("2025-12-31"), 0, noMember],
  ["was between two memberships", left("2026-02-02"), 0, noMember],
  ["is not over", { state: "inHouse", ...left() }, 0, []],
  ["ended on the first day as a member", left("2026-01-01"), 312, []],
  ["ended on the last day as a member", left("2026-02-01"), 312, []],
  ["ended on the first day of the second membership", left("2026-03-01"), 312, []],
])("the points of a stay count where the stay %s", (_, more, points, sentences) => {
  expect(stayPoints(stay(more), periods, 1)).toBe(points);
  const told = sentences.map((sentence) => `La estancia no es elegible: ${sentence}.`);
  expect(reasonsAgainstPoints(stay(more), periods).map(({ message }) => message)).toEqual(told);
});

it("the level counts the eligible stays of twelve months, member or not", () => {
  const counted = ["2025-04-14", "2025-04-15", today].map((checkedOutOn) => stay({ checkedOutOn }));
  const stays = [...counted, stay({ state: "noShow" }), stay({ state: "inHouse" }), stay({ total: 0 })];
  expect(levelFigures(stays, today)).toEqual({ nights: 6, spend: 62_598 });
});

it.each([
  [0, 0, "blue", { level: "silver", nights: 5, spend: 60_000 }],
  [5, 0, "silver", { level: "gold", nights: 4, spend: 140_000 }],
  [1, 140_000, "gold", { level: "platinum", nights: 14, spend: 110_000 }],
  [15, 1, "platinum", undefined],
])("the level of %i nights or %i cents is %s", (nights, spend, level, missing) => {
  expect(levelOf(levelsSeed, { nights, spend })).toEqual({ level, ...(missing && { missing }) });
});

it.each<[string, object, string[]]>([
  ["nothing", {}, []],
  ["nights of the level below", { minNights: 5 }, ["minNights"]],
  ["the spend of the level above", { minSpend: 250_000 }, ["minSpend"]],
  ["half a night", { minNights: 9.5 }, ["minNights"]],
  ["eleven benefits", { benefits: Array.from({ length: 11 }, () => "Wifi") }, ["benefits"]],
])("the level is refused with %s", (_, change, fields) => {
  const faults = levelFaults("gold", { ...levelsSeed[2]!, ...change }, levelsSeed);
  expect(faults.map(({ field }) => field)).toEqual(fields);
});

it("the level that is the lowest asks for nothing", () => {
  expect(levelFaults("blue", { ...levelsSeed[0]!, minNights: 1 }, levelsSeed)).toHaveLength(1);
});

describe("an act on a member", () => {
  const messages = (...asked: Parameters<typeof memberActFaults>) =>
    memberActFaults(...asked).map(({ field, reason }) => `${field}: ${reason.message}`);

  type Asked = Parameters<typeof memberActFaults>;

  const short = (balance: string) => `points: Saldo insuficiente: ${balance}.`;
  const whole = "points: Escriba un número entero de puntos.";

  it.each<[string, Asked[0], Partial<Asked[1]>, number, ...string[]]>([
    ["redeems the whole balance", "redeem", { points: 120 }, 120],
    ["redeems no more", "redeem", { points: 121 }, 120, short("120 puntos")],
    ["names a single point", "redeem", { points: 2 }, 1, short("1 punto")],
    ["redeems nothing below zero", "redeem", { points: -5 }, 9, whole],
    ["takes no half point", "adjust", { points: 0.5 }, 9, whole],
    ["takes points down to none", "adjust", { points: -9 }, 9],
    ["takes no more than there are", "adjust", { points: -10 }, 9, short("9 puntos")],
    ["gives points in spite of a debt", "adjust", { points: 10 }, -90],
    ["says why", "leave", { reason: " " }, 0, "reason: Indique el motivo."],
  ])("%s", (_, action, input, balance, ...expected) => {
    expect(messages(action, { reason: "Cena", ...input }, balance)).toEqual(expected);
  });

  const atMost = (euros: string, points: number) => [
    `points: De esa estancia quedan por pagar ${euros} €: canjee como máximo ${points} puntos.`,
  ];

  it.each([
    [400, 20_00, []],
    [401, 20_00, atMost("20,00", 400)],
    [1, 4, atMost("0,04", 0)],
    [1, 0, atMost("0,00", 0)],
  ])("of %i points on a folio of which %i cents are open pays no more than that", (points, open, expected) => {
    const told = messages("redeem", { points, reason: "Canje" }, 9_999, { open, centsPerPoint: 5, currency: "EUR" });
    expect(told.map((one) => one.replaceAll(/\s/g, " "))).toEqual(expected);
  });

  it("does not offer to redeem without points, and says why", () => {
    const redeem = memberPermissions({ points: -3 }).find(({ action }) => action === "redeem");
    expect(redeem).toMatchObject({ isAllowed: false, reasons: [{ message: "Saldo insuficiente: -3 puntos." }] });
    expect(memberPermissions({ points: 1 }).every(({ isAllowed }) => isAllowed)).toBe(true);
  });
});
