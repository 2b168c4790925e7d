import type { ChannelBooking, ChannelRoom } from "@/contract/channels/channelMessage";
import { bookingLimits, type GuaranteeKind } from "@/contract/reservations/reservationDraft";
import { inventoryLimits } from "@/contract/rooms/inventory";

import { isCivilDate } from "../civilDate";
import { nightsBetween } from "../stay";

/** Of two messages with the same revision the later in this list is the newer. */
const kinds: readonly unknown[] = ["new", "modified", "cancelled"] satisfies ChannelBooking["kind"][];

/** Above 0 where the channel itself says that the first is newer; then one of which reservations can be made is. */
const laterBy = (one: ChannelBooking, other: ChannelBooking): number =>
  one.revision - other.revision ||
  kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
  Number(isUsable(one)) - Number(isUsable(other));

const isUsable = (booking: ChannelBooking) => booking.kind === "cancelled" || isComplete(booking);

/** As a text, with rooms in one order: channels repeat them in any. A guest whose data were erased makes no difference. */
function dataOf(
  { kind, rooms, guest, currency, remarks, payment, agency, further }: ChannelBooking,
  { guest: otherGuest }: ChannelBooking,
): string {
  if (kind === "cancelled") return "";
  const isNamed = guest.lastName !== "" && otherGuest.lastName !== "";
  const besides = isNamed && [guest, remarks, payment, agency, further];
  return JSON.stringify([rooms.map((room) => JSON.stringify(room)).toSorted(), besides, currency]);
}

/** Two messages of one revision with other data: the channel does not say which of them is newer. */
export const areRivals = (one: ChannelBooking, other: ChannelBooking): boolean =>
  laterBy(one, other) === 0 && dataOf(one, other) !== dataOf(other, one);

/**
 * A message beside the newest one of its booking. Of two rivals the one that holds follows from their data alone, so that
 * any order of messages ends at the same one; the other is for a person.
 */
export function standingOf(
  message: ChannelBooking,
  newest: ChannelBooking | undefined,
): "newest" | "repeated" | "older" {
  if (!newest) return "newest";
  const [data, newestData] = [dataOf(message, newest), dataOf(newest, message)];
  const later = laterBy(message, newest) || Number(data > newestData) - Number(data < newestData);
  if (later === 0) return "repeated";
  return later > 0 ? "newest" : "older";
}

/** Facts as they come from outside: each may be missing or of another type. */
type Raw<Facts> = { [Fact in keyof Facts]?: unknown } | null;

export interface RawBooking extends Omit<{ [Fact in keyof ChannelBooking]?: unknown }, "guest" | "rooms"> {
  guest?: Raw<ChannelBooking["guest"]>;
  rooms?: readonly Raw<ChannelRoom>[] | null;
}

const textIn = (value: unknown) => (typeof value === "string" ? value.trim() : "");
const numberIn = (value: unknown) => (typeof value === "number" ? value : -1);
const numbersIn = (value: unknown) => (Array.isArray(value) ? value.map(numberIn) : []);
const isPrice = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

const guarantees: readonly unknown[] = [
  "none",
  "card",
  "deposit",
  "prepaid",
  "company",
  "agency",
] satisfies GuaranteeKind[];
const isGuarantee = (value: unknown): value is GuaranteeKind => guarantees.includes(value);

/** Texts that are told, of those that a channel may leave out. */
const toldTexts = (texts: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]) => (textIn(text) === "" ? [] : [[field, textIn(text)]])),
  );

/**
 * As it is stored: dates of the property without the time of day that some channels send along. A missing text is "", and a
 * missing number -1, which no check takes.
 */
export function writtenBooking(told: RawBooking): ChannelBooking {
  const { currency, guest, payment, kind } = told;
  const rooms: readonly Raw<ChannelRoom>[] = Array.isArray(told.rooms) ? told.rooms : [];
  const further = furtherIn(told, rooms);
  return {
    kind: kind === "new" || kind === "cancelled" ? kind : "modified",
    externalId: textIn(told.externalId),
    revision: kinds.includes(kind) ? numberIn(told.revision) : -1,
    ...(typeof currency === "string" && { currency: currency.trim().toUpperCase() }),
    guest: {
      firstName: textIn(guest?.firstName),
      lastName: textIn(guest?.lastName),
      email: textIn(guest?.email),
      ...toldTexts({ phone: guest?.phone, language: guest?.language, country: guest?.country }),
    },
    ...toldTexts({ remarks: told.remarks, agency: told.agency }),
    ...(isGuarantee(payment) && { payment }),
    rooms: rooms.map((room, place) =>
      writtenRoom({ ...(rooms.length === 1 && { total: told.total }), ...room }, idOf(room, place, rooms)),
    ),
    ...(Object.keys(further).length > 0 && { further }),
  };
}

