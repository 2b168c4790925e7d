import type { Recipient } from "@/contract/guests/guestMessage";
import type { TemplateLanguage, TemplateValues } from "@/contract/guests/messageTemplate";
import { fullName } from "@/domain/people/names";
import { searchWords, textSearch } from "@/domain/text/textSearch";
import { templateValues, type ToldReservation } from "@/domain/guestMessages/templateValues";
import { takesRooms } from "@/domain/reservations/situationOf";

import type { Hotel } from "../hotel/Hotel";
import { ListEntry } from "../hotel/list/ListEntry";
import type { StoredGuest } from "../hotel/books/StoredGuest";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { StoredMessage } from "./MessageBook";

const MOST = 10;

/** A guest with the reservation that a message to them is about. */
export function recipientOf(guest: StoredGuest, reservation: StoredReservation | undefined, hotel: Hotel): Recipient {
  return {
    guestId: guest.id,
    guest: fullName(guest),
    email: guest.email,
    phone: guest.phone,
    language: guest.language,
    hasMarketingConsent: guest.hasMarketingConsent,
    isUnwelcome: guest.unwelcome !== undefined,
    isAnonymised: guest.isAnonymised ?? false,
    reservationId: reservation?.id ?? "",
    arrival: reservation?.arrival ?? "",
    departure: reservation?.departure ?? "",
    room: reservation ? new ListEntry(reservation, hotel).room : "",
  };
}

type Addressed = Pick<StoredMessage, "guestId" | "account">;

/** The guest or the account that a message is written to. */
export function addresseeOf({ guestId, account }: Addressed, hotel: Hotel): Recipient {
  if (!account) return recipientOf(hotel.guests.get(guestId), undefined, hotel);
  return { ...noGuest, guest: account.name, email: account.email };
}

const noGuest: Recipient = {
  guestId: "",
  guest: "",
  email: "",
  phone: "",
  language: "",
  hasMarketingConsent: false,
  isUnwelcome: false,
  isAnonymised: false,
  reservationId: "",
  arrival: "",
  departure: "",
  room: "",
};

/** By all words of a name, guests in the house first. */
export function findRecipients(text: string, hotel: Hotel): Recipient[] {
  if (searchWords(text).length === 0) return [];
  const isFound = textSearch(text);
  const found = [...hotel.guests.all()].filter(
    ({ firstName, lastName, isAnonymised }) => !isAnonymised && isFound(`${firstName} ${lastName}`),
  );
  return found
    .map((guest) => ({ guest, stay: nearestStay(guest.id, hotel) }))
    .toSorted((one, other) => rankOf(one.stay, hotel) - rankOf(other.stay, hotel))
    .slice(0, MOST)
    .map(({ guest, stay }) => recipientOf(guest, stay, hotel));
}

/** In the house, else the next to come, else the last one. */
export function nearestStay(guestId: string, hotel: Hotel): StoredReservation | undefined {
  const stays = hotel.reservationsOf(guestId).filter(({ state }) => takesRooms(state));
  return stays.toSorted((one, other) => {
    const byRank = rankOf(one, hotel) - rankOf(other, hotel);
    const isEarlier = one.arrival < other.arrival ? -1 : 1;
    return byRank || (rankOf(one, hotel) === 1 ? isEarlier : -isEarlier);
  })[0];
}

function rankOf(stay: StoredReservation | undefined, { property }: Hotel) {
  if (!stay) return 3;
  if (stay.state === "inHouse") return 0;
  return stay.state !== "checkedOut" && stay.arrival >= property.businessDate ? 1 : 2;
}

/** Values of the variables of a message; an account knows none but the hotel's. */
export function valuesIn(
  message: Addressed & Pick<StoredMessage, "reservationId" | "alsoAbout" | "language">,
  hotel: Hotel,
): TemplateValues {
  const { guestId, account, language } = message;
  if (account) return templateValues({ firstName: "", lastName: "" }, [], hotel.property, language);
  return valuesOf(hotel.guests.get(guestId), aboutOf(message), language, hotel);
}

/** The reservations that it is about. */
export const aboutOf = ({ reservationId, alsoAbout = [] }: Pick<StoredMessage, "reservationId" | "alsoAbout">) =>
  reservationId === "" ? [] : [reservationId, ...alsoAbout];

/** Values of the variables. A reservation that is gone has none. */
export function valuesOf(
  guest: StoredGuest,
  reservationIds: readonly string[],
  language: TemplateLanguage,
  hotel: Hotel,
): TemplateValues {
  const told = reservationIds
    .flatMap((id) => hotel.find(id) ?? [])
    .filter(({ isDeleted }) => !isDeleted)
    .map((reservation) => toldOf(reservation, hotel));
  return templateValues(guest, told, hotel.property, language);
}

/** The facts of a reservation that a message tells. */
export function toldOf(reservation: StoredReservation, hotel: Hotel): ToldReservation {
  const { room, balance } = new ListEntry(reservation, hotel);
  return { ...reservation, room, balance };
}
