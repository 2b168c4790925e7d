import { describe, expect, it } from "vitest";

import type { CompanyDraft, RateTerm } from "@/contract/companies/companies";
import { addDays } from "@/domain/civilDate";

import { actOnCompany, addCompany, changeCompany } from "../../support/companyCalls";
import { book, draftOf, hotelApi, hotelRefusalOf } from "../../support/hotelBackend";
import { arrived, get, openQuiet, prices, save, today } from "./stayCalls";

/** A double room at 110.00 a night, without a contract. */
function openAt110() {
  const hotel = openQuiet();
  hotel.setUp.changeRates((rates) => {
    for (let day = 0; day < 60; day += 1) rates.put("BAR", "DBL", addDays(today, day), { price: 110_00 });
  });
  return hotel;
}

const may = { from: "2026-05-01", to: "2026-05-31" };

const rate = (more: Partial<RateTerm> = {}): RateTerm => ({
  ...may,
  plan: "BAR",
  discount: 10_00,
  nights: null,
  ...more,
});

let numbers = 0;

/** With 10 % off in May, unless told. */
async function company(rates: RateTerm[] = [rate()], more: Partial<CompanyDraft> = {}) {
  numbers += 1;
  return (await addCompany({ name: `Empresa ${numbers}`, taxId: "", rates, ...more })).id;
}

/** Three nights of a double room. */
const stay = { arrival: "2026-05-11", departure: "2026-05-14", roomTypeId: "DBL", ratePlanId: "BAR", adults: 2 };

const isDouble = ({ roomTypeId, ratePlanId }: Pick<typeof stay, "roomTypeId" | "ratePlanId">) =>
  roomTypeId === "DBL" && ratePlanId === "BAR";

