import { describe, expect, it } from "vitest";

import type { Dimension } from "@/contract/figures/period";
import { adrOf, totalRevenue } from "@/domain/kpis/rates";
import type { Hotel } from "@/fakeBackend/hotel/Hotel";

import { actOn, checkedIn, closeApi, closeWhole, openClose, postTo, solve } from "../../support/closeCalls";
import { actOnCompany, addCompany, companyOf } from "../../support/companyCalls";
import { figuresApi, figuresOf, nightOf, rowsOf } from "../../support/figureCalls";
import { amend, book, hotelApi } from "../../support/hotelBackend";
import { expectRefused } from "../folioCalls";

const today = "2026-11-26";
const at = `${today}T09:00:00.000Z`;
const night = nightOf(today);

const twoNights = { arrival: today, departure: "2026-11-28" };

const open = () => openClose({ isEmpty: true }, undefined, at);

const productionBy = async (by: Dimension, period = night) =>
  (await figuresApi.getProduction({ query: { ...period, by, compare: "weekday" } })).rows.map(
    ({ key, now: { sold, roomRevenue, commission } }) => ({ key, sold, roomRevenue, commission }),
  );

/** Everything that reports tell of a period. */
async function told(period = night) {
  const { sums, channels } = await figuresOf(period);
  const productions = await Promise.all(
    (["channel", "plan", "segment", "company", "agency", "country"] as const).map((by) => productionBy(by, period)),
  );
  const { rows } = await rowsOf("adr", period);
  const nights = rows.map(({ nights: count, roomRevenue, commission, channelId, ratePlanId }) => ({
    count,
    roomRevenue,
    commission,
    channelId,
    ratePlanId,
  }));
  return { sums: sums.now, channels, productions, nights };
}

const version = async (id: string) => hotelApi.getReservation({ params: { id } });

function setCard(hotel: Hotel, id: string, company: string) {
  const guest = hotel.guests.get(hotel.get(id).guestId);
  hotel.putGuest({ ...guest, company, country: "FR" });
}

function setCommission({ setUp }: Hotel, id: string, commissionPercent: number) {
  setUp.channels.put({ ...setUp.channels.find(id)!, commissionPercent });
}

describe("a closed night", () => {
  it("is of the company that pays it, whatever the guest's card says before or after", async () => {
    const { hotel } = open();
    const payer = await addCompany({ name: "Construcciones Pardo SL", taxId: "" });
    const stay = await checkedIn(twoNights);
    setCard(hotel, stay.id, "Textil Roca");
    await postTo(await version(stay.id), "bill", { payer: "", companyId: payer.id, routed: ["room"] });
    await closeWhole();
    const pardo = [{ key: "Construcciones Pardo SL", sold: 1, roomRevenue: 67_27, commission: 0 }];
    expect(await productionBy("company")).toEqual(pardo);
    expect(await productionBy("segment")).toMatchObject([{ key: "negotiated" }]);
    const before = await told();
    setCard(hotel, stay.id, "Nova Lab");
    await postTo(await version(stay.id), "unbill", {});
    setCard(hotel, stay.id, "");
    expect(await told()).toEqual(before);
    expect(await productionBy("company", nightOf("2026-11-27"))).toMatchObject([{ key: "" }]);
    await actOnCompany(payer.id, "merge", { into: (await addCompany({ name: "Grupo Pardo", taxId: "" })).id });
    expect(await productionBy("company")).toMatchObject([{ key: "Grupo Pardo", sold: 1 }]);
  });

  it("is of a typed payer by that name, and not of a company that only the card names", async () => {
    const { hotel } = open();
    const [paid, plain] = [await checkedIn(twoNights), await checkedIn(twoNights)];
    setCard(hotel, plain.id, "Textil Roca");
    await postTo(paid, "bill", { payer: "Construcciones Pardo SL", taxId: "", email: "", routed: ["room"] });
    await closeWhole();
    expect(await productionBy("company")).toMatchObject([
      { key: "", sold: 1 },
      { key: "Construcciones Pardo SL", sold: 1 },
    ]);
    expect((await rowsOf("adr", { ...night, company: "Construcciones Pardo SL" })).total).toBe(1);
    expect(await productionBy("segment")).toMatchObject([
      { key: "negotiated", sold: 1 },
      { key: "retail", sold: 1 },
    ]);
  });

  it("keeps channel, plan, commission and people when the stay or the channel is changed", async () => {
    const { hotel } = open();
    const { id } = await checkedIn({ ...twoNights, channelId: "booking", externalRef: "B1" });
    await closeWhole();
    const before = await told();
    expect(before.sums).toMatchObject({ guests: 2, sold: 1, roomRevenue: 67_27, commission: 11_44 });
    const report = await closeApi.getDayReport({ params: { date: today } });
    setCommission(hotel, "booking", 25);
    await amend(id, { adults: 1, channelId: "phone", externalRef: "" });
    expect(await told()).toEqual(before);
    expect((await figuresOf({ ...night, channel: "booking" })).sums.now).toMatchObject({ sold: 1, arrivals: 1 });
    expect((await figuresOf({ ...night, channel: "phone" })).sums.now).toMatchObject({ sold: 0, arrivals: 0 });
    expect(await closeApi.getDayReport({ params: { date: today } })).toEqual(report);
    const next = (await figuresOf(nightOf("2026-11-27"))).sums.now;
    expect(next).toMatchObject({ guests: 1, sold: 1, commission: 0 });
  });

  it("of the sample's past keeps the commission that its channel had, and its guests' countries", async () => {
    const { hotel } = openClose({ reservations: 120 }, undefined, at);
    const past = { from: "2026-11-10", to: "2026-11-25" };
    const before = await told(past);
    expect(before.sums.commission).toBeGreaterThan(0);
    for (const { id } of hotel.setUp.channels.all()) setCommission(hotel, id, 30);
    for (const { id } of hotel.all()) setCard(hotel, id, "Textil Roca");
    expect(await told(past)).toEqual(before);
    const ahead = await figuresOf({ from: "2026-11-26", to: "2026-12-10" });
    expect(ahead.sums.now.commission).toBe(ahead.channels.reduce((sum, { commission }) => sum + commission, 0));
  });
});

