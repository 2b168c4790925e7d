import type { ReservationDraft } from "@/contract/reservations/reservationDraft";
import type { ReservationNight } from "@/contract/reservations/reservations";
import type { SaveDecisions } from "@/contract/reservations/saveDecisions";
import { feeOf } from "@/domain/reservations/fees";

import { ApiError } from "../core/ApiError";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import { amendedReservation, plannedReservation } from "../hotel/reservations/saveReservation";
import type { Actor } from "../records/Actor";
import type { ChannelBook } from "./ChannelBook";
import type { StoredBooking, StoredMessage } from "./StoredChannel";
import type { ToldRoom } from "./toldRoom";

type Reasons = StoredMessage["reasons"];

/** The reason in the history, where a person would have given one. */
const ACCEPTED = "Vendida por el canal";

interface Saved {
  next: StoredReservation;
  /** Reasons against a sale that was accepted all the same. */
  warnings: Reasons;
}

/** The reservation of a room, new or changed, which is not in the books yet; a refusal is thrown. */
export function savedRoom(
  room: ToldRoom,
  stored: StoredReservation | undefined,
  { booking }: StoredBooking,
  channelId: string,
  book: ChannelBook,
  actor: Actor,
): Saved {
  const draft = draftOf(room, booking.externalId, channelId, stored);
  return accepted((decisions) =>
    stored ? amended(stored, draft, room, book, actor, decisions) : planned(draft, room, book, actor, decisions),
  );
}

/** A sale of a channel holds, also against restrictions and beyond the last room: the channel's word is the reason. */
function accepted(save: (decisions: SaveDecisions) => StoredReservation): Saved {
  try {
    return { next: save({}), warnings: [] };
  } catch (error) {
    if (!(error instanceof ApiError) || !error.details?.isOverridable) throw error;
    return { next: save({ saleOverride: ACCEPTED }), warnings: error.reasons };
  }
}

function planned(draft: ReservationDraft, room: ToldRoom, book: ChannelBook, actor: Actor, decisions: SaveDecisions) {
  const { hotel } = book;
  const reservation = plannedReservation(draft, hotel, actor, decisions);
  const nights = priced(reservation.nights, room, "");
  const deposit = feeOf(reservation.policies.deposit.fee, nights);
  return { ...reservation, ...hotel.nextNames(), guestId: draft.guestId!, nights, deposit };
}

/** Changes a reservation with the prices of its coming nights, and writes one line in its history. */
function amended(
  stored: StoredReservation,
  draft: ReservationDraft,
  room: ToldRoom,
  { hotel }: ChannelBook,
  actor: Actor,
  decisions: SaveDecisions,
): StoredReservation {
  const next = amendedReservation(stored, draft, hotel, actor, decisions);
  const nights = priced(next.nights, room, hotel.property.businessDate);
  const deposit = feeOf(next.policies.deposit.fee, nights);
  const [before, after] = [stored.nights, nights].map((all) => String(all.reduce((sum, { price }) => sum + price, 0)));
  const [line, ...earlier] = next.history ?? [];
  if (!line || before === after) return { ...next, nights, deposit };
  const changes = [...line.changes, { field: "nightPrices" as const, before: before!, after: after! }];
  return { ...next, nights, deposit, history: [{ ...line, changes }, ...earlier] };
}

/** Nights have the channel's prices; those before a date stay as they are. */
const priced = (nights: readonly ReservationNight[], { prices }: ToldRoom, from: string): ReservationNight[] =>
  nights.map((night) => (night.date < from ? night : { ...night, price: prices[night.date] ?? night.price }));

/** The draft of a room's reservation. What a channel does not tell stays as it is. */
function draftOf(
  { prices: _, request, guarantee = "card", ...facts }: ToldRoom,
  externalId: string,
  channelId: string,
  stored: StoredReservation | undefined,
): ReservationDraft {
  const { eta = "", extras = [], notes = { internal: "", guest: "", request: "" } } = stored ?? {};
  const { companyId, agencyId, contactName, externalRef = externalId } = stored ?? {};
  return {
    state: "confirmed",
    channelId,
    ...facts,
    companyId,
    agencyId: facts.agencyId ?? agencyId,
    contactName,
    eta,
    extras,
    notes: { ...notes, request: request ?? notes.request },
    guarantee,
    externalRef,
    releaseOn: "",
  };
}
