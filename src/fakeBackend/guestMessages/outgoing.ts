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
  stayEventRef,
} from "@/domain/guestMessages/scheduleRules";
import { messageReason, renderTemplate } from "@/domain/guestMessages/templates";
import { languageFor } from "@/domain/guestMessages/templateValues";

import type { Database } from "../database";
import { localTime } from "../hotel/localTime";
import type { StoredGuest } from "../hotel/StoredGuest";
import type { StoredReservation } from "../hotel/StoredReservation";
import { newMessage, stepped } from "./changeMessage";
import { type MessageBook, refsOf, type StoredMessage, type StoredSchedule } from "./MessageBook";
import { recipientOf, valuesOf } from "./recipients";
import { faultsNow } from "./toGuestMessage";

/** A message that is to go out, or to be left out for its reasons. */
interface Planned {
  outgoing: OutgoingMessage;
  /** Written by a person before; else it is made of the draft. */
  message?: StoredMessage;
  draft: MessageDraft;
}

interface Event {
  /** The first is the message's; the others are of the same event: for a merged guest, or the same template. */
  refs: string[];
  scheduleId: string;
  guest: StoredGuest;
  reservation?: StoredReservation;
  /** Besides those of the rule that every message follows. */
  reasons: MessageReason[];
  isOffer: boolean;
}

type Way = Pick<BulkMessage, "channel" | "templateId">;

/** What goes out on a business date: what people have written for it, and what schedules say. */
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
  const { guestId, guest } = recipientOf(book.hotel.guests.get(message.guestId), undefined, book.hotel);
  const template = templateId && book.templates.get(templateId).name;
  const reasons = faultsNow(message, book).map(({ reason }) => reason);
  const told = { guestId, guest, reservationId, channel, template, subject, body };
  return { message, draft: message, outgoing: { eventRef, scheduleId: "", ...told, reasons } };
}

function eventsOn(schedule: StoredSchedule, date: CivilDate, { hotel }: MessageBook): Event[] {
  const { id: scheduleId, moment } = schedule;
  const { businessDate, timeZone } = hotel.property;
  if (moment === "birthday")
    return [...hotel.guests.all()]
      .filter(({ birthDate, isAnonymised }) => !isAnonymised && isBirthday(birthDate, date))
      .map((guest) => {
        const refs = hotel.guests.idsOf(guest.id).map((id) => birthdayEventRef(id, date));
        return { refs, scheduleId, guest, reasons: [], isOffer: true };
      });
  const day = dayAbout(schedule, date);
  return [...hotel.all()]
    .filter(
      (one) => isAbout(schedule, one, day) && !one.isDeleted && speaksTo(schedule, one.state, date > businessDate),
    )
    .map((reservation) => {
      const bookedOn = localTime(reservation.createdAt, timeZone).slice(0, 10);
      const reasons = bookedLateReasons(dueOn(schedule, reservation), bookedOn);
      const refs = refsOf({ eventRef: stayEventRef(schedule, reservation.id), templateId: schedule.templateId });
      return { refs, scheduleId, guest: hotel.guests.get(reservation.guestId), reservation, reasons, isOffer: false };
    });
}

/** `taken` are the events of messages that are planned with it. */
function planned(event: Event, { channel, templateId }: Way, book: MessageBook, taken: Set<string>): Planned {
  const { refs, scheduleId, guest, reservation, isOffer } = event;
  const { name, purpose, texts } = book.templates.get(templateId);
  const language = languageFor(guest.language, texts);
  const text = texts[language] ?? { subject: "", body: "" };
  const reservationId = reservation?.id ?? "";
  const values = valuesOf(guest, reservationId, language, book.hotel);
  const recipient = recipientOf(guest, reservation, book.hotel);
  const isSent = refs.some((ref) => taken.has(ref) || book.hasMessageFor(ref));
  const faults = sendingFaults(recipient, { channel, ...text }, isOffer ? "offer" : purpose, values);
  const reasons = isSent
    ? [messageReason("MESSAGE_ALREADY_SENT")]
    : [...event.reasons, ...faults.map(({ reason }) => reason)];
  if (reasons.length === 0) for (const ref of refs) taken.add(ref);
  const isRead = reasons.length === 0;
  return {
    draft: { ...text, guestId: guest.id, reservationId, channel, templateId, language, time: "now", sendOn: "" },
    outgoing: {
      eventRef: refs[0]!,
      scheduleId,
      guestId: guest.id,
      guest: recipient.guest,
      reservationId,
      channel,
      template: name,
      subject: isRead ? renderTemplate(text.subject, values) : text.subject,
      body: isRead ? renderTemplate(text.body, values) : text.body,
      reasons,
    },
  };
}

/** Sends each that has no reasons against it. */
function sendPlanned(all: Planned[], book: MessageBook, by: string, now: Date): OutgoingMessage[] {
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

/** To the guests of reservations, each once, however many of these are theirs. */
export function plannedForMany(
  { reservationIds, ...way }: BulkMessage,
  clientId: string,
  book: MessageBook,
): Planned[] {
  const taken = new Set<string>();
  return reservationIds
    .flatMap((id) => book.hotel.find(id) ?? [])
    .filter(({ isDeleted }) => !isDeleted)
    .map((reservation) => {
      const guest = book.hotel.guests.get(reservation.guestId);
      const refs = [`manual:${clientId}:${guest.id}`];
      return planned({ refs, scheduleId: "", guest, reservation, reasons: [], isOffer: false }, way, book, taken);
    });
}

export const sendToMany = (message: BulkMessage, clientId: string, book: MessageBook, by: string, now: Date) =>
  sendPlanned(plannedForMany(message, clientId, book), book, by, now);
