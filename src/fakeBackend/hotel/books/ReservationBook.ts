import type { BillingSettings, Product } from "@/contract/property";

import type { TableShelf } from "../../core/shelf";
import { notFound } from "../../records/Refused";
import { IdIndex } from "./IdIndex";
import { LATE_ARRIVAL, namesOf, numberOf } from "./reservationNames";
import type { StoredReservation } from "./StoredReservation";
import { withAgreedExtras } from "./withAgreedExtras";
import { withFeeVat } from "./withFeeVat";

/** The reservations, by their own id, by that of their guest, and by that of the leader of their group. */
export class ReservationBook {
  readonly #reservations: Map<string, StoredReservation>;
  readonly #shelf: TableShelf;
  readonly #ofLeader = new IdIndex();
  #lastNumber = LATE_ARRIVAL;
  /** Made when it is first asked for. */
  #ofGuest?: IdIndex;

  constructor(
    reservations: readonly StoredReservation[],
    shelf: TableShelf,
    terms: { products: readonly Product[]; fees: BillingSettings["feeCause"] },
  ) {
    this.#shelf = shelf;
    this.#reservations = new Map(reservations.map((reservation) => [reservation.id, reservation]));
    for (const [id, kept] of shelf.kept) {
      const row = withFeeVat(withAgreedExtras(kept as StoredReservation, terms.products), terms.fees);
      this.#reservations.set(id, row);
      if (row !== kept) shelf.put(id, row); // once: a later change of a product or of the settings is not for it
    }
    for (const { id, billing } of this.all()) {
      if (billing?.leader) this.#ofLeader.add(billing.leader, id);
      // a number is never used again, even after a deletion
      this.#lastNumber = Math.max(this.#lastNumber, numberOf({ id }));
    }
  }

  nextNames() {
    this.#lastNumber += 1;
    return namesOf(this.#lastNumber);
  }

  all(): IterableIterator<StoredReservation> {
    return this.#reservations.values();
  }

  /** Includes deleted ones: undoing a deletion needs them. */
  find(id: string): StoredReservation | undefined {
    return this.#reservations.get(id);
  }

  get(id: string): StoredReservation {
    const reservation = this.#reservations.get(id);
    if (!reservation || reservation.isDeleted) throw notFound();
    return reservation;
  }

  /** Without deleted ones. */
  ofGuests(guestIds: readonly string[]): StoredReservation[] {
    this.#ofGuest ??= this.#byGuest();
    return this.#listed(guestIds.flatMap((id) => this.#ofGuest?.of(id) ?? []));
  }

  /** Whose window the folio of a reservation pays; without deleted ones. */
  ofLeader(leaderId: string): StoredReservation[] {
    return this.#listed(this.#ofLeader.of(leaderId));
  }

  put(reservation: StoredReservation) {
    const { id, guestId, billing } = reservation;
    const former = this.#reservations.get(id);
    if (former) this.#ofGuest?.remove(former.guestId, id);
    if (former?.billing?.leader) this.#ofLeader.remove(former.billing.leader, id);
    this.#ofGuest?.add(guestId, id);
    if (billing?.leader) this.#ofLeader.add(billing.leader, id);
    this.#reservations.set(id, reservation);
    this.#shelf.put(id, reservation);
  }

  #byGuest() {
    const ofGuest = new IdIndex();
    for (const { id, guestId } of this.all()) ofGuest.add(guestId, id);
    return ofGuest;
  }

  #listed(ids: readonly string[]) {
    return ids.map((id) => this.#reservations.get(id)!).filter(({ isDeleted }) => !isDeleted);
  }
}
