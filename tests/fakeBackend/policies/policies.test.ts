import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";

import type { CancellationPolicy, CancellationTier, Fee } from "@/contract/reservations/policies";
import { policiesContract, type PolicyDraft } from "@/contract/reservations/policyRecords";
import { addDays } from "@/domain/civilDate";
import { simulatedFees } from "@/domain/policies/simulatedFees";
import { feeMoment } from "@/domain/reservations/fees";
import { createClient } from "@/shared/api/createClient";

import { book, hotelApi, hotelRefusalOf, openHotel } from "../../support/hotelBackend";

const api = createClient(policiesContract);

const weekend: PolicyDraft = {
  name: "Fin de semana",
  terms: {
    kind: "cancellation",
    tiers: [{ hoursBefore: 48, fee: { kind: "none" } }],
    lateFee: { kind: "percent", percent: 50 },
    noShowFee: { kind: "percent", percent: 100 },
  },
};

let { hotel } = {} as ReturnType<typeof openHotel>;
beforeEach(() => void ({ hotel } = openHotel({ reservations: 1 })));

const get = (id: string) => api.getPolicy({ params: { id } });
const create = (draft: PolicyDraft, clientId = "new") => api.createPolicy({ body: { clientId, draft } });
const update = (id: string, version: number, draft: PolicyDraft) =>
  api.updatePolicy({ params: { id }, body: { version, draft } });
const act = (
  id: string,
  action: "attach" | "switchOff" | "switchOn",
  version: number,
  ratePlanId?: string,
  formerId = "flexible",
) => api.actOnPolicy({ params: { id, action }, body: { version, ratePlanId, formerId } });
const named = (name: string, draft: PolicyDraft = weekend): PolicyDraft => ({ ...draft, name });

it("tells the policies of the sample with the plans that sell by them", async () => {
  const all = await api.listPolicies();
  const plansOf = (id: string) => all.find((one) => one.id === id)!.ratePlans.map((plan) => plan.id);
  expect(plansOf("flexible")).toEqual(["BAR", "BB"]);
  expect(plansOf("sameDay")).toEqual([]);
  expect(plansOf("none")).toEqual(["BAR", "CORP"]);
  expect(plansOf("children")).toEqual(["BAR", "NRF", "BB", "HB", "CORP"]);
  expect(all.filter(({ terms }) => terms.kind === "cancellation")).toHaveLength(5);
});

describe("a new policy", () => {
  it("is made once, however often it is sent", async () => {
    const first = await create(weekend);
    expect(await create(weekend)).toEqual(first);
    expect(first).toMatchObject({ ...weekend, version: 1, state: "active", ratePlans: [] });
    expect(first.history).toMatchObject([{ what: "created" }]);
    expect((await api.listPolicies()).filter(({ name }) => name === weekend.name)).toEqual([first]);
  });

  it.each<[string, PolicyDraft, Record<string, string>]>([
    ["an empty name", named("  "), { name: "Falta este dato." }],
    ["the name of another", named("flexible"), { name: "Ya hay una política con este nombre." }],
    [
      "a fee above the stay",
      { name: "Cara", terms: { kind: "deposit", fee: { kind: "percent", percent: 120 }, dueDaysBefore: null } },
      { "terms.fee.percent": "Escriba un porcentaje de 0 a 100, con dos decimales como máximo." },
    ],
    [
      "house rules, which are there once",
      { name: "Otras", terms: { kind: "rules" } as never },
      { kind: "That value is not possible here." },
    ],
  ])("is refused with %s", async (_, draft, fields) => {
    const { version } = hotel.setUp.depositPolicies;
    expect(await hotelRefusalOf(create(draft))).toMatchObject({ status: 422, fields });
    expect(hotel.setUp.depositPolicies.version).toBe(version);
  });
});