describe("a service for each night", () => {
  const stay = { arrival: today, departure: "2026-11-29" };
  const breakfast = { extras: [{ productId: "breakfast", quantity: 1 }] };
  const other = async (date: string) => (await figuresOf(nightOf(date))).sums.now.otherRevenue;
  const days = ["2026-11-26", "2026-11-27", "2026-11-28", "2026-11-29"];

  it("counts on the day on which it is served: a breakfast on the morning after", async () => {
    open();
    await checkedIn({ ...stay, ...breakfast });
    expect(await Promise.all(days.map(other))).toEqual([0, 25_46, 25_46, 25_45]);
    await closeWhole();
    await closeWhole();
    const reports = await Promise.all(days.slice(0, 2).map((date) => closeApi.getDayReport({ params: { date } })));
    expect(reports.map(({ otherRevenue }) => otherRevenue)).toEqual([0, 28_00]);
    expect(reports[1]!.vat).toEqual([{ rate: 10, net: 100_91, vat: 10_09, gross: 111_00 }]);
  });

  it("that is ordered later changes no closed day: what was served before counts on the open one", async () => {
    open();
    const { id } = await checkedIn(stay);
    await closeWhole();
    await closeWhole();
    const before = await Promise.all(days.slice(0, 2).map((date) => told(nightOf(date))));
    await amend(id, breakfast);
    expect(await Promise.all(days.slice(0, 2).map((date) => told(nightOf(date))))).toEqual(before);
    expect(await Promise.all(days.map(other))).toEqual([0, 0, 50_91, 25_45]);
    const { figures } = await closeApi.getClose();
    expect(figures.otherRevenue).toBe(56_00);
    await closeWhole();
    expect(await Promise.all(days.map(other))).toEqual([0, 0, 50_91, 25_45]);
  });

  it("counts less from the open day on when a person goes, and the past is as it was", async () => {
    open();
    const { id } = await checkedIn({ ...stay, ...breakfast });
    await closeWhole();
    await closeWhole();
    await amend(id, { adults: 1 });
    const revenue = await Promise.all(days.map(other));
    expect(revenue.slice(0, 2)).toEqual([0, 25_46]);
    const { charges, upcoming } = await version(id);
    const whole = [...charges, ...upcoming].find(({ kind }) => kind === "extra")!.amount;
    expect(whole).toBe(42_00);
    expect(revenue.reduce((sum, one) => sum + one, 0)).toBe(38_19);
  });

  it("counts on the day of the arrival in a house that has it so", async () => {
    const { hotel } = open();
    const property = hotel.setUp.property.all()[0]!;
    hotel.setUp.property.put({ ...property, billing: { ...property.billing, serviceDay: "arrival" } });
    await checkedIn({ ...stay, ...breakfast });
    expect(await Promise.all(days.map(other))).toEqual([76_37, 0, 0, 0]);
  });
});

it("a night and three charges of 10,03 have in the figures of the day the VAT of their bill", async () => {
  open();
  let stay = await checkedIn(twoNights);
  for (let count = 0; count < 3; count += 1)
    stay = await postTo(stay, "charge", { description: "Bar", unitPrice: 10_03, quantity: 1, vat: 10 });
  const { sums } = await figuresOf(night);
  expect([sums.now.otherRevenue, sums.now.roomRevenue, adrOf(sums.now)]).toEqual([27_36, 67_27, 67_27]);
  const { figures } = await closeApi.getClose();
  expect(figures.vat).toEqual([{ rate: 10, net: 94_63, vat: 9_46, gross: 104_09 }]);
  expect(totalRevenue(sums.now)).toBe(94_63);
});