describe("the price of a company", () => {
  it("is that of each night's date, the last one included, whenever it is booked", async () => {
    openAt110();
    const companyId = await company([rate({ discount: 20_00, to: "2026-05-12" })]);
    const query = { arrival: stay.arrival, departure: stay.departure, adults: 2, companyId };
    const offer = (await hotelApi.listOffers({ query })).find(isDouble)!;
    expect(offer.nights.map(({ price }) => price)).toEqual([88_00, 88_00, 110_00]);
    expect(offer).toMatchObject({
      total: 286_00,
      contract: { company: { id: companyId }, nights: 2, discounts: [20_00] },
    });
    expect((await book({ ...stay, companyId })).total).toBe(286_00);
  });

  it("is that of the season in which the night lies, not of both", async () => {
    openAt110();
    const companyId = await company([
      rate({ discount: 10_00, to: "2026-05-11" }),
      rate({ discount: 0, from: "2026-05-12", to: "2026-05-12" }),
      rate({ discount: 50_00, from: "2026-05-13" }),
    ]);
    expect(prices(await book({ ...stay, companyId }))).toEqual([99_00, 110_00, 55_00]);
  });

  it("counts for stays of so many nights alone, and for its plan alone", async () => {
    openAt110();
    const companyId = await company([rate({ nights: 3 })]);
    expect((await book({ ...stay, companyId })).total).toBe(297_00);
    expect((await book({ ...stay, departure: "2026-05-13", companyId })).total).toBe(220_00);
    const flexible = await book({ ...stay, ratePlanId: "BB" });
    expect((await book({ ...stay, ratePlanId: "BB", companyId })).total).toBe(flexible.total);
  });

  it("comes before that of the agency, and a negotiated one before both", async () => {
    openAt110();
    const [companyId, none] = [await company(), await company([])];
    const agencyId = await company([rate({ discount: 20_00 })], { kind: "agency" });
    expect((await book({ ...stay, companyId, agencyId })).total).toBe(297_00);
    expect((await book({ ...stay, companyId: none, agencyId })).total).toBe(264_00);
    const negotiatedPrice = { perNight: 70_00, reason: "Grupo" };
    expect((await book({ ...stay, companyId, agencyId, negotiatedPrice })).total).toBe(210_00);
  });

  it("is the same by every door: one room, several, at the desk, other dates, an extension", async () => {
    const hotel = openAt110();
    const companyId = await company([rate({ from: today })]);
    const draft = draftOf({ ...stay, companyId });
    const room = { roomTypeId: "DBL", ratePlanId: "BAR", adults: 2, childrenAges: [], guest: "" };
    const body = { clientId: "two", draft, rooms: [room], routed: [] };
    const booked = await hotelApi.createBooking({ body });
    expect(booked.map(({ total, company: of }) => [total, of?.id])).toEqual([
      [297_00, companyId],
      [297_00, companyId],
    ]);
    expect((await save(booked[0]!, { departure: "2026-05-15" })).total).toBe(396_00);

    const free = await hotelApi.listFreeRooms({ query: { departure: "2026-04-18", adults: 2, companyId } });
    const { total, roomId } = free.find(isDouble)!;
    expect(total).toBe(396_00);
    const here = await arrived(roomId, "2026-04-17", { ...stay, arrival: today, departure: "2026-04-17", companyId });
    expect(prices(here)).toEqual([99_00, 99_00, 99_00]);
    hotel.open("2026-04-15");
    expect(prices(await save(await get(here.id), { departure: "2026-04-18" }))).toEqual([99_00, 99_00, 99_00, 99_00]);
  });

  it("stays on booked nights when the contract changes, and added nights have the new one", async () => {
    openAt110();
    const companyId = await company();
    const booked = await book({ ...stay, companyId });
    await changeCompany(companyId, { rates: [rate({ discount: 30_00 })] });
    expect(prices(await get(booked.id))).toEqual([99_00, 99_00, 99_00]);
    expect(prices(await save(booked, { departure: "2026-05-15" }))).toEqual([99_00, 99_00, 99_00, 77_00]);
  });

  it("goes with another company, unless a person keeps it; the history names both", async () => {
    openAt110();
    const [acme, beta] = [await company([rate({ discount: 20_00 })]), await company([], { name: "Beta" })];
    const booked = await book({ ...stay, companyId: acme });
    expect(booked.total).toBe(264_00);
    const repriced = await save(booked, { companyId: beta });
    expect([repriced.total, repriced.company?.name]).toEqual([330_00, "Beta"]);
    expect(repriced.history[0]!.changes).toEqual([{ field: "company", before: booked.company?.name, after: "Beta" }]);
    const again = await book({ ...stay, companyId: acme });
    const kept = await save(again, { companyId: beta }, { keepsPrice: true });
    expect(kept.total).toBe(264_00);
    expect(kept.history[0]!.changes.map(({ field }) => field)).toEqual(["company", "priceKept"]);
  });

  it("is not touched by a company without a contract that is added", async () => {
    const hotel = openAt110();
    const beta = await company([]);
    const booked = await book(stay);
    hotel.setUp.changeRates((rates) => rates.put("BAR", "DBL", "2026-05-11", { price: 150_00 }));
    expect((await save(booked, { companyId: beta })).total).toBe(330_00);
  });

  it("leaves the nights that are slept as they were", async () => {
    const hotel = openAt110();
    const companyId = await company([rate({ from: today })]);
    const here = await arrived("R-104", "2026-04-17", { ...stay, arrival: today, departure: "2026-04-17" });
    hotel.open("2026-04-15");
    expect(prices(await save(await get(here.id), { companyId }))).toEqual([110_00, 99_00, 99_00]);
  });
});

