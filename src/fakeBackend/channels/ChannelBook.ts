import type { PartnerAnswer } from "@/contract/faults";
import type { ChannelBooking } from "@/contract/channels/channelMessage";
import { isReadable, standingOf } from "@/domain/channels/incoming";
import { type LineState, type Nights, nothingTold, type Value } from "@/domain/channels/outgoing";

import { KeptMap } from "../core/KeptMap";
import type { Shelf } from "../core/shelf";
import type { Hotel } from "../hotel/Hotel";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import { numbered, RecordBook } from "../records/RecordBook";
import type { StoredBooking, StoredChannel, StoredMessage } from "./StoredChannel";
import { toldTopics } from "./toldTopics";
import { WantedLines } from "./WantedLines";

export interface ChannelSamples {
  channels: StoredChannel[];
  messages: StoredMessage[];
}

export const channelMessageId = numbered("CM");

/** The number of a message tells which of two messages to a channel is newer. */
export const revisionOf = ({ id }: Pick<StoredMessage, "id">): number => Number(id.slice(3));

export class ChannelBook extends RecordBook<StoredChannel> {
  readonly messages: RecordBook<StoredMessage>;
  readonly bookings: KeptMap<StoredBooking>;
  readonly #lines: KeptMap<LineState>;
  readonly #complete = new Map<string, { nights: Nights<Value>; line: LineState }>();
  readonly wanted: WantedLines;
  /** The stamp at the time when all lines were last compared with the books. */
  comparedAt = "";
  #changes = 0;

  readonly #sampled: ReadonlySet<string>;

  /** `since`: the moment of the first write that channels were not told of. */
  readonly untold: KeptMap<string>;

  /** How channels answer now. */
  partner: () => PartnerAnswer = () => "usual";

  constructor(
    hotel: Hotel,
    { channels, messages }: ChannelSamples,
    shelf: Shelf,
    untold = new KeptMap<string>(shelf.table("untold")),
  ) {
    const topic = "channels";
    super(hotel, shelf, channels, { topic });
    this.untold = untold;
    this.#sampled = new Set(messages.map(({ id }) => id));
    this.wanted = new WantedLines(hotel);
    this.messages = new RecordBook(hotel, shelf, messages, { topic, name: "channelMessages", idOf: channelMessageId });
    this.bookings = new KeptMap(shelf.table("channelBookings"));
    this.#lines = new KeptMap(shelf.table("channelLines"));
  }

  /** The desk has known of it since before: of what the sample tells there is no alarm. */
  isSampled({ id }: Pick<StoredMessage, "id">): boolean {
    return this.#sampled.has(id);
  }

  override put(channel: StoredChannel): StoredChannel {
    this.#changes += 1;
    return super.put(channel);
  }

  /** A line of a channel, by its `lineKey`. */
  line(channelId: string, key: string): LineState {
    const id = `${channelId} ${key}`;
    return this.#lines.get(id) ?? nothingTold;
  }

  putLine(channelId: string, key: string, line: LineState) {
    this.#changes += 1;
    this.#lines.set(`${channelId} ${key}`, line);
  }

  /** Marks lines to be told whole; answers to earlier messages about them count no more. */
  forgetLines(channelId: string, keys: readonly string[], since = "") {
    if (keys.length === 0) return;
    const leastRevision = revisionOf({ id: this.messages.nextId() });
    for (const key of keys) this.putLine(channelId, key, { ...nothingTold, since, leastRevision });
  }

  /** The channel was found to have all values of a line, and neither line nor values have changed since. */
  hasAll(channelId: string, key: string, nights: Nights<Value>): boolean {
    const found = this.#complete.get(`${channelId} ${key}`);
    return found?.nights === nights && found.line === this.line(channelId, key);
  }

  foundComplete(channelId: string, key: string, nights: Nights<Value>) {
    this.#complete.set(`${channelId} ${key}`, { nights, line: this.line(channelId, key) });
  }

