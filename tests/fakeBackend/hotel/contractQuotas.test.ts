import { describe, expect, it } from "vitest";

import type { QuotaTerm } from "@/contract/companies/companies";

import { actOnCompany, addCompany } from "../../support/companyCalls";
import { book, draftOf, hotelApi, hotelRefusalOf } from "../../support/hotelBackend";
import { codesOf, get, openQuiet, save } from "./stayCalls";

/** Two nights, the first of them 27 days ahead. */
const stay = { arrival: "2026-05-11", departure: "2026-05-13", roomTypeId: "DBL", ratePlanId: "BAR", adults: 2 };

/** Of both nights. */
const both = ["COMPANY_QUOTA", "COMPANY_QUOTA"];

/** An agency that may sell two double rooms a night in May. */
async function agency(more: Partial<QuotaTerm> = {}, name = "Ultramar") {
  openQuiet();
  return seller(more, name);
}

const seller = async (more: Partial<QuotaTerm> = {}, name = "Ultramar") =>
  (
    await addCompany({
      name,
      taxId: "",
      kind: "agency",
      quotas: [{ from: "2026-05-01", to: "2026-05-31", type: "DBL", rooms: 2, release: 7, ...more }],
    })
  ).id;

describe("the quota of an agency", () => {
  it("is said once it is sold, by night, in the offer and at the sale, until a reason is given", async () => {
    const agencyId = await agency();
    const first = await book({ ...stay, agencyId });
    await book({ ...stay, departure: "2026-05-12", agencyId });
    const query = { arrival: stay.arrival, departure: stay.departure, adults: 2, agencyId };
    const offer = (await hotelApi.listOffers({ query })).find((one) => one.roomTypeId === "DBL")!;
    const values = { company: "Ultramar", date: "2026-05-11", max: 2 };
    expect(offer.reasons).toMatchObject([{ code: "COMPANY_QUOTA", values }]);
    expect(await hotelRefusalOf(book({ ...stay, agencyId }))).toMatchObject({
      status: 409,
      isOverridable: true,
      reasons: [{ code: "COMPANY_QUOTA", values }],
    });
    expect((await book(stay)).agencyId).toBeUndefined();
    expect((await save(await get(first.id), { eta: "18:00" })).eta).toBe("18:00");
  });

  it("has the room again that is cancelled, and counts a stay that the agency gets later", async () => {
    const agencyId = await agency({ rooms: 1 });
    const [own, other] = [await book({ ...stay, agencyId }), await book(stay)];
    expect(await codesOf(save(other, { agencyId }))).toEqual(both);
    await hotelApi.deleteReservation({ params: { id: own.id } });
    expect((await save(other, { agencyId })).agencyId).toBe(agencyId);
  });

  it("counts no night that is released, and none of another type or outside of its dates", async () => {
    const agencyId = await agency({ rooms: 1, release: 27, to: "2026-05-11" });
    await book({ ...stay, agencyId });
    expect(await codesOf(book({ ...stay, agencyId }))).toEqual(["COMPANY_QUOTA"]);
    for (const free of [{ arrival: "2026-05-12" }, { roomTypeId: "TWN" }])
      expect((await book({ ...stay, agencyId, ...free })).agencyId).toBe(agencyId);
    const released = await seller({ rooms: 1, release: 29 }, "Levante");
    for (const _ of [1, 2]) expect((await book({ ...stay, agencyId: released })).agencyId).toBe(released);
  });

  it("counts each room of a booking, and what a merged record has sold", async () => {
    const [agencyId, merged] = [await agency(), await seller({}, "Ultramar Viajes")];
    await book({ ...stay, agencyId: merged });
    const draft = draftOf({ ...stay, agencyId });
    const room = { roomTypeId: "DBL", ratePlanId: "BAR", adults: 2, childrenAges: [], guest: "" };
    const two = () =>
      hotelApi.createBooking({ body: { clientId: "two", draft, rooms: [room], routed: [], saleOverride: "" } });
    await actOnCompany(merged, "merge", { into: agencyId });
    expect(await codesOf(two())).toEqual(both);
    await actOnCompany(merged, "separate");
    expect(await two()).toHaveLength(2);
    expect(await codesOf(book({ ...stay, agencyId }))).toEqual(both);
  });
});
