import type { Product, Property, Room, RoomBlock, RoomType, SalesChannel } from "@/contract/property";
import type { RatePlan } from "@/contract/rates";

import { hotelChannelsSeed } from "../seed/hotel/channels";
import { LATE_ARRIVAL, namesOf, numberOf } from "../seed/hotel/numbered";
import { productsSeed } from "../seed/hotel/products";
import { propertyAt } from "../seed/hotel/property";
import { ratePlansSeed } from "../seed/hotel/ratePlans";
import { roomsSeed, roomTypesSeed } from "../seed/hotel/rooms";
import { sampleReservations } from "../seed/hotel/sampleReservations";
import { KeptMap } from "../KeptMap";
import { noShelf, type TableShelf } from "../shelf";
import { GuestBook } from "./GuestBook";
import { listEntryOf } from "./listEntryOf";
import { NightIndex } from "./NightIndex";
import { RateBook } from "./RateBook";
import { notFound } from "./refusals";
import { ReservationList } from "./ReservationList";
import { Revision } from "./Revision";
import type { StoredReservation } from "./StoredReservation";

/**
 * The data of the property. A reservation is immutable; every change replaces it with `put`, which keeps the indexes
 * correct.
 */
export class Hotel {
  readonly property: Property;
  readonly roomTypes: readonly RoomType[] = roomTypesSeed;
  readonly rooms: readonly Room[] = roomsSeed;
  readonly channels: readonly SalesChannel[] = hotelChannelsSeed;
  readonly ratePlans: readonly RatePlan[] = ratePlansSeed;
  readonly products: readonly Product[] = productsSeed;
  readonly blocks: readonly RoomBlock[];
  readonly rates: RateBook;
  readonly guests: GuestBook;
  readonly nights: NightIndex;
  readonly revision = new Revision();
  /** Reservations by the client's id of the call that created them: a repeated call creates no second one. */
  readonly madeBy: KeptMap<StoredReservation["id"]>;
  readonly #reservations: Map<string, StoredReservation>;
  readonly #shelf: TableShelf;
  #list?: ReservationList;
  #lastNumber: number;

  /** The sample at a moment, except for stored rows. */
  constructor(now: Date, shelf = noShelf, reservationCount?: number) {
    this.property = propertyAt(now);
    this.rates = new RateBook(this.ratePlans);
    const { guests, reservations, blocks } = sampleReservations(this.property, this.rates, reservationCount);
    this.blocks = blocks;
    this.guests = new GuestBook(guests, shelf.table("guests"));
    this.madeBy = new KeptMap(shelf.table("madeBy"));
    this.#shelf = shelf.table("reservations");
    this.nights = new NightIndex(this.rooms, this.roomTypes, blocks, this.property.overbookingAllowance);
    this.#reservations = new Map(reservations.map((reservation) => [reservation.id, reservation]));
    for (const [id, kept] of this.#shelf.kept) this.#reservations.set(id, kept as StoredReservation);
    this.#lastNumber = LATE_ARRIVAL;
    for (const reservation of this.#reservations.values()) {
      this.nights.add(reservation);
      // a number is never used again, even after a deletion
      this.#lastNumber = Math.max(this.#lastNumber, numberOf(reservation));
    }
  }

  /** Id and confirmation number of a new reservation; never used again. */
  nextNames(): Pick<StoredReservation, "id" | "confirmationNumber"> {
    this.#lastNumber += 1;
    return namesOf(this.#lastNumber);
  }

  /** Created on first use. */
  get list(): ReservationList {
    this.#list ??= new ReservationList(
      [...this.#reservations.values()].filter(({ isDeleted }) => !isDeleted).map((one) => listEntryOf(one, this)),
      this.property.businessDate,
    );
    return this.#list;
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

  put(reservation: StoredReservation): StoredReservation {
    const former = this.#reservations.get(reservation.id);
    if (former) this.nights.remove(former);
    this.nights.add(reservation);
    this.#reservations.set(reservation.id, reservation);
    this.#shelf.put(reservation.id, reservation);
    this.#list?.replace(reservation.id, reservation.isDeleted ? undefined : listEntryOf(reservation, this));
    this.revision.advance();
    return reservation;
  }

  roomType(id: string): RoomType | undefined {
    return this.roomTypes.find((type) => type.id === id);
  }

  product(id: string): Product | undefined {
    return this.products.find((product) => product.id === id);
  }

  room(id: string): Room | undefined {
    return this.rooms.find((room) => room.id === id);
  }
}
