import type { StoredCompany } from "@/contract/companies/companies";
import type { Cents } from "@/contract/property";
import type { Situation } from "@/contract/reservations/reservationLife";
import type { StayNumber } from "@/contract/reservations/stayNumbers";
import { fullName, standingName } from "@/domain/people/names";
import { totalOf } from "@/domain/reservations/balance";
import { roomIdsOf, roomOf } from "@/domain/reservations/roomOf";
import { numberFound } from "@/domain/reservations/stayNumbers";
import { situationOf } from "@/domain/reservations/situationOf";

import type { StoredGuest } from "../books/StoredGuest";
import type { StoredReservation } from "../books/StoredReservation";
import { type ListedBooks, openOn } from "./openOn";

/**
 * A reservation with what the list searches, filters and sorts by. Each value is reckoned when it is first read, and once:
 * of a year's reservations a day at the desk reads the names and balances of few. It is replaced when one of them changes.
 */
export class ListEntry {
  readonly reservation: StoredReservation;
  readonly situation: Situation;
  readonly #books: ListedBooks;
  #guest?: StoredGuest;
  #customer?: string;
  #room?: string;
  #total?: Cents;
  #balance?: Cents;

  constructor(reservation: StoredReservation, books: ListedBooks, businessDate = books.property.businessDate) {
    this.reservation = reservation;
    this.situation = situationOf(reservation, businessDate);
    this.#books = books;
  }

  get guest(): StoredGuest {
    return (this.#guest ??= this.#books.guests.get(this.reservation.guestId));
  }

  get customer(): string {
    return (this.#customer ??= standingName(fullName(this.guest), this.reservation.unnamed));
  }

  /** The company and the agency. */
  get soldTo(): StoredCompany[] {
    return this.#books.companies.of(this.reservation);
  }

  /** The name of the company, or else of the agency. */
  get company(): string {
    return this.soldTo[0]?.name ?? "";
  }

  /** The numbers that a guest or an agency can have in hand, besides that of the reservation. */
  get numbers(): StayNumber[] {
    const { confirmationNumber, externalRef } = this.reservation;
    const external = { kind: "external", number: externalRef } as const;
    return [{ kind: "confirmation", number: confirmationNumber }, ...(externalRef ? [external] : [])];
  }

  /** The number that is found by the words, where nothing in sight tells why. */
  foundBy(sought = ""): StayNumber | undefined {
    return numberFound(sought, this.numbers, this.#named.join("\n"));
  }

  /** The names of the customer, company and agency, the reservation's numbers and, of a guest in house, those of the rooms: the desk knows them by these. */
  get searched(): string {
    return [...this.#named, ...this.numbers.map(({ number }) => number)].join("\n");
  }

  get #named(): string[] {
    const { id, state } = this.reservation;
    const roomIds = state === "inHouse" ? roomIdsOf(this.reservation) : [];
    const rooms = roomIds.flatMap((roomId) => this.#books.room(roomId)?.number ?? []);
    return [this.customer, ...this.soldTo.map(({ name }) => name), id, ...rooms];
  }

  /** Of the first room assigned, in the house of the room of today; "" while there is none. */
  get room(): string {
    return (this.#room ??= this.#roomNow());
  }

  get total(): Cents {
    return (this.#total ??= totalOf(this.reservation, this.#books.products));
  }

  /** Of a group's leader that of the group. */
  get balance(): Cents {
    return (this.#balance ??= openOn(this.reservation, this.#books, this.total));
  }

  /** The group that its folio pays for. */
  get leads(): string | undefined {
    return this.#books.membersOf(this.reservation.id).at(0)?.billing?.name;
  }

  #roomNow(): string {
    const { reservation } = this;
    const isHere = reservation.state === "inHouse";
    const id = isHere ? roomOf(reservation, this.#books.property.businessDate) : roomIdsOf(reservation)[0];
    return (id && this.#books.room(id)?.number) || "";
  }
}