describe("a change", () => {
  it("leaves the reservations what they agreed, and is what new ones agree", async () => {
    const agreed = await book();
    const flexible = await get("flexible");
    await update("flexible", flexible.version, { ...weekend, name: "Flexible" });
    const next = await book();
    expect(hotel.get(agreed.id).policies.cancellation.tiers).toEqual([{ daysBefore: 3, fee: { kind: "none" } }]);
    expect(hotel.get(next.id).policies).toMatchObject({
      cancellation: { tiers: [{ hoursBefore: 48, fee: { kind: "none" } }] },
      checkInTime: "15:00",
    });
  });

  it("is told in the history as it was and as it is", async () => {
    const { terms, version } = await get("flexible");
    const { history } = await update("flexible", version, named("Muy flexible"));
    const changes = [{ field: "name", before: "Flexible", after: "Muy flexible" }];
    expect(history).toMatchObject([{ what: "changed", changes, terms: { before: terms, after: weekend.terms } }]);
  });

  it("is refused upon an older version, changes nothing twice, and makes no other kind of it", async () => {
    await update("flexible", 1, named("A"));
    const stale = { status: 409, codes: ["RECORD_STALE"], current: { name: "A", version: 2 } };
    expect(await hotelRefusalOf(update("flexible", 1, named("B")))).toMatchObject(stale);
    expect(await update("flexible", 1, named("A"))).toMatchObject({ version: 2 });
    const deposit: PolicyDraft = { name: "X", terms: { kind: "deposit", fee: { kind: "none" }, dueDaysBefore: null } };
    expect(await hotelRefusalOf(update("flexible", 2, deposit))).toMatchObject({ status: 422 });
  });
});

describe("a policy and its plans", () => {
  it("is given to a plan in place of its former policy, and the plan sells by it at once", async () => {
    const made = await create(weekend);
    const given = await act(made.id, "attach", made.version, "BAR");
    expect(given.ratePlans).toEqual([{ id: "BAR", name: "Mejor tarifa disponible" }]);
    expect(given.history[0]).toMatchObject({
      what: "attach",
      changes: [{ after: "Mejor tarifa disponible" }, { before: "Flexible", after: "Fin de semana" }],
    });
    expect((await get("flexible")).ratePlans.map(({ id }) => id)).toEqual(["BB"]);
    expect(hotel.get((await book()).id).policies.cancellation.name).toBe("Fin de semana");
  });

  it("is not given to a plan that has another policy since, which both policies tell", async () => {
    await act("sameDay", "attach", 1, "BAR");
    const refused = { status: 422, codes: ["POLICY_PLAN_CHANGED"] };
    expect(await hotelRefusalOf(act("moderate", "attach", 1, "BAR"))).toMatchObject(refused);
    expect(hotel.setUp.ratePlans.find("BAR")!.cancellationPolicyId).toBe("sameDay");
    await act("moderate", "attach", 1, "BAR", "sameDay");
    const [lost, given] = [await get("sameDay"), await get("moderate")];
    const policy = { field: "policy", before: lost.name, after: given.name };
    const plan = (before: string, after: string) => ({ field: "ratePlan", before, after });
    const [none, bar] = ["", "Mejor tarifa disponible"];
    expect(lost.history[0]).toMatchObject({ what: "detach", changes: [plan(bar, none), policy] });
    expect(given.history[0]).toMatchObject({ what: "attach", changes: [plan(none, bar), policy] });
  });

  it("gives a plan its own prices for children", async () => {
    const free: PolicyDraft = { name: "Gratis", terms: { kind: "children", bands: [{ upToAge: 17, percent: 0 }] } };
    const { id, version } = await create(free);
    await act(id, "attach", version, "NRF", "children");
    const offers = await hotelApi.listOffers({
      query: { arrival: "2026-05-12", departure: "2026-05-14", adults: 2, children: "8" },
    });
    const childrenOf = (plan: string) => offers.find(({ ratePlanId }) => ratePlanId === plan)!.policies.children.name;
    expect([childrenOf("NRF"), childrenOf("BAR")]).toEqual(["Gratis", "Niños"]);
  });

  it("is not switched off while plans sell by it, which are named", async () => {
    const refusal = await hotelRefusalOf(act("flexible", "switchOff", 1));
    expect(refusal).toMatchObject({ status: 409, codes: ["POLICY_IN_USE"] });
    expect(refusal.message).toContain("Mejor tarifa disponible, Alojamiento y desayuno");
    expect(await hotelRefusalOf(act("children", "switchOff", 1))).toMatchObject({ codes: ["POLICY_IN_USE"] });
  });

  it("is given to none while it is switched off, again afterwards, and to no unknown plan", async () => {
    expect(await act("sameDay", "switchOff", 1)).toMatchObject({ state: "off", version: 2 });
    expect(await hotelRefusalOf(act("sameDay", "attach", 2, "BAR"))).toMatchObject({ codes: ["POLICY_OFF"] });
    const on = await act("sameDay", "switchOn", 2);
    const unknown = await hotelRefusalOf(act("sameDay", "attach", on.version, "GONE"));
    expect(unknown).toMatchObject({ status: 422, codes: ["FIELD_UNKNOWN"] });
    expect(await act("sameDay", "attach", on.version, "BAR")).toMatchObject({ ratePlans: [{ id: "BAR" }] });
  });
});