  get isBehind(): boolean {
    return [...this.#lines.entries()].some(([, { since }]) => since !== "");
  }

  /** Lines are stored. Made again from the books, they would hide what channels were not told. */
  get isBegun(): boolean {
    return this.#lines.entries().next().done !== true;
  }

  /** It changes with everything that channels are told of. */
  get stamp(): string {
    const { lastOf } = this.hotel.revision;
    const changes = toldTopics.map((topic) => lastOf[topic]);
    return [...changes, this.hotel.property.businessDate, this.#changes].join(" ");
  }

  /** A booking as its channel told it, else as made of the reservations that are in the books. */
  booking(channelId: string, externalId: string): StoredBooking | undefined {
    const stored = this.bookings.get(`${channelId}/${externalId}`);
    if (!stored) return this.#inBooks(channelId, externalId) ?? this.#inMessages(channelId, externalId);
    const isHeld = stored.booking.kind === "cancelled" || Object.keys(stored.held).length > 0;
    return isHeld && !stored.isByHand ? stored : this.#madeByHand(channelId, stored);
  }

  putBooking(channelId: string, booking: StoredBooking) {
    this.bookings.set(`${channelId}/${booking.booking.externalId}`, booking);
  }

  /** A person may have booked by hand, with the channel's number, a booking that could not be carried out. */
  #madeByHand(channelId: string, { guestId, toldGuest, ...stored }: StoredBooking): StoredBooking {
    const tied = Object.values(stored.held);
    const own = this.#own(channelId, stored.booking.externalId).filter(
      ({ id, state }) => state !== "cancelled" && !tied.includes(id),
    );
    const [first] = own;
    if (!first) return { guestId, toldGuest, ...stored };
    const held = { ...stored.held, ...heldBy(own) };
    return tied.length > 0
      ? { ...stored, held, guestId, toldGuest }
      : { ...stored, held, guestId: first.guestId, toldGuest: stored.booking.guest };
  }

  #own(channelId: string, externalId: string): StoredReservation[] {
    return [...this.hotel.all()].filter((one) => one.channelId === channelId && externalIdOf(one) === externalId);
  }

  /**
   * The booking behind reservations in the books, as its newest message told it. A cancelled one has had a change
   * before.
   */
  #inBooks(channelId: string, externalId: string): StoredBooking | undefined {
    const own = this.#own(channelId, externalId);
    const [first] = own;
    if (!first) return undefined;
    const isCancelled = own.every(({ state }) => state === "cancelled");
    const guest = { firstName: "", lastName: "", email: "" };
    const [kind, revision] = isCancelled ? (["cancelled", 2] as const) : (["new", 1] as const);
    const told = this.#newestTold(channelId, externalId);
    const booking = told ?? { kind, externalId, revision, guest, rooms: [] };
    return {
      booking,
      isUntold: !told,
      held: booking.kind === "cancelled" ? {} : heldBy(own),
      guestId: first.guestId,
      toldGuest: booking.guest,
    };
  }

  /** A booking of the sample without a reservation. */
  #inMessages(channelId: string, externalId: string): StoredBooking | undefined {
    const booking = this.#newestTold(channelId, externalId);
    return booking && { booking, held: {} };
  }

  #newestTold(channelId: string, externalId: string): ChannelBooking | undefined {
    let newest: ChannelBooking | undefined;
    for (const { channelId: by, booking } of this.messages.all()) {
      const isOf = by === channelId && booking?.externalId === externalId && isReadable(booking);
      if (isOf && standingOf(booking, newest) === "newest") newest = booking;
    }
    return newest;
  }

  /** Erases who a guest is from the messages and bookings of channels. For good. */
  forgetGuest(guestId: string) {
    const ids = new Set(this.hotel.guests.idsOf(guestId));
    this.bookings.rewrite((one) =>
      ids.has(one.guestId ?? "") ? { ...one, toldGuest: undefined, booking: withoutGuest(one.booking) } : one,
    );
    for (const message of this.messages.all()) {
      const isOf = message.reservationIds.some((id) => ids.has(this.hotel.find(id)?.guestId ?? ""));
      if (message.booking && isOf) this.messages.put({ ...message, booking: withoutGuest(message.booking) });
    }
  }
}

/** Texts of any kind may name the guest. */
const withoutGuest = ({ remarks: _, further: __, ...booking }: ChannelBooking): ChannelBooking => ({
  ...booking,
  guest: { firstName: "", lastName: "", email: "" },
});

const heldBy = (own: readonly StoredReservation[]) => Object.fromEntries(own.map(({ id }) => [id, id]));

/** The booking number of the channel; the own booking engine has that of the hotel. */
export const externalIdOf = ({ externalRef, confirmationNumber }: StoredReservation): string =>
  externalRef || confirmationNumber;
