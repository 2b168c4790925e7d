import { nanoid } from "@reduxjs/toolkit";

import type { Guest, GuestDraft } from "@/contract/people/guest";
import type { Cents, CivilDate } from "@/contract/property";
import { routedKinds } from "@/contract/account/accountWindows";
import type { SoldTo } from "@/contract/reservations/soldTo";
import type { NegotiatedPrice } from "@/contract/reservations/rates";
import type { Reservation } from "@/contract/reservations/reservations";
import type { ReservationDraft } from "@/contract/reservations/reservationDraft";
import type { SaveDecisions } from "@/contract/reservations/saveDecisions";

import { isCivilDate } from "@/domain/civilDate";
import { typedTime } from "@/shared/format/typedTime";
import { ownOf } from "@/shared/shapes";
import { dateIn } from "@/shared/ui/fields/dates/dateText";

import type { Hotel } from "@/shared/hotel/hotelSlice";
import type { WantedStay } from "@/shared/hotel/newStayPath";

import type { AskedQuantities } from "./askedRequests";
import { type RoomsDraft, roomsIn, type RoomsValues } from "./roomValues";

/** The draft on the wire, with what is decided beside it, and the requests, the room and the other rooms of a new one. */
export interface BookingDraft extends ReservationDraft, SaveDecisions, RoomsDraft {
  asked?: AskedQuantities;
  roomId?: string;
}

interface TypedPrice extends Partial<NegotiatedPrice> {
  /** As it was typed, for as long as the form is open. */
  typed?: string;
  /** The price far above the plan's that the person has confirmed. */
  sureOf?: Cents;
}

/** Values of the form. */
export interface BookingValues
  extends
    RoomsValues,
    Omit<
      ReservationDraft,
      "childrenAges" | "guestId" | "newGuest" | "extras" | "negotiatedPrice" | "companyId" | "agencyId"
    > {
  /** Names the form, and a new reservation, so that it is made once. */
  clientId: string;
  /** Of the reservation that was opened, 0 for a new one. */
  version: number;
  /** "" while no dates are chosen. */
  arrival: CivilDate;
  departure: CivilDate;
  /** In years; "" while unknown. */
  childrenAges: (number | "")[];
  guest: Guest | null;
  newGuest: GuestDraft | null;
  company?: SoldTo | null;
  agency?: SoldTo | null;
  /** Why a guest is accepted whom the hotel does not want back; "" where there is no need. */
  admitReason?: string;
  /** Why it is sold although it is full or restricted; "" where there is no need. */
  saleOverride?: string;
  /** Another type, plan or number of people leaves the agreed price. */
  keepsPrice?: boolean;
  /** The room of added nights that the stay's own room is not free for. */
  addedRoomId?: string | undefined;
  /** Instead of the plan's price; without a `perNight` while no amount is typed. */
  negotiatedPrice?: TypedPrice;
  /** By product. */
  quantities: Record<string, number>;
  /** For how many people extras are, by night; all where it says nothing. */
  served?: Record<string, number[] | undefined>;
  /** Of a new one: what the guest asks for, and the room, where the guest stands at the desk. */
  asked?: AskedQuantities;
  roomId?: string;
}

export const noGuest: GuestDraft = { firstName: "", lastName: "", email: "", phone: "", document: "", country: "" };

/** A desk writes down those who call, most of the time. */
const USUAL_CHANNEL = "phone";

/** `wanted`: what is known of the stay, as the address has it; what the hotel does not have is left out. */
export const newBooking = (
  { channels, roomTypes, rooms, property }: Hotel,
  wanted: Partial<WantedStay> = {},
): BookingValues => ({
  clientId: nanoid(),
  version: 0,
  state: "confirmed",
  arrival: "",
  departure: "",
  eta: "",
  adults: 2,
  childrenAges: [],
  roomTypeId: "",
  ratePlanId: "",
  guest: null,
  newGuest: null,
  company: null,
  agency: null,
  contactName: "",
  admitReason: "",
  saleOverride: "",
  channelId: (channels.find(({ id }) => id === USUAL_CHANNEL) ?? channels[0])?.id ?? "",
  externalRef: "",
  guarantee: "none",
  releaseOn: "",
  quantities: {},
  notes: { internal: "", guest: "", request: "" },
  rooms: [],
  routed: Object.fromEntries(routedKinds.map((kind) => [kind, false])),
  ...datesIn(wanted, property.businessDate),
  ...(roomTypes.some(({ id }) => id === wanted.roomTypeId) && { roomTypeId: wanted.roomTypeId }),
  ...(rooms.some(({ id }) => id === wanted.roomId) && { roomId: wanted.roomId }),
});