function writtenRoom(room: Raw<ChannelRoom>, id: string): ChannelRoom {
  const ages = numbersIn(room?.childrenAges);
  const children = Math.min(numberIn(room?.children), inventoryLimits.people);
  return {
    id,
    channelRateId: textIn(room?.channelRateId),
    arrival: textIn(room?.arrival).slice(0, 10),
    departure: textIn(room?.departure).slice(0, 10),
    adults: numberIn(room?.adults),
    childrenAges: [...ages, ...Array.from({ length: Math.max(0, children - ages.length) }, () => -1)],
    prices: numbersIn(room?.prices),
    ...(isPrice(room?.total) && { total: room.total }),
  };
}

/** A room without an id of its own is known by its place. */
function idOf(room: Raw<ChannelRoom>, place: number, rooms: readonly Raw<ChannelRoom>[]): string {
  const id = textIn(room?.id);
  const isOwn = id !== "" && rooms.findIndex((one) => textIn(one?.id) === id) === place;
  return isOwn ? id : `${id}#${place + 1}`;
}

const knownFacts = {
  booking: [
    "kind",
    "externalId",
    "revision",
    "currency",
    "guest",
    "remarks",
    "agency",
    "payment",
    "rooms",
    "total",
    "further",
  ],
  guest: ["firstName", "lastName", "email", "phone", "language", "country"],
  room: ["id", "channelRateId", "arrival", "departure", "adults", "childrenAges", "children", "prices", "total"],
} satisfies Record<string, (keyof ChannelBooking | keyof ChannelBooking["guest"] | keyof ChannelRoom)[]>;

const mostFurther = { facts: 20, letters: 200 };

/** The other facts of a message, as texts. */
function furtherIn(told: RawBooking, rooms: readonly Raw<ChannelRoom>[]): Record<string, string> {
  const besides = (facts: object | null | undefined, fields: readonly string[], prefix = "") =>
    Object.entries(facts ?? {}).flatMap(([field, value]) =>
      fields.includes(field) || value === undefined || value === null || value === "" ? [] : [[prefix + field, value]],
    );
  const { payment } = told;
  const isOther = payment !== undefined && payment !== null && !isGuarantee(payment);
  const facts: [string, unknown][] = [
    ...besides(told, knownFacts.booking),
    ...(isOther ? [["payment", payment]] : []),
    ...besides(told.guest, knownFacts.guest, "guest."),
    ...rooms.flatMap((room, place) => besides(room, knownFacts.room, `rooms.${place + 1}.`)),
  ] as [string, unknown][];
  return Object.fromEntries(
    facts
      .slice(0, mostFurther.facts)
      .map(([field, value]) => [
        field.slice(0, mostFurther.letters),
        (typeof value === "string" ? value : JSON.stringify(value)).slice(0, mostFurther.letters),
      ]),
  );
}

/** Whether it tells its booking and its place among the messages of that. */
export const isReadable = ({ externalId, revision }: ChannelBooking): boolean =>
  externalId !== "" && Number.isInteger(revision) && revision >= 1;

const isWhole = ({ arrival, departure, adults, childrenAges, prices }: ChannelRoom) =>
  [arrival, departure].every(isCivilDate) &&
  arrival < departure &&
  adults >= 1 &&
  childrenAges.every((age) => age >= 0) &&
  prices.length === nightsBetween(arrival, departure) &&
  prices.every(isPrice);

/** Whether reservations can be made of it. */
export const isComplete = ({ rooms }: ChannelBooking): boolean =>
  rooms.length > 0 &&
  rooms.length <= bookingLimits.rooms &&
  rooms.every(isWhole) &&
  new Set(rooms.map(({ id }) => id)).size === rooms.length;

/** The channel's rates that a booking names and that have no mapping. */
export const unmappedIn = (
  { rooms }: Pick<ChannelBooking, "rooms">,
  mappings: readonly { channelRateId: string }[],
): string[] => {
  const known = new Set(mappings.map(({ channelRateId }) => channelRateId));
  return [...new Set(rooms.map(({ channelRateId }) => channelRateId))].filter((id) => !known.has(id));
};
