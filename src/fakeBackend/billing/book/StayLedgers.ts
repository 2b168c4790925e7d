import { type AccountWindow, accountWindows } from "@/contract/account/accountWindows";
import { inWindow, sumsOf } from "@/domain/account/windows";
import { type Ledger, ledgerOf } from "@/domain/billing/ledger";
import { folioSums } from "@/domain/folio/folioLines";
import { isEnded } from "@/domain/reservations/situationOf";

import type { StoredReservation } from "../../hotel/books/StoredReservation";
import type { Hotel } from "../../hotel/Hotel";
import { linesOfGroup } from "../../hotel/reservations/groupOf";
import type { StoredDocument } from "./StoredDocument";

type OfWindows = Record<AccountWindow, Ledger>;

/** The ledgers of stays. Those of a stay are made once, until the stay, a member of its group or one of its documents changes. */
export class StayLedgers {
  readonly #hotel: Hotel;
  readonly #kept = new Map<string, { of: readonly unknown[]; ledgers: OfWindows }>();

  constructor(hotel: Hotel) {
    this.#hotel = hotel;
  }

  /** `documents` are those of the stay that are issued and not cancelled, the oldest first. */
  of(stay: StoredReservation, documents: readonly StoredDocument[]): OfWindows {
    const { revision } = this.#hotel;
    const of = [revision.lastOf.setUp, stay, ...this.#hotel.membersOf(stay.id), ...documents];
    const kept = this.#kept.get(stay.id);
    if (kept && kept.of.length === of.length && kept.of.every((one, place) => one === of[place])) return kept.ledgers;
    const ledgers = this.#made(stay, documents);
    this.#kept.set(stay.id, { of, ledgers });
    return ledgers;
  }

  #made(stay: StoredReservation, documents: readonly StoredDocument[]): OfWindows {
    const windows = folioSums(stay, this.#hotel.products, linesOfGroup(stay, this.#hotel, "all"));
    const isOver = isEnded(stay.state);
    const made = accountWindows.map((window) => {
      const payments = inWindow(stay.payments, window);
      return [window, ledgerOf({ window, documents, payments, sums: sumsOf(windows, window), isOver })];
    });
    return Object.fromEntries(made) as OfWindows;
  }
}
