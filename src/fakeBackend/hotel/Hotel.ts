import type { CivilDate, Product, Property, Room, RoomBlock, RoomType, SalesChannel } from "@/contract/property";
import type { Overbooking } from "@/contract/reservations/planning";
import type { RatePlan } from "@/contract/reservations/rates";

import { KeptMap } from "../KeptMap";
import { ListIndex } from "../list/ListIndex";
import { LATE_ARRIVAL, namesOf, numberOf } from "./sample/numbered";
import { hotelChannelsSeed, productsSeed, propertyAt } from "./sample/property";
import { ratePlansSeed } from "./sample/ratePlans";
import { roomsSeed, roomTypesSeed } from "./sample/rooms";
import type { HotelSize, SampleReservations } from "./sample/sampleReservations";
import { noShelf, type TableShelf } from "../shelf";
import { BlockBook } from "./BlockBook";
import { GuestBook } from "./GuestBook";
import { IdIndex } from "./IdIndex";
import { listEntryOf } from "./list/listEntryOf";
import { reservationListRules } from "./list/reservationListRules";
import { NightIndex } from "./NightIndex";
import { RateBook } from "./RateBook";
import { notFound } from "./refusals";
import { Revision } from "./Revision";
import type { StoredGuest } from "./StoredGuest";
import type { StoredReservation } from "./StoredReservation";

declare module "../database" {
  interface AreaData {
    readonly hotel: Hotel;
  }
}

/** What fills the books. */
export interface HotelSample {
  books: (property: Property, rates: RateBook, size: HotelSize) => SampleReservations;
  /** A booking that has just come in. */
  bookFromChannel: (hotel: Hotel, now: Date) => StoredReservation;
}

type ReservationList = ReturnType<typeof newReservationList>;

/** The shelf's key of the business date, once a day has been closed. */
const BUSINESS_DATE = "businessDate";

/** The hotel's books. A reservation is replaced, never changed, and always by `put`, which keeps what is counted true. */
export class Hotel {
  readonly sample: HotelSample;
  /** The time now, which the business date need not agree with. */
  readonly clock: () => Date;
  readonly roomTypes: readonly RoomType[] = roomTypesSeed;
  readonly rooms: readonly Room[];
  readonly channels: readonly SalesChannel[] = hotelChannelsSeed;
  readonly ratePlans: readonly RatePlan[] = ratePlansSeed;
  readonly products: readonly Product[] = productsSeed;
  /** As the sample has them, whatever has become of them: the samples of other areas are made of these. */
  readonly sampled: readonly StoredReservation[];
  readonly sampledGuests: readonly StoredGuest[];
  readonly rates: RateBook;
  readonly guests: GuestBook;
  readonly nights: NightIndex;
  readonly revision = new Revision();
  /** Reservations by the client's id of the call that created them: a repeated call creates no second one. */
  readonly madeBy: KeptMap<StoredReservation["id"]>;
  readonly #reservations: Map<string, StoredReservation>;
  readonly #shelf: TableShelf;
  readonly #dates: TableShelf;
  readonly #blocks: BlockBook;
  /** By night and type. */
  readonly #overbookings: KeptMap<Overbooking>;
  #property: Property;
  #list?: ReservationList;
  /** The ids of reservations by that of their guest; made when it is first asked for. */
  #ofGuest?: IdIndex;
  /** Those of the members of a group by its leader's. */
  readonly #ofLeader = new IdIndex();
  #lastNumber: number;

