import type { MessageDraft, MessageReason } from "@/contract/guests/guestMessage";
import type { BulkMessage, OutgoingMessage } from "@/contract/guests/messageSchedule";
import type { CivilDate } from "@/contract/property";
import { sendingFaults } from "@/domain/guestMessages/messageFaults";
import {
  birthdayEventRef,
  bookedLateReasons,
  dayAbout,
  dueOn,
  isAbout,
  isBirthday,
  speaksTo,
  stayEventRefs,
} from "@/domain/guestMessages/scheduleRules";
import { messageReason, renderTemplate } from "@/domain/guestMessages/templates";
import { languageFor } from "@/domain/guestMessages/templateValues";
import { localTime } from "@/domain/localTime";

import type { Database } from "../core/database";
import { groupedBy } from "../core/groupedBy";
import type { StoredGuest } from "../hotel/books/StoredGuest";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import { newMessage, stepped } from "./changeMessage";
import type { MessageBook, StoredMessage, StoredSchedule } from "./MessageBook";
import { aboutOf, addresseeOf, recipientOf, valuesOf } from "./recipients";
import { faultsNow } from "./toGuestMessage";

/** A message that is to go out, or to be left out for its reasons. */
export interface Planned {
  outgoing: OutgoingMessage;
  /** Written by a person before; else it is made of the draft. */
  message?: StoredMessage;
  draft: MessageDraft & Pick<StoredMessage, "alsoAbout" | "otherRefs">;
}

interface Event {
  /** All that the message stands for, the first its own. It goes out once for each. */
  refs: string[];
  /** It stands for these too, and goes out all the same where they have a message. */
  alsoRefs?: string[];
  scheduleId: string;
  guest: StoredGuest;
  /** All reservations of the guest that belong to the event. */
  reservations: StoredReservation[];
  /** Besides those of the rule that every message follows. */
  reasons: MessageReason[];
  isOffer: boolean;
}

export type Way = Pick<BulkMessage, "channel" | "templateId">;

/** Messages for a business date: those that people have written for it, and those of schedules. */
export function plannedOn(book: MessageBook, date: CivilDate): Planned[] {
  const { businessDate } = book.hotel.property;
  // what was left over goes out on the business date, not on each day after it
  const isOf = (sendOn: CivilDate) => sendOn === date || (sendOn < date && date <= businessDate);
  const byHand = book.all().filter(({ state, sendOn }) => state === "scheduled" && isOf(sendOn));
  const schedules = book.schedules.all().filter(({ isOn }) => isOn);
  const taken = new Set<string>();
  return [
    ...byHand.map((message) => plannedByHand(message, book)),
    ...schedules.flatMap((schedule) =>
      eventsOn(schedule, date, book).map((event) => planned(event, schedule, book, taken)),
    ),
  ];
}

function plannedByHand(message: StoredMessage, book: MessageBook): Planned {
  const { eventRef, reservationId, channel, templateId, subject, body } = message;
  const { guestId, guest } = addresseeOf(message, book.hotel);
  const template = templateId && book.templates.get(templateId).name;
  const reasons = faultsNow(message, book).map(({ reason }) => reason);
  const told = { guestId, guest, reservationId, alsoAbout: [], channel, template, subject, body };
  return { message, draft: message, outgoing: { eventRef, scheduleId: "", ...told, reasons } };
}

function eventsOn(schedule: StoredSchedule, date: CivilDate, { hotel }: MessageBook): Event[] {
  const { id: scheduleId, moment } = schedule;
  const { businessDate } = hotel.property;
  if (moment === "birthday")
    return [...hotel.guests.all()]
      .filter(({ birthDate, isAnonymised }) => !isAnonymised && isBirthday(birthDate, date))
      .map((guest) => {
        const refs = hotel.guests.idsOf(guest.id).map((id) => birthdayEventRef(id, date));
        return { refs, scheduleId, guest, reservations: [], reasons: [], isOffer: true };
      });
  const day = dayAbout(schedule, date);
  const stays = [...hotel.all()].filter(
    (one) => isAbout(schedule, one, day) && !one.isDeleted && speaksTo(schedule, one.state, date > businessDate),
  );
  return [...groupedBy(stays, ({ guestId }) => hotel.guests.get(guestId).id).values()].map((reservations) =>
    stayEvent(schedule, reservations, day, hotel),
  );
}

