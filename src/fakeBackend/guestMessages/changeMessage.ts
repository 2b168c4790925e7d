import {
  type GuestMessage,
  messageActions,
  messageChannels,
  type MessageDraft,
  messageTimes,
} from "@/contract/guests/guestMessage";
import { templateLanguages } from "@/contract/guests/messageTemplate";
import type { Fault } from "@/domain/faults";
import { addressOn, textFaults, timeFaults } from "@/domain/guestMessages/messageFaults";
import { messageLife, type MessageStep, stepAt } from "@/domain/guestMessages/messageLife";
import { messageReason, renderTemplate } from "@/domain/guestMessages/templates";
import { reasonFor } from "@/domain/reasonFor";

import type { Actor } from "../records/Actor";
import { notFound, refuse, refuseFaults, unknownValues } from "../records/Refused";
import { comingSteps } from "./comingSteps";
import { historyWith, type MessageBook, type StoredMessage } from "./MessageBook";
import { valuesOf } from "./recipients";
import { aboutOf, faultsNow } from "./toGuestMessage";

const draftFields = [
  "guestId",
  "reservationId",
  "channel",
  "templateId",
  "language",
  "subject",
  "body",
  "time",
  "sendOn",
] as const satisfies (keyof GuestMessage)[];

/** The draft and nothing else, without the spaces around its texts; a day only where it is sent later. */
export function writtenMessage(draft: MessageDraft): MessageDraft {
  const { subject, body, time, sendOn, ...rest } = draft;
  const all = { ...rest, subject: subject.trim(), body: body.trim(), time, sendOn: time === "later" ? sendOn : "" };
  return Object.fromEntries(draftFields.map((field) => [field, all[field]])) as unknown as MessageDraft;
}

/** Whether the message is as the draft says, with its variables or, once it was sent, with their values. */
export const isWrittenIn = (stored: StoredMessage, draft: MessageDraft, book: MessageBook) => {
  const asText = (one: MessageDraft) => JSON.stringify(writtenMessage(one));
  return [draft, { ...draft, ...rendered(draft, book) }].some((one) => asText(one) === asText(stored));
};

/** The texts as the guest reads them. */
function rendered(message: MessageDraft & Pick<StoredMessage, "alsoAbout">, { hotel }: MessageBook) {
  const { guestId, channel, language, subject, body } = message;
  const values = valuesOf(hotel.guests.get(guestId), aboutOf(message), language, hotel);
  return { subject: channel === "mail" ? renderTemplate(subject, values) : "", body: renderTemplate(body, values) };
}

/** The form offered it, and it is deleted by now. */
const gone: Record<string, string> = {
  reservationId: reasonFor("GONE").message,
  templateId: messageReason("TEMPLATE_MISSING").message,
};

function refuseMessageFaults(draft: MessageDraft, book: MessageBook) {
  const { guestId, reservationId, templateId, time } = draft;
  const { hotel } = book;
  if (!hotel.guests.has(guestId)) refuseFaults([{ field: "guestId", reason: messageReason("MESSAGE_GUEST_MISSING") }]);
  const isKnown = {
    reservationId:
      reservationId === "" || hotel.reservationsOf(hotel.guests.get(guestId).id).some(({ id }) => id === reservationId),
    channel: messageChannels.includes(draft.channel),
    templateId: templateId === "" || book.templates.has(templateId),
    language: templateLanguages.includes(draft.language),
    time: messageTimes.includes(time),
  };
  refuseFaults([], unknownValues(isKnown, gone));
  const faults = faultsNow(draft, book);
  // until it is sent, a room may be assigned, and a draft may be without anything but right variables
  const isOfItsDay = (fault: Fault) => time !== "now" && fault.reason.code === "MESSAGE_VALUE_MISSING";
  const kept = textFaults(draft, false).filter(({ reason }) => reason.code !== "MESSAGE_BODY_MISSING");
  const counted = time === "kept" ? kept : faults.filter((fault) => !isOfItsDay(fault));
  refuseFaults([...counted, ...timeFaults(draft, hotel.property.businessDate)]);
}

/** Saves what a person wrote, and sends it where its time is now. */
function saved(message: StoredMessage, draft: MessageDraft, book: MessageBook, actor: Actor): StoredMessage {
  const next = { ...message, ...draft };
  return stepped(next, stepAt[draft.time], book, actor);
}

export function addMessage(clientId: string, draft: MessageDraft, book: MessageBook, actor: Actor): StoredMessage {
  refuseMessageFaults(draft, book);
  return book.put(saved(newMessage(`manual:${clientId}`, draft, book, actor), draft, book, actor));
}

export function newMessage(
  eventRef: string,
  draft: MessageDraft,
  book: MessageBook,
  { by, now }: Actor,
): StoredMessage {
  const created = { at: now.toISOString(), by, what: "created" as const };
  return {
    ...draft,
    id: book.nextId(),
    version: 0,
    state: "draft",
    address: "",
    eventRef,
    coming: [],
    history: historyWith({ history: [] }, created),
  };
}

export function rewriteMessage(message: StoredMessage, draft: MessageDraft, book: MessageBook, actor: Actor) {
  const reasons = messageLife.reasonsAgainst("edit", message, { against: [] });
  refuse(reasons);
  refuseMessageFaults(draft, book);
  return book.put(saved(message, draft, book, actor));
}

/** Does what a person asks for, or says why not. */
export function actOnMessage(message: StoredMessage, action: string, book: MessageBook, actor: Actor) {
  const asked = messageActions.find((one) => one === action);
  if (!asked || asked === "edit") throw notFound();
  const against = asked === "cancel" ? [] : faultsNow(message, book).map(({ reason }) => reason);
  const reasons = messageLife.reasonsAgainst(asked, message, { against });
  refuse(reasons);
  return book.put(stepped(message, asked, book, actor));
}

/** The message after a step, without asking whether it may be done; sending it renders its texts. */
export function stepped(
  message: StoredMessage,
  what: Exclude<MessageStep, "edit">,
  book: MessageBook,
  { by, now }: Actor,
): StoredMessage {
  const { failure: _, ...rest } = message;
  const next: StoredMessage = {
    ...rest,
    state: messageLife.stateAfter(what, message.state),
    version: message.version + 1,
    history: historyWith(message, { at: now.toISOString(), by, what }),
  };
  if (what !== "send" && what !== "resend") return next;
  return {
    ...next,
    ...rendered(message, book),
    address: addressOn(message.channel, book.hotel.guests.get(message.guestId)),
    coming: comingSteps(Number(message.id.slice(2)) + next.version, message, now),
  };
}
