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

describe("the points of a stay", () => {
  it("are those of its whole euros", () => expect(stayPoints(stay(), periods, 2)).toBe(624));

  it.each<[string, Partial<LoyaltyStay>, string]>([
    ["cancelled", { state: "cancelled" }, "La estancia no es elegible: está cancelada."],
    ["a no-show", { state: "noShow" }, "La estancia no es elegible: el huésped no se presentó."],
    ["day use", { nights: 0 }, "La estancia no es elegible: no tiene ninguna noche."],
    ["free", { total: 0 }, "La estancia no es elegible: no tiene importe."],
    ["before the enrolment", { checkedOutOn: "2025-12-31" }, "La estancia no es elegible: al salir no era socio."],
    ["between two memberships", { checkedOutOn: "2026-02-02" }, "La estancia no es elegible: al salir no era socio."],
  ])("are none where it is %s, and it is said why", (_, more, message) => {
    expect(stayPoints(stay(more), periods, 1)).toBe(0);
    expect(reasonsAgainstPoints(stay(more), periods)).toMatchObject([{ message }]);
  });

  it("are none before the check-out, without a reason", () => {
    expect(stayPoints(stay({ state: "inHouse", checkedOutOn: undefined }), periods, 1)).toBe(0);
    expect(reasonsAgainstPoints(stay({ state: "inHouse", checkedOutOn: undefined }), periods)).toEqual([]);
  });

  it.each(["2026-01-01", "2026-02-01", "2026-03-01"])("are given on the first and last day as a member: %s", (date) => {
    expect(stayPoints(stay({ checkedOutOn: date }), periods, 1)).toBe(312);
  });
});

describe("the level", () => {
  it("counts the eligible stays of twelve months, member or not", () => {
    const stays = [
      stay({ checkedOutOn: "2025-04-14" }),
      stay({ checkedOutOn: "2025-04-15" }),
      stay({ checkedOutOn: today }),
      stay({ state: "noShow" }),
      stay({ state: "inHouse" }),
      stay({ total: 0 }),
    ];
    expect(levelFigures(stays, today)).toEqual({ nights: 6, spend: 62_598 });
  });

  it.each([
    [0, 0, "blue", { level: "silver", nights: 5, spend: 60_000 }],
    [5, 0, "silver", { level: "gold", nights: 4, spend: 140_000 }],
    [1, 140_000, "gold", { level: "platinum", nights: 14, spend: 110_000 }],
    [15, 1, "platinum", undefined],
  ])("of %i nights or %i cents is %s", (nights, spend, level, missing) => {
    expect(levelOf(levelsSeed, { nights, spend })).toEqual({ level, ...(missing && { missing }) });
  });

  it.each<[string, object, string[]]>([
    ["nothing", {}, []],
    ["nights of the level below", { minNights: 5 }, ["minNights"]],
    ["the spend of the level above", { minSpend: 250_000 }, ["minSpend"]],
    ["half a night", { minNights: 9.5 }, ["minNights"]],
    ["eleven benefits", { benefits: Array.from({ length: 11 }, () => "Wifi") }, ["benefits"]],
  ])("is refused with %s", (_, change, fields) => {
    const faults = levelFaults("gold", { ...levelsSeed[2]!, ...change }, levelsSeed);
    expect(faults.map(({ field }) => field)).toEqual(fields);
  });

  it("that is the lowest asks for nothing", () => {
    expect(levelFaults("blue", { ...levelsSeed[0]!, minNights: 1 }, levelsSeed)).toHaveLength(1);
  });
});

describe("an act on a member", () => {
  const messages = (...asked: Parameters<typeof memberActFaults>) =>
    memberActFaults(...asked).map(({ field, reason }) => `${field}: ${reason.message}`);

  type Asked = Parameters<typeof memberActFaults>;

  it.each<[string, Asked[0], Asked[1], number, string[]]>([
    ["redeems the whole balance", "redeem", { points: 120, reason: "Cena" }, 120, []],
    ["redeems no more", "redeem", { points: 121, reason: "Cena" }, 120, ["points: Saldo insuficiente: 120 puntos."]],
    ["names one point", "redeem", { points: 2, reason: "Cena" }, 1, ["points: Saldo insuficiente: 1 punto."]],
    [
      "redeems nothing below one",
      "redeem",
      { points: -5, reason: "Cena" },
      9,
      ["points: Escriba un número entero de puntos."],
    ],
    ["takes no half point", "adjust", { points: 0.5, reason: "x" }, 9, ["points: Escriba un número entero de puntos."]],
    ["takes points down to none", "adjust", { points: -9, reason: "x" }, 9, []],
    [
      "takes no more than there are",
      "adjust",
      { points: -10, reason: "x" },
      9,
      ["points: Saldo insuficiente: 9 puntos."],
    ],
    ["gives points in spite of a debt", "adjust", { points: 10, reason: "x" }, -90, []],
    ["says why", "leave", { reason: " " }, 0, ["reason: Indique el motivo."]],
  ])("%s", (_, action, input, balance, expected) => expect(messages(action, input, balance)).toEqual(expected));

  it.each([
    [400, 20_00, []],
    [401, 20_00, ["points: De esa estancia quedan por pagar 20,00 €: canjee como máximo 400 puntos."]],
    [1, 4, ["points: De esa estancia quedan por pagar 0,04 €: canjee como máximo 0 puntos."]],
    [1, 0, ["points: De esa estancia quedan por pagar 0,00 €: canjee como máximo 0 puntos."]],
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
