import { describe, expect, it } from "vitest";

import type { DocumentAct } from "@/contract/billing/billingDocument";
import type { BillingSettings } from "@/contract/property";
import type { Hotel } from "@/fakeBackend/hotel/Hotel";

import { acme, act, bill, billingApi, openStay, unbilledStay } from "../support/billingCalls";
import { closeWhole, openClose } from "../support/closeCalls";
import { hotelRefusalOf } from "../support/hotelBackend";

let calls = 0;

/** A draft of the stay that is issued on a date. */
async function issueOn(reservationId: string, issuedOn: DocumentAct["issuedOn"], customer = acme) {
  calls += 1;
  const draft = { reservationId, window: "guest" as const, customer };
  const made = await billingApi.createDocument({ body: { clientId: `dated-${calls}`, draft } });
  return act("issue", made, { issuedOn });
}

const fieldsOf = async (call: Promise<unknown>) => (await hotelRefusalOf(call)).fields;

describe("a day that was closed early", () => {
  it("gives no invoice the date of tomorrow", async () => {
    const { hotel } = openClose({ reservations: 60 });
    const id = unbilledStay(hotel);
    await closeWhole();
    expect(hotel.property.businessDate).toBe("2026-04-15");
    const refused = issueOn(id, "2026-04-15");
    expect(await fieldsOf(refused)).toEqual({ issuedOn: "La fecha no puede ser futura." });
    const issued = await bill({ reservationId: id, window: "guest", customer: acme });
    expect(issued).toMatchObject({ issuedOn: "2026-04-14", records: [{ record: { issuedOn: "14-04-2026" } }] });
    const corrected = await act("correct", issued, { reason: "Error" });
    const corrective = await billingApi.getDocument({ params: { id: corrected.followers[0]!.id } });
    expect(corrective.issuedOn).toBe("2026-04-14");
  });

  it("has what is issued and cancelled in the view and in the VAT book of today", async () => {
    const { hotel } = openClose({ reservations: 60 });
    const draft = { reservationId: unbilledStay(hotel), window: "guest" as const, customer: acme };
    await closeWhole();
    const { id, number } = await bill(draft);
    await act("cancel", await billingApi.getDocument({ params: { id } }), { reason: "Error" });
    const today = { from: "2026-04-14", to: "2026-04-14" };
    const { rows } = await billingApi.getVatBook({ query: today });
    const entries = rows.filter((row) => row.number === number).map(({ entry, issuedOn }) => [entry, issuedOn]);
    expect(entries).toEqual([
      ["issue", today.to],
      ["cancellation", today.to],
    ]);
    const shown = await billingApi.listDocuments({ query: { view: "today" } });
    expect(shown.rows.map((row) => row.number)).toContain(number);
  });

  it("goes on from the last date of the series", async () => {
    const { db, hotel } = openClose({ reservations: 60 });
    const id = unbilledStay(hotel);
    const book = await db.billing.open();
    const last = book.all().findLast(({ series }) => series === "F26-")!;
    book.put({ ...last, id: book.nextId(), number: "F26-999999", issuedOn: "2026-04-15", records: [] });
    expect((await bill({ reservationId: id, window: "guest", customer: acme })).issuedOn).toBe("2026-04-15");
  });

  it("has the date of the hotel's own clock", async () => {
    const { hotel } = openClose({ reservations: 60 }, undefined, "2026-04-14T22:30:00.000Z"); // past midnight in Madrid
    expect(hotel.property.businessDate).toBe("2026-04-15");
    const issued = await bill({ reservationId: unbilledStay(hotel), window: "guest", customer: acme });
    expect(issued.issuedOn).toBe("2026-04-15");
  });
});

function setBilling({ setUp }: Hotel, changes: Partial<BillingSettings>) {
  const property = setUp.property.all()[0]!;
  setUp.property.put({ ...property, billing: { ...property.billing, series, ...changes } });
}

/** Series in which nothing was issued yet. */
const series = {
  full: "NF{yy}-",
  simplified: "NT{yy}-",
  corrective: "NR{yy}-",
  correctiveOfTicket: "NRT{yy}-",
  proforma: "NP{yy}-",
  receipt: "NRC{yy}-",
};
const before = (date: string) => ({
  issuedOn: `La fecha no puede ser anterior al ${date}: desde ese día cada factura lleva registro.`,
});

describe("a date that is told", () => {
  it.each(["14/04/2026", "2026-02-30", "ayer"])("is a date of the calendar: %s", async (issuedOn) => {
    const { id } = openStay();
    expect(await fieldsOf(issueOn(id, issuedOn))).toEqual({ issuedOn: "That value is not possible here." });
  });

  it("is not before the agency takes records, nor before the hotel keeps them", async () => {
    const { hotel, id } = openStay();
    setBilling(hotel, { recordedFrom: "2020-01-01" });
    expect(await fieldsOf(issueOn(id, "2024-10-27"))).toEqual(before("28/10/2024"));
    setBilling(hotel, { recordedFrom: "2026-04-10" });
    expect(await fieldsOf(issueOn(id, "2026-04-09"))).toEqual(before("10/04/2026"));
    expect(await issueOn(id, "2026-04-10")).toMatchObject({ issuedOn: "2026-04-10", records: [{}] });
  });

  it.each<Partial<BillingSettings>>([{ recordedFrom: "2026-04-15" }, { mode: "none" }])(
    "is any where no record is kept yet: %j",
    async (billing) => {
      const { hotel, id } = openStay();
      setBilling(hotel, billing);
      expect(await issueOn(id, "2024-10-27")).toMatchObject({ issuedOn: "2024-10-27", records: [] });
    },
  );
});