function datesIn({ arrival = "", departure = "" }: Partial<WantedStay>, today: CivilDate) {
  const isStay = isCivilDate(arrival) && isCivilDate(departure) && today <= arrival && arrival < departure;
  return isStay ? { arrival, departure } : {};
}

export const valuesOf = (reservation: Reservation): BookingValues => ({
  clientId: nanoid(),
  version: reservation.version,
  state: stateToKeep(reservation.state),
  arrival: reservation.arrival,
  departure: reservation.departure,
  eta: reservation.eta,
  adults: reservation.adults,
  childrenAges: reservation.childrenAges,
  roomTypeId: reservation.roomTypeId,
  ratePlanId: reservation.ratePlanId,
  negotiatedPrice: reservation.negotiatedPrice,
  guest: reservation.guest,
  newGuest: null,
  company: reservation.company ?? null,
  agency: reservation.agency ?? null,
  contactName: reservation.contactName ?? "",
  admitReason: "",
  saleOverride: "",
  channelId: reservation.channelId,
  externalRef: reservation.externalRef,
  guarantee: reservation.guarantee,
  releaseOn: reservation.releaseOn,
  quantities: Object.fromEntries(reservation.extras.map(({ productId, quantity }) => [productId, quantity])),
  served: Object.fromEntries(reservation.extras.map(({ productId, people }) => [productId, people])),
  notes: reservation.notes,
});

/** As the server takes it. The form has been checked: nothing that is required is missing. */
export const draftOf = (values: BookingValues): BookingDraft => ({
  state: values.state,
  arrival: values.arrival,
  departure: dateIn(values.departure),
  eta: typedTime(values.eta) ?? values.eta,
  adults: values.adults,
  childrenAges: values.childrenAges.map(Number),
  roomTypeId: values.roomTypeId,
  ratePlanId: values.ratePlanId,
  ...negotiatedIn(values),
  ...(values.newGuest ? { newGuest: trimmed(values.newGuest) } : { guestId: values.guest?.id }),
  ...(values.company && { companyId: values.company.id }),
  ...(values.agency && { agencyId: values.agency.id }),
  ...((values.company || values.agency) && values.contactName && { contactName: values.contactName }),
  channelId: values.channelId,
  externalRef: values.externalRef.trim(),
  guarantee: values.guarantee,
  releaseOn: values.state === "optional" ? dateIn(values.releaseOn) : "",
  extras: extrasOf(values),
  notes: values.notes,
  ...askedIn(values),
  ...(values.saleOverride?.trim() && { saleOverride: values.saleOverride.trim() }),
  ...(values.keepsPrice && { keepsPrice: true }),
  ...(values.addedRoomId && { addedRoomId: values.addedRoomId }),
  ...roomsIn(values),
  ...(values.roomId && { roomId: values.roomId }),
  ...(values.guest?.unwelcome && values.admitReason?.trim() && { overrideReason: values.admitReason.trim() }),
});

const offerFields = ["arrival", "departure", "roomTypeId", "ratePlanId"] as const;

/** The reason for selling one offer all the same, and the room of its nights, say nothing of another. */
export function withChanges(now: BookingValues, changes: Partial<BookingValues>): BookingValues {
  const next = { ...now, ...changes };
  return offerFields.every((field) => next[field] === now[field])
    ? next
    : { ...next, saleOverride: "", addedRoomId: undefined };
}

export const extrasOf = ({
  quantities,
  served = {},
}: Pick<BookingValues, "quantities" | "served">): ReservationDraft["extras"] =>
  Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([productId, quantity]) => {
      const people = ownOf(served, productId);
      return { productId, quantity, ...(people && { people }) };
    });

/** The price that is negotiated in the form; nothing while no amount is typed. */
export function negotiatedIn({ negotiatedPrice }: Pick<BookingValues, "negotiatedPrice">) {
  const { perNight, reason = "" } = negotiatedPrice ?? {};
  return perNight === undefined ? {} : { negotiatedPrice: { perNight, reason: reason.trim() } };
}

function askedIn({ asked = {} }: BookingValues): Pick<BookingDraft, "asked"> {
  const wanted = Object.entries(asked).filter(([, quantity]) => quantity > 0);
  return wanted.length > 0 ? { asked: Object.fromEntries(wanted) } : {};
}

/** A form decides over what is still to come; from then on the state changes by actions alone. */
function stateToKeep(state: Reservation["state"]): ReservationDraft["state"] {
  return state === "inHouse" || state === "checkedOut" || state === "cancelled" || state === "noShow"
    ? "confirmed"
    : state;
}

const trimmed = (guest: GuestDraft): GuestDraft => ({
  firstName: guest.firstName.trim(),
  lastName: guest.lastName.trim(),
  email: guest.email.trim(),
  phone: guest.phone.trim(),
  document: guest.document.trim(),
  country: guest.country,
});
