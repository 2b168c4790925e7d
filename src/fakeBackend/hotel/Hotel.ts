import type { StoredCompany } from "@/contract/companies/companies";
import type { OpenNights } from "@/contract/day/day";
import type { CivilDate, Product, Property, Room, RoomBlock, RoomType } from "@/contract/property";
import type { StayNumber } from "@/contract/reservations/stayNumbers";
import { civilDateIn } from "@/domain/civilDate";
import { roomChangeReasons, roomTypeOffReasons } from "@/domain/setUp/setUpChangeReasons";

import { KeptMap } from "../core/KeptMap";
import { refuse } from "../records/Refused";
import type { EarlierStay, HotelSize, SampleReservations } from "./SampleReservations";
import { noShelf } from "../core/shelf";
import { BlockBook } from "./books/BlockBook";
import { BusinessDay } from "./books/BusinessDay";
import { CompanyBook } from "./books/CompanyBook";
import { GuestBook } from "./books/GuestBook";
import { ListEntry } from "./list/ListEntry";
import { type ReservationList, reservationListOf } from "./list/reservationListOf";
import { NightIndex } from "./books/NightIndex";
import { OverbookingBook } from "./books/OverbookingBook";
import { ReservationBook } from "./books/ReservationBook";
import { Revision } from "./books/Revision";
import { WaitingBook } from "./books/WaitingBook";
import { roomUseOf } from "./roomUseOf";
import { SetUp, type SetUpSeed } from "./setUp/SetUp";
import type { StoredGuest } from "./books/StoredGuest";
import type { StoredReservation } from "./books/StoredReservation";

/** The source of the first books. */
export interface HotelSample {
  setUp: (now: Date, rooms?: number) => SetUpSeed;
  books: (setUp: SetUp, businessDate: CivilDate, size: HotelSize) => SampleReservations;
  companies: (now: Date) => StoredCompany[];
  /** Of the time before the first day of the books, which nothing but the figures asks for. */
  earlier: (setUp: SetUp, first: CivilDate) => EarlierStay[];
  /** A booking that has just come in; undefined where nothing can be sold. */
  bookFromChannel: (hotel: Hotel, now: Date) => StoredReservation | undefined;
}

/** The hotel's books. A reservation is replaced, never changed, and always by `put`, which keeps what is counted true. */
export class Hotel {
  readonly sample: HotelSample;
  /** The time now, which the business date need not agree with. */
  readonly clock: () => Date;
  readonly setUp: SetUp;
  /** As the sample has them, whatever has become of them: the samples of other areas are made of these. */
  readonly sampled: readonly StoredReservation[];
  readonly sampledGuests: readonly StoredGuest[];
  readonly sampledBlocks: readonly RoomBlock[];
  readonly asSampled: () => Hotel;
  readonly guests: GuestBook;
  readonly companies: CompanyBook;
  readonly nights: NightIndex;
  readonly overbookings: OverbookingBook;
  readonly waiting: WaitingBook;
  /** Closed nights that channels still sell, under "all". */
  readonly stillOpen: KeptMap<Omit<OpenNights, "channel">[]>;
  readonly revision: Revision;
  /** Reservations by the client's id of the call that created them: a repeated call creates no second one. */
  readonly madeBy: KeptMap<StoredReservation["id"]>;
  /** The stay that has an invoice, by the number as a person types it. */
  stayBilledAs: (typed: string) => Promise<{ id: string; foundBy: StayNumber } | undefined> = async () => undefined;
  readonly #reservations: ReservationBook;
  readonly #day: BusinessDay;
  readonly #blocks: BlockBook;
  #list?: ReservationList;