  /** The sample as it is at a moment, but for what the shelf has kept. */
  constructor(now: Date, sample: HotelSample, shelf = noShelf, size: HotelSize = {}, clock = () => now) {
    this.sample = sample;
    this.rooms = roomsSeed(size.rooms);
    this.clock = clock;
    const opened = propertyAt(now);
    this.#dates = shelf.table("property");
    const businessDate = this.#dates.kept.get(BUSINESS_DATE) as CivilDate | undefined;
    this.#property = { ...opened, businessDate: businessDate ?? opened.businessDate };
    this.rates = new RateBook(this.ratePlans);
    const { guests, reservations, blocks } = sample.books(opened, this.rates, size);
    this.#blocks = new BlockBook(blocks, shelf.table("blocks"));
    this.sampled = reservations;
    this.sampledGuests = guests;
    this.guests = new GuestBook(guests, shelf.table("guests"));
    this.madeBy = new KeptMap(shelf.table("madeBy"));
    this.#shelf = shelf.table("reservations");
    this.#overbookings = new KeptMap(shelf.table("overbookings"));
    this.nights = new NightIndex(this.rooms, this.roomTypes, this.blocks, {
      house: opened.overbookingAllowance,
      onNight: (date) => this.overbookingsOn(date),
    });
    this.#reservations = new Map(reservations.map((reservation) => [reservation.id, reservation]));
    for (const [id, kept] of this.#shelf.kept) this.#reservations.set(id, kept as StoredReservation);
    this.#lastNumber = LATE_ARRIVAL;
    for (const reservation of this.#reservations.values()) {
      this.nights.add(reservation);
      if (reservation.billing?.leader) this.#ofLeader.add(reservation.billing.leader, reservation.id);
      // a number is never used again, even after a deletion
      this.#lastNumber = Math.max(this.#lastNumber, numberOf(reservation));
    }
  }

  get property(): Property {
    return this.#property;
  }

  get blocks(): RoomBlock[] {
    return this.#blocks.all();
  }

  /** Blocks a room, changes a block, or with `null` removes it. */
  putBlock(id: string, block: RoomBlock | null) {
    this.#blocks.put(id, block);
    this.nights.blockedBy(this.blocks);
    this.revision.advance();
  }

  overbookingOf(roomTypeId: string, date: CivilDate): Overbooking | undefined {
    return this.#overbookings.get(`${date} ${roomTypeId}`);
  }

  overbookingsOn(date: CivilDate): Overbooking[] {
    return this.roomTypes.flatMap(({ id }) => this.overbookingOf(id, date) ?? []);
  }

  /** With `null` the usual allowance counts again. */
  putOverbooking({ roomTypeId, date }: Pick<Overbooking, "roomTypeId" | "date">, overbooking: Overbooking | null) {
    const key = `${date} ${roomTypeId}`;
    if (overbooking) this.#overbookings.set(key, overbooking);
    else this.#overbookings.delete(key);
    this.revision.advance();
  }

  /** Moves the business date. What is counted by it is counted again. */
  open(businessDate: CivilDate) {
    this.#property = { ...this.#property, businessDate };
    this.#dates.put(BUSINESS_DATE, businessDate);
    this.#list = undefined;
    this.revision.advance();
  }

  /** Id and confirmation number of a new reservation; never used again. */
  nextNames(): Pick<StoredReservation, "id" | "confirmationNumber"> {
    this.#lastNumber += 1;
    return namesOf(this.#lastNumber);
  }

  /** Created on first use. */
  get list(): ReservationList {
    this.#list ??= newReservationList(this);
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

  /** All of a guest's, with those of the records that are merged into theirs; without deleted ones. */
  reservationsOf(guestId: string): StoredReservation[] {
    this.#ofGuest ??= this.#byGuest();
    return this.#listed(this.guests.idsOf(guestId).flatMap((id) => this.#ofGuest?.of(id) ?? []));
  }

  /** Whose window the folio of a reservation pays; without deleted ones. */
  membersOf(leaderId: string): StoredReservation[] {
    return this.#listed(this.#ofLeader.of(leaderId));
  }

  #listed = (ids: readonly string[]) =>
    ids.map((id) => this.#reservations.get(id)!).filter(({ isDeleted }) => !isDeleted);

  /** Puts a changed guest into the books; their reservations show it at once. */
  putGuest(guest: StoredGuest): StoredGuest {
    this.guests.put(guest);
    for (const reservation of this.reservationsOf(guest.id)) {
      this.#list?.replace(reservation.id, listEntryOf(reservation, this));
    }
    this.revision.advance();
    return guest;
  }

  put(reservation: StoredReservation): StoredReservation {
    const former = this.#reservations.get(reservation.id);
    if (former) {
      this.nights.remove(former);
      this.#ofGuest?.remove(former.guestId, former.id);
      this.guests.touch(former.guestId);
    }
    this.#ofGuest?.add(reservation.guestId, reservation.id);
    this.guests.touch(reservation.guestId);
    this.nights.add(reservation);
    this.#reservations.set(reservation.id, reservation);
    this.#shelf.put(reservation.id, reservation);
    this.#list?.replace(reservation.id, reservation.isDeleted ? undefined : listEntryOf(reservation, this));
    this.#regroup(reservation, former?.billing?.leader);
    this.revision.advance();
    return reservation;
  }

  /** What a member hands over counts on its leader's folio. */
  #regroup({ id, billing }: StoredReservation, former?: string) {
    if (former !== undefined) this.#ofLeader.remove(former, id);
    if (billing?.leader !== undefined) this.#ofLeader.add(billing.leader, id);
    for (const leaderId of new Set([former, billing?.leader])) {
      const leader = leaderId === undefined ? undefined : this.#reservations.get(leaderId);
      if (!leader || leader.isDeleted) continue;
      this.guests.touch(leader.guestId);
      this.#list?.replace(leader.id, listEntryOf(leader, this));
    }
  }

  #byGuest() {
    const ofGuest = new IdIndex();
    for (const { id, guestId } of this.#reservations.values()) ofGuest.add(guestId, id);
    return ofGuest;
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

function newReservationList(hotel: Hotel) {
  const listed = [...hotel.all()].filter(({ isDeleted }) => !isDeleted);
  const entries = listed.map((reservation) => listEntryOf(reservation, hotel));
  return new ListIndex(reservationListRules(hotel.property.businessDate), entries);
}
