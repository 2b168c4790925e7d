import { describe, expect, it } from "vitest";

import type { DocumentAct } from "@/contract/billing/billingDocument";

import { acme, act, bill, billingApi, unbilledStay } from "../support/billingCalls";
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
