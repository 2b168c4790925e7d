import { type AccountWindow, accountWindows } from "@/contract/account/accountWindows";
import { inWindow, openWindow, sumsOf } from "@/domain/account/windows";
import { type Ledger, ledgerOf } from "@/domain/billing/ledger";
import { folioSums } from "@/domain/folio/folioLines";
import { isEnded } from "@/domain/reservations/situationOf";

import type { StoredReservation } from "../../hotel/books/StoredReservation";
import { linesOfGroup } from "../../hotel/reservations/groupOf";
import type { KeptDocuments, StoredDocument } from "./StoredDocument";

type OfWindows = Record<AccountWindow, Ledger>;

/** The ledgers of all windows. Those of a stay are made once, until the stay, a member of its group or a document changes. */
export class Ledgers {
  readonly #book: Pick<KeptDocuments, "hotel" | "standing" | "standingWith">;
  readonly #kept = new Map<string, { of: readonly unknown[]; ledgers: OfWindows }>();

  constructor(book: Pick<KeptDocuments, "hotel" | "standing" | "standingWith">) {
    this.#book = book;
  }

  /** The ledger of a document's window. Without a stay it has the payments of the document and of those besides it. */
  of(document: Pick<StoredDocument, "id" | "reservationId" | "window">): Ledger {
    const { reservationId = "", window } = document;
    const stay = this.#book.hotel.find(reservationId);
    if (stay) return this.ofStay(stay)[openWindow(window, stay)];
    const documents = this.#book.standingWith(document);
    const payments = documents.flatMap((one) => one.payments.map((money) => ({ ...money, documentId: one.id })));
    return ledgerOf({ window, documents, payments, isOver: true });
  }

  ofStay(stay: StoredReservation): OfWindows {
    const { hotel } = this.#book;
    const documents = this.#book.standing(stay.id);
    const of = [hotel.revision.lastOf.setUp, stay, ...hotel.membersOf(stay.id), ...documents];
    const kept = this.#kept.get(stay.id);
    if (kept && kept.of.length === of.length && kept.of.every((one, place) => one === of[place])) return kept.ledgers;
    const ledgers = this.#made(stay, documents);
    this.#kept.set(stay.id, { of, ledgers });
    return ledgers;
  }

  #made(stay: StoredReservation, documents: readonly StoredDocument[]): OfWindows {
    const { hotel } = this.#book;
    const windows = folioSums(stay, hotel.products, linesOfGroup(stay, hotel, "all"));
    const isOver = isEnded(stay.state);
    const closed = stay.billing ? undefined : "company";
    const made = accountWindows.map((window) => {
      const payments = inWindow(stay.payments, window);
      return [window, ledgerOf({ window, closed, documents, payments, sums: sumsOf(windows, window), isOver })];
    });
    return Object.fromEntries(made) as OfWindows;
  }
}