/** Of reservations of one guest, whose arrival or departure is on the day. */
export function stayEvent(
  schedule: StoredSchedule,
  reservations: StoredReservation[],
  day: CivilDate,
  { guests, property }: MessageBook["hotel"],
): Event {
  const late = reservations.map((one) =>
    bookedLateReasons(dueOn(schedule, one), localTime(one.createdAt, property.timeZone).slice(0, 10)),
  );
  // a room that was booked late comes along with one that was not
  const reasons = late.find((some) => some.length === 0) ?? late[0]!;
  const guest = guests.get(reservations[0]!.guestId);
  const about = { reservationIds: reservations.map(({ id }) => id), guestIds: guests.idsOf(guest.id), day };
  const refs = stayEventRefs(schedule, about);
  return { refs, scheduleId: schedule.id, guest, reservations, reasons, isOffer: false };
}

/** `taken` are the events of messages that are planned with it. */
export function planned(event: Event, { channel, templateId }: Way, book: MessageBook, taken: Set<string>): Planned {
  const { refs, alsoRefs = [], scheduleId, guest, reservations, isOffer } = event;
  const [reservation, ...others] = reservations;
  const { name, purpose, texts } = book.templates.get(templateId);
  const language = languageFor(guest.language, texts);
  const text = texts[language] ?? { subject: "", body: "" };
  const reservationId = reservation?.id ?? "";
  const alsoAbout = others.map(({ id }) => id);
  const values = valuesOf(guest, aboutOf({ reservationId, alsoAbout }), language, book.hotel);
  const recipient = recipientOf(guest, reservation, book.hotel);
  const guestIds = book.hotel.guests.idsOf(guest.id);
  const isSent = refs.some((ref) => taken.has(ref) || book.hasMessageFor(ref, guestIds));
  const faults = sendingFaults(recipient, { channel, ...text }, isOffer ? "offer" : purpose, values);
  const reasons = isSent
    ? [messageReason("MESSAGE_ALREADY_SENT")]
    : [...event.reasons, ...faults.map(({ reason }) => reason)];
  if (reasons.length === 0) for (const ref of refs) taken.add(ref);
  const isRead = reasons.length === 0;
  const [eventRef = "", ...otherRefs] = refs;
  // a record that is merged keeps the messages about its reservations, so that the merge can be undone
  const draft = { ...text, guestId: reservation?.guestId ?? guest.id, reservationId, channel, templateId, language };
  return {
    draft: { ...draft, time: "now", sendOn: "", alsoAbout, otherRefs: [...otherRefs, ...alsoRefs] },
    outgoing: {
      eventRef,
      scheduleId,
      guestId: guest.id,
      guest: recipient.guest,
      reservationId,
      alsoAbout,
      channel,
      template: name,
      subject: isRead ? renderTemplate(text.subject, values) : text.subject,
      body: isRead ? renderTemplate(text.body, values) : text.body,
      reasons,
    },
  };
}

/** Sends each that has no reasons against it. */
export function sendPlanned(all: Planned[], book: MessageBook, by: string, now: Date): OutgoingMessage[] {
  for (const { outgoing, message, draft } of all) {
    if (outgoing.reasons.length > 0) continue;
    const actor = { by, now };
    book.put(stepped(message ?? newMessage(outgoing.eventRef, draft, book, actor), "send", book, actor));
  }
  return all.map(({ outgoing }) => outgoing);
}

/** Sends what is due on a business date; may run any number of times. */
export const sendDue = ({ guestMessages: book }: Pick<Database, "guestMessages">, date: CivilDate, now: Date) =>
  sendPlanned(plannedOn(book, date), book, "", now);
