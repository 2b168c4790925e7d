import type { Charge, OtherStay, Payment } from "@/contract/account/account";
import type { HistoryEntry } from "@/contract/reservations/reservationHistory";

import type { GuestBook } from "./books/GuestBook";
import type { StoredReservation } from "./books/StoredReservation";

// Private-use signs, which no keyboard has: between them is the id of a guest.
const ref = /\uE000([^\uE001]*)\uE001/g;

interface Books {
  guests: Pick<GuestBook, "get">;
}

/**
 * A guest in a text that the books keep. The name is not copied, so that it is the one of today wherever it is told, and
 * gone once it is erased.
 */
export const guestRef = (guestId: string): string => `\uE000${guestId}\uE001`;

/** The text with the names of its guests. */
const toldNames = (text: string, { guests }: Books): string =>
  text.replace(ref, (_, id: string) => {
    const { firstName, lastName } = guests.get(id);
    return `${firstName} ${lastName}`.trim();
  });

const toldStay = (stay: OtherStay, books: Books): OtherStay => ({ ...stay, name: toldNames(stay.name, books) });

export const toldCharge = (charge: Charge, books: Books): Charge =>
  charge.stay
    ? { ...charge, description: toldNames(charge.description, books), stay: toldStay(charge.stay, books) }
    : charge;

export const toldPayment = (payment: Payment, books: Books): Payment =>
  payment.stay ? { ...payment, stay: toldStay(payment.stay, books) } : payment;

interface Told {
  before: string;
  after: string;
}

/** A line of a history with the names of its guests. */
export const toldChanges = <Change extends Told, Line extends object>(
  line: Line & { changes: Change[] },
  books: Books,
) => ({
  ...line,
  changes: line.changes.map((change) => ({
    ...change,
    before: toldNames(change.before, books),
    after: toldNames(change.after, books),
  })),
});

/** Who the guest of a reservation was and is, for its history. */
export const withGuestRefs = (
  changes: HistoryEntry["changes"],
  before: Pick<StoredReservation, "guestId">,
  after: Pick<StoredReservation, "guestId">,
): HistoryEntry["changes"] =>
  changes.map((change) =>
    change.field === "guest"
      ? { field: "guest", before: guestRef(before.guestId), after: guestRef(after.guestId) }
      : change,
  );