  /** The sample as it is at a moment, but for what the shelf has kept. */
  constructor(now: Date, sample: HotelSample, shelf = noShelf, size: HotelSize = {}, clock = () => now) {
    this.sample = sample;
    this.clock = clock;
    this.revision = new Revision(clock().getTime());
    const seed = sample.setUp(now, size.rooms);
    this.setUp = new SetUp(seed, shelf, {
      refuseRoom: (room, former) => refuse(roomChangeReasons(room, former, (used) => roomUseOf(used, this))),
      refuseRoomType: (type) => refuse(roomTypeOffReasons(type, this.nights.nightsOfType(type.id, this.#day.date))),
      onChange: () => {
        this.nights.setUpWith(this.rooms, this.roomTypes);
        this.#list = undefined;
        this.revision.advance("setUp");
      },
      onRates: () => this.revision.advance("rates"),
    });
    const opened = civilDateIn(now, seed.property[0]!.timeZone);
    this.#day = new BusinessDay(opened, shelf.table("property"));
    const { guests, reservations, blocks } = sample.books(new SetUp(seed, noShelf), opened, size);
    this.#blocks = new BlockBook(blocks, shelf.table("blocks"));
    this.sampled = reservations;
    this.sampledGuests = guests;
    this.sampledBlocks = blocks;
    const sampled = { ...sample, books: () => ({ guests, reservations, blocks }) };
    this.asSampled = () => new Hotel(now, sampled, noShelf, size);
    this.guests = new GuestBook(guests, shelf.table("guests"));
    this.companies = new CompanyBook(this, shelf, size.reservations === 0 ? [] : sample.companies(now));
    // reservations are found by the names of companies
    this.revision.listen((changed) => {
      if (changed.includes("companies")) this.#list = undefined;
    });
    this.madeBy = new KeptMap(shelf.table("madeBy"));
    this.overbookings = new OverbookingBook(shelf.table("overbookings"), () => this.roomTypes);
    this.waiting = new WaitingBook(shelf.table("waiting"));
    this.stillOpen = new KeptMap(shelf.table("stillOpen"));
    const { overbookings, waiting } = this;
    this.nights = new NightIndex(
      opened,
      this.blocks,
      { overbookings, waiting },
      () => this.property.overbookingAllowance,
    );
    this.nights.setUpWith(this.rooms, this.roomTypes);
    const { products, property } = this;
    const terms = { products, fees: property.billing.feeCause };
    this.#reservations = new ReservationBook(reservations, shelf.table("reservations"), terms);
    for (const reservation of this.all()) this.nights.add(reservation);
  }

  get property(): Property {
    return this.setUp.propertyOn(this.#day.date);
  }

  /** Those in use, by number. */
  get rooms(): readonly Room[] {
    return this.setUp.roomsInUse;
  }

  /** Those that are sold. */
  get roomTypes(): readonly RoomType[] {
    return this.setUp.roomTypesSold;
  }

  /** Those that are not sold any more, too: agreed stays name them. */
  get products(): readonly Product[] {
    return this.setUp.products.all();
  }

  get blocks(): RoomBlock[] {
    return this.#blocks.all();
  }

  /** Blocks a room, changes a block, or with `null` removes it. */
  putBlock(id: string, block: RoomBlock | null) {
    this.#blocks.put(id, block);
    this.nights.blockedBy(this.blocks);
    this.revision.advance("rooms");
  }

  /** Moves the business date. What is counted by it is counted again. */
  open(businessDate: CivilDate) {
    this.#day.open(businessDate);
    this.#list = undefined;
    this.revision.advanceAll();
  }

  /** Id and confirmation number of a new reservation; never used again. */
  nextNames(): Pick<StoredReservation, "id" | "confirmationNumber"> {
    return this.#reservations.nextNames();
  }

  /** Created on first use. */
  get list(): ReservationList {
    return (this.#list ??= reservationListOf(this));
  }

  all(): IterableIterator<StoredReservation> {
    return this.#reservations.all();
  }

  /** Includes deleted ones: undoing a deletion needs them. */
  find(id: string): StoredReservation | undefined {
    return this.#reservations.find(id);
  }

  get(id: string): StoredReservation {
    return this.#reservations.get(id);
  }

  /** All of a guest's, with those of the records that are merged into theirs; without deleted ones. */
  reservationsOf(guestId: string): StoredReservation[] {
    return this.#reservations.ofGuests(this.guests.idsOf(guestId));
  }

  /** Whose window the folio of a reservation pays; without deleted ones. */
  membersOf(leaderId: string): StoredReservation[] {
    return this.#reservations.ofLeader(leaderId);
  }

  /** Puts a changed guest into the books; their reservations show it at once. */
  putGuest(guest: StoredGuest): StoredGuest {
    this.guests.put(guest);
    for (const reservation of this.reservationsOf(guest.id)) {
      this.#list?.replace(reservation.id, new ListEntry(reservation, this));
    }
    this.revision.advance("guests");
    return guest;
  }

  put(reservation: StoredReservation): StoredReservation {
    const former = this.#reservations.find(reservation.id);
    if (former) {
      this.nights.remove(former);
      this.guests.touch(former.guestId);
    }
    this.#reservations.put(reservation);
    this.guests.touch(reservation.guestId);
    this.nights.add(reservation);
    this.#list?.replace(reservation.id, reservation.isDeleted ? undefined : new ListEntry(reservation, this));
    for (const leaderId of new Set([former?.billing?.leader, reservation.billing?.leader])) this.#retell(leaderId);
    this.revision.advance("reservations");
    return reservation;
  }

  /** Lists the leader again: lines that a member hands over count on its folio. */
  #retell(leaderId = "") {
    const leader = this.#reservations.find(leaderId);
    if (!leader || leader.isDeleted) return;
    this.guests.touch(leader.guestId);
    this.#list?.replace(leader.id, new ListEntry(leader, this));
  }

  /** One that is switched off, too. */
  roomType(id: string): RoomType | undefined {
    return this.setUp.roomTypes.find(id);
  }

  room(id: string): Room | undefined {
    return this.setUp.rooms.find(id);
  }
}