describe("the company of a reservation", () => {
  it("is refused beside its field once it is deleted or closed, and stays where it is already", async () => {
    openAt110();
    const [gone, closed] = [await company(), await company()];
    const booked = await book({ ...stay, companyId: closed });
    await actOnCompany(gone, "delete");
    await actOnCompany(closed, "close", { why: "Impagos" });
    for (const [ids, code] of [
      [{ companyId: gone }, "GONE"],
      [{ companyId: "EM-999999" }, "GONE"],
      [{ agencyId: closed }, "COMPANY_CLOSED"],
    ] as const)
      expect(await hotelRefusalOf(book({ ...stay, ...ids }))).toMatchObject({
        status: 422,
        reasons: [{ code, field: Object.keys(ids)[0] }],
      });
    expect((await save(booked, { departure: "2026-05-15" })).company?.id).toBe(closed);
  });

  it("is the one it was merged into, keeps the record it was sold with, and is found by its name", async () => {
    openAt110();
    const [old, kept] = [await company([], { name: "Viajes Sol" }), await company([], { name: "Ultramar" })];
    const booked = await book({ ...stay, agencyId: old });
    const listed = async (query: object) =>
      (await hotelApi.listReservations({ query: { page: 1, perPage: 10, ...query } })).rows.map(({ id }) => id);
    expect(await listed({ text: "viajes sol" })).toEqual([booked.id]);
    await actOnCompany(old, "merge", { into: kept });
    expect(await get(booked.id)).toMatchObject({ agencyId: old, agency: { id: kept, name: "Ultramar" } });
    expect(await listed({ text: "ultramar" })).toEqual([booked.id]);
    expect(await listed({ companyId: kept })).toEqual([booked.id]);
    const saved = await save(await get(booked.id), { agencyId: kept, eta: "18:00" });
    expect(saved.agencyId).toBe(old);
    expect(saved.history[0]!.changes.map(({ field }) => field)).toEqual(["eta"]);
  });

  it("may not change after the stay", async () => {
    const hotel = openAt110();
    const booked = await book(stay);
    hotel.put({ ...hotel.get(booked.id), state: "checkedOut" });
    const refused = await hotelRefusalOf(save(await get(booked.id), { companyId: await company() }));
    expect(refused.codes).toEqual(["NOTES_ONLY"]);
  });
});

describe("the contact of a reservation", () => {
  const nuria = { name: "Nuria Campos", purpose: "other", email: "nuria@ibertec.example", phone: "+34 952 400 118" };
  const amparo = { name: "Amparo Gil", purpose: "reservations", email: "", phone: "" } as const;
  const withContact = (contact: object) => ({ contacts: [contact as CompanyDraft["contacts"][number]] });

  it("is one of the company's or the agency's, told as its record tells it now", async () => {
    openAt110();
    const companyId = await company([], withContact(nuria));
    const agencyId = await company([], { kind: "agency", ...withContact(amparo) });
    const booked = await book({ ...stay, companyId, agencyId, contactName: "Nuria Campos" });
    expect(booked.contact).toEqual({ name: nuria.name, email: nuria.email, phone: nuria.phone });
    await changeCompany(companyId, withContact({ ...nuria, phone: "+34 600 000 001" }));
    expect((await get(booked.id)).contact?.phone).toBe("+34 600 000 001");
    const saved = await save(await get(booked.id), { contactName: "Amparo Gil" });
    expect(saved.contact).toEqual({ name: "Amparo Gil", email: "", phone: "" });
    expect(saved.history[0]!.changes).toEqual([{ field: "contactName", before: "Nuria Campos", after: "Amparo Gil" }]);
  });

  it("is refused once the company has it no longer, stays where it is, and goes with it", async () => {
    openAt110();
    const companyId = await company([], withContact(nuria));
    const refused = await hotelRefusalOf(book({ ...stay, companyId, contactName: "Amparo Gil" }));
    expect(refused).toMatchObject({ status: 422, reasons: [{ code: "CONTACT_UNKNOWN", field: "contactName" }] });
    const booked = await book({ ...stay, companyId, contactName: "Nuria Campos" });
    await changeCompany(companyId, { contacts: [] });
    expect((await save(booked, { eta: "18:00" })).contact).toEqual({ name: "Nuria Campos", email: "", phone: "" });
    const left = await save(await get(booked.id), { companyId: undefined });
    expect([left.contactName, left.contact]).toEqual([undefined, undefined]);
  });
});