it("the page of a company has the nights that it has paid, as they were closed", async () => {
  open();
  const [payer, agency] = [
    await addCompany({ name: "Construcciones Pardo SL", taxId: "" }),
    await addCompany({ name: "Viajes Sur", taxId: "", kind: "agency" }),
  ];
  const { id } = await checkedIn({ ...twoNights, agencyId: agency.id });
  await postTo(await version(id), "bill", { payer: "", companyId: payer.id, routed: ["room"] });
  await closeWhole();
  await postTo(await version(id), "unbill", {});
  await amend(id, { agencyId: undefined });
  const [paid, sold] = [await companyOf(payer.id), await companyOf(agency.id)];
  expect([paid, sold]).toMatchObject([
    { nights: 1, revenue: 67_27 },
    { nights: 1, revenue: 67_27 },
  ]);
});

it("the fee of a channel's no-show has its commission, and none once it is taken back", async () => {
  open();
  const { id } = await book({ ...twoNights, channelId: "booking", externalRef: "B1" });
  await solve(today, await version(id), "noShow");
  const fee = async () => (await rowsOf("noShows", night)).rows.map((row) => [row.fee, row.commission]);
  expect(await fee()).toEqual([[67_27, 11_44]]);
  await closeWhole();
  expect((await figuresOf({ ...night, channel: "booking" })).sums.now).toMatchObject({ commission: 11_44 });
  const noShow = await version(id);
  await postTo(noShow, "correct", { chargeId: noShow.charges[0]!.id, reason: "Vuelo cancelado" });
  expect(await fee()).toEqual([[0, 0]]);
  expect((await figuresOf(night)).sums.now).toMatchObject({ commission: 11_44 });
});

describe("a channel's no-show of which the hotel keeps nothing", () => {
  const open48 = async (more = {}) => {
    const { advance } = openClose({ isEmpty: true }, undefined, `${today}T22:30:00.000Z`);
    const { id } = await book({ ...twoNights, channelId: "booking", externalRef: "B1", ...more });
    return { id, advance };
  };
  const waived = async (id: string) => {
    const input = { waiveFee: true, note: "Huelga de trenes" };
    return actOn(await version(id), "markNoShow", input);
  };
  const tasks = async () => (await hotelApi.getDay()).urgent.map(({ kind, report }) => ({ kind, report }));

  it("owes no commission, and is told to the channel within 48 hours after the departure", async () => {
    const { id, advance } = await open48();
    await expectRefused(actOn(await version(id), "markNoShow", { waiveFee: true, note: " " }), "WAIVER_REASON_MISSING");
    const noShow = await waived(id);
    expect(noShow).toMatchObject({ state: "noShow", charges: [], total: 0 });
    const line = { field: "charge", before: "Cargo por no-show", after: "" };
    expect(noShow.history[0]).toMatchObject({ what: "markNoShow", note: "Huelga de trenes" });
    expect(noShow.history[0]!.changes).toContainEqual(line);
    expect((await rowsOf("noShows", night)).rows.map((row) => [row.fee, row.commission])).toEqual([[0, 0]]);
    const task = { kind: "noShowReport", report: { channel: "Booking.com", until: "2026-11-30 12:00" } };
    expect(await tasks()).toEqual([task]);
    advance(84 * 3_600_000); // 11:30 of the 30th in Madrid
    expect(await tasks()).toEqual([task]);
    advance(3_600_000);
    expect(await tasks()).toEqual([]);
    await expectRefused(actOn(await version(id), "reportNoShow"), "INVALID_TRANSITION");
  });

  it("is ticked off by a person, once, and asks again after it was received and undone", async () => {
    const { id } = await open48();
    const reported = await actOn(await waived(id), "reportNoShow");
    expect(reported.history[0]).toMatchObject({ what: "reportNoShow", by: "Marina Solé" });
    expect([reported.state, await tasks()]).toEqual(["noShow", []]);
    await expectRefused(actOn(reported, "reportNoShow"), "INVALID_TRANSITION");
    const undone = await actOn(reported, "revertReportNoShow");
    expect(await tasks()).toMatchObject([{ kind: "noShowReport" }]);
    await expectRefused(actOn(undone, "revertReportNoShow"), "INVALID_TRANSITION");
    const back = await actOn(undone, "reactivate");
    expect(back).toMatchObject({ state: "confirmed", total: 157_00 });
    await waived(id);
    expect(await tasks()).toMatchObject([{ kind: "noShowReport" }]);
  });

  it("is a task also where the fee is taken back later, and none where it is kept", async () => {
    const { id } = await open48();
    const kept = await actOn(await version(id), "markNoShow");
    expect(await tasks()).toEqual([]);
    await postTo(kept, "correct", { chargeId: kept.charges[0]!.id, reason: "Vuelo cancelado" });
    expect(await tasks()).toMatchObject([{ kind: "noShowReport" }]);
    await waived((await book({ ...twoNights, channelId: "phone" })).id);
    expect(await tasks()).toHaveLength(1);
  });
});