describe("the house rules", () => {
  it("have the times of the property and the prices of its products, which follow them", async () => {
    const { terms, version } = await get("rules");
    if (terms.kind !== "rules") throw new Error("no rules");
    expect(terms).toMatchObject({ checkInTime: "15:00", checkOutTime: "12:00", petFee: 12_00, petKg: 15 });
    await update("rules", version, {
      name: "rules",
      terms: { ...terms, checkInTime: "16:00", petFee: 20_00, petKg: 8 },
    });
    expect(hotel.property.checkInTime).toBe("16:00");
    expect(hotel.products.find(({ id }) => id === "pet")?.price).toBe(20_00);
    expect(hotel.setUp.houseRules.all()).toEqual([expect.objectContaining({ petKg: 8 })]);
  });

  it("are neither switched off nor given to a plan", async () => {
    const { actions } = await get("rules");
    expect(actions.filter(({ isApplicable }) => isApplicable).map(({ action }) => action)).toEqual(["edit"]);
    expect(await hotelRefusalOf(act("rules", "switchOff", 1))).toMatchObject({ status: 409 });
  });

  it("leave the hours of agreed reservations where they were", async () => {
    await act("sameDay", "attach", 1, "BAR");
    const { id } = await book();
    const { terms, version } = await get("rules");
    await update("rules", version, { name: "rules", terms: { ...terms, checkInTime: "20:00" } as typeof terms });
    expect(hotel.get(id).policies.checkInTime).toBe("15:00");
  });
});

const fee = fc.oneof(
  fc.constant<Fee>({ kind: "none" }),
  fc.record({ kind: fc.constant("nights" as const), nights: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant("percent" as const), percent: fc.double({ min: 0, max: 100, noNaN: true }) }),
  fc.record({ kind: fc.constant("fixed" as const), amount: fc.integer({ min: 0, max: 60_000 }) }),
);
const tier: fc.Arbitrary<CancellationTier> = fc.oneof(
  fc.record({ daysBefore: fc.integer({ min: 0, max: 6 }), fee }),
  fc.record({ hoursBefore: fc.integer({ min: 0, max: 150 }), fee }),
);

it("charges for a cancellation what the simulator says at that moment", { timeout: 60_000 }, async () => {
  const { hotel: march, advance } = openHotel({ reservations: 1, at: "2026-03-24T10:00:00.000Z" });
  const booked = await book({ arrival: "2026-06-01", departure: "2026-06-04" });
  const stay = march.get(booked.id);
  const cases = fc.sample(
    fc.record({
      tiers: fc.array(tier, { maxLength: 3 }),
      lateFee: fee,
      prices: fc.array(fc.integer({ min: 0, max: 33_333 }), { minLength: 1, maxLength: 4 }),
      inDays: fc.integer({ min: -1, max: 6 }),
      minutes: fc.integer({ min: 1, max: 300 }),
    }),
    { seed: 36, numRuns: 150 },
  );
  for (const { tiers, lateFee, prices, inDays, minutes } of cases) {
    advance(minutes * 60_000); // across the change to summer time, and away from the business date
    const arrival = addDays(march.property.businessDate, inDays);
    const cancellation: CancellationPolicy = { ...stay.policies.cancellation, tiers, lateFee };
    const nights = prices.map((price, night) => ({ ...stay.nights[0]!, date: addDays(arrival, night), price }));
    const { version } = march.get(stay.id);
    const policies = { ...stay.policies, cancellation };
    const departure = addDays(arrival, nights.length);
    const planned = march.put({ ...stay, version, arrival, departure, nights, policies, charges: [] });
    const simulated = simulatedFees(planned, feeMoment(march.clock(), march.property)).cancellation.fee;
    await hotelApi.actOnReservation({
      params: { id: stay.id, action: "cancel" },
      body: { version, cancelReason: "guestRequest" },
    });
    const charged = march.get(stay.id).charges.reduce((sum, { amount }) => sum + amount, 0);
    expect(charged).toBe(simulated);
    expect(Number.isInteger(charged)).toBe(true);
  }
});
