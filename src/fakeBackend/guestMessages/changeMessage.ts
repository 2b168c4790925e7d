import { messageChannels, type MessageDraft, messageTimes } from "@/contract/guests/guestMessage";
import { templateLanguages } from "@/contract/guests/messageTemplate";
import { generalReason } from "@/domain/definition/generalReason";
import type { Fault } from "@/domain/faults";
import { addressOn, timeFaults, writtenFaults } from "@/domain/guestMessages/messageFaults";
import { messageLife, type MessageStep } from "@/domain/guestMessages/messageLife";
import { messageReason, renderTemplate } from "@/domain/guestMessages/templates";
import { reasonFor } from "@/domain/reasonFor";

import type { Actor } from "../records/Actor";
import { historyWith } from "../records/history";
import { refuseFaults, unknownValues } from "../records/Refused";
import { comingSteps } from "./comingSteps";
import type { MessageBook, StoredMessage } from "./MessageBook";
import { addresseeOf, valuesIn } from "./recipients";
import { faultsNow } from "./toGuestMessage";

/** The texts as the guest reads them. */
export function rendered(message: MessageDraft & Pick<StoredMessage, "account" | "alsoAbout">, { hotel }: MessageBook) {
  const { channel, subject, body } = message;
  const values = valuesIn(message, hotel);
  return { subject: channel === "mail" ? renderTemplate(subject, values) : "", body: renderTemplate(body, values) };
}

/** The form offered it, and it is deleted by now. */
const gone: Record<string, string> = {
  reservationId: reasonFor("GONE").message,
  templateId: messageReason("TEMPLATE_MISSING").message,
};

export function refuseMessageFaults(draft: MessageDraft, book: MessageBook) {
  const { guestId, reservationId, templateId, time } = draft;
  const { hotel } = book;
  if (!hotel.guests.has(guestId)) refuseFaults([{ field: "guestId", reason: generalReason("FIELD_UNKNOWN") }]);
  const isKnown = {
    reservationId:
      reservationId === "" || hotel.reservationsOf(hotel.guests.get(guestId).id).some(({ id }) => id === reservationId),
    channel: messageChannels.includes(draft.channel),
    templateId: templateId === "" || book.templates.find(templateId) !== undefined,
    language: templateLanguages.includes(draft.language),
    time: messageTimes.includes(time),
  };
  refuseFaults([], unknownValues(isKnown, gone));
  const faults = faultsNow(draft, book);
  // until it is sent, a room may be assigned
  const isOfItsDay = (fault: Fault) => time !== "now" && fault.reason.code === "MESSAGE_VALUE_MISSING";
  const counted = time === "kept" ? writtenFaults(draft) : faults.filter((fault) => !isOfItsDay(fault));
  refuseFaults([...counted, ...timeFaults(draft, hotel.property.businessDate)]);
}

export const newMessage = (eventRef: string, draft: MessageDraft, book: MessageBook, actor: Actor): StoredMessage => ({
  ...draft,
  id: book.nextId(),
  version: 0,
  state: "draft",
  address: "",
  eventRef,
  coming: [],
  history: historyWith([], { what: "created" as const }, actor),
});

/** The message after a step, without asking whether it may be done; sending it renders its texts. */
export function stepped(
  message: StoredMessage,
  what: Exclude<MessageStep, "edit">,
  book: MessageBook,
  actor: Actor,
): StoredMessage {
  const { failure: _, ...rest } = message;
  const next: StoredMessage = {
    ...rest,
    state: messageLife.stateAfter(what, message.state),
    version: message.version + 1,
    history: historyWith(message.history, { what }, actor),
  };
  if (what !== "send" && what !== "resend") return next;
  return {
    ...next,
    ...rendered(message, book),
    address: addressOn(message.channel, addresseeOf(message, book.hotel)),
    coming: comingSteps(Number(message.id.slice(2)) + next.version, message, actor.now),
  };
}
