import type { MessageReason, MessageState } from "@/contract/guests/guestMessage";
import type { BulkMessage } from "@/contract/guests/messageSchedule";
import { dayAbout, dueOn, speaksTo, staysRefs } from "@/domain/guestMessages/scheduleRules";
import { messageReason } from "@/domain/guestMessages/templates";

import { groupedBy } from "../core/groupedBy";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { MessageBook } from "./MessageBook";
import { type Planned, planned, sendPlanned, stayEvent, type Way } from "./outgoing";
import { aboutOf } from "./recipients";

const gone = new Set<MessageState>(["sent", "delivered", "answered"]);

/**
 * To the guests of reservations, each once, however many of these are theirs. Who has a message of the template about the
 * stay, or is to get it, is left out.
 */
export function plannedForMany(
  { reservationIds, ...way }: BulkMessage,
  clientId: string,
  book: MessageBook,
): Planned[] {
  const { hotel } = book;
  const taken = new Set<string>();
  const chosen = reservationIds.flatMap((id) => hotel.find(id) ?? []).filter(({ isDeleted }) => !isDeleted);
  const ofGuest = groupedBy(chosen, ({ guestId }) => hotel.guests.get(guestId).id);
  return chosen.map((reservation) => {
    const guest = hotel.guests.get(reservation.guestId);
    const others = ofGuest.get(guest.id)!.filter(({ id }) => id !== reservation.id);
    const reservations = [reservation, ...others];
    const refs = hotel.guests.idsOf(guest.id).map((id) => `manual:${clientId}:${id}`);
    const alsoRefs = staysRefs(
      way.templateId,
      reservations.map(({ id }) => id),
    );
    const reasons = hasAlready(reservations, way, book);
    return planned({ refs, alsoRefs, scheduleId: "", guest, reservations, reasons, isOffer: false }, way, book, taken);
  });
}

export const sendToMany = (message: BulkMessage, clientId: string, book: MessageBook, by: string, now: Date) =>
  sendPlanned(plannedForMany(message, clientId, book), book, by, now);

/** Why the stays need no message of the template: it has gone out, or a person or a schedule is going to send it. */
function hasAlready(reservations: StoredReservation[], { templateId }: Way, book: MessageBook): MessageReason[] {
  const { businessDate } = book.hotel.property;
  const ids = new Set(reservations.map(({ id }) => id));
  const guestIds = new Set(reservations.flatMap(({ guestId }) => book.hotel.guests.idsOf(guestId)));
  const written = book
    .all()
    .filter((one) => one.templateId === templateId && guestIds.has(one.guestId))
    .filter((one) => aboutOf(one).some((id) => ids.has(id)));
  if (written.some(({ state }) => gone.has(state))) return [messageReason("MESSAGE_ALREADY_SENT")];
  const byHand = written.filter(({ state }) => state === "scheduled").map(({ sendOn }) => sendOn);
  const bySchedule = book.schedules
    .all()
    .filter((one) => one.isOn && one.moment !== "birthday" && one.templateId === templateId)
    .flatMap((schedule) =>
      reservations
        .map((stay) => ({ stay, due: dueOn(schedule, stay) }))
        .filter(({ stay, due }) => due >= businessDate && speaksTo(schedule, stay.state, due > businessDate))
        .filter(({ stay, due }) => {
          const event = stayEvent(schedule, [stay], dayAbout(schedule, due), book.hotel);
          return planned(event, schedule, book, new Set()).outgoing.reasons.length === 0;
        })
        .map(({ due }) => due),
    );
  const [date] = [...byHand, ...bySchedule].toSorted();
  return date ? [messageReason("MESSAGE_PLANNED", { date })] : [];
}
