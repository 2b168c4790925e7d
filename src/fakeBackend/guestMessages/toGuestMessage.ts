import { type GuestMessage, type MessageAction, messageActions } from "@/contract/guests/guestMessage";
import { type MessageFault, sendingFaults } from "@/domain/guestMessages/messageFaults";
import { isSettled, messageLife } from "@/domain/guestMessages/messageLife";

import type { MessageBook, StoredMessage } from "./MessageBook";
import { addresseeOf, valuesIn } from "./recipients";

type Unsent = Pick<
  StoredMessage,
  "guestId" | "account" | "reservationId" | "alsoAbout" | "channel" | "templateId" | "language" | "subject" | "body"
>;

/** Why a message cannot be sent as things are. */
export function faultsNow(message: Unsent, book: MessageBook): MessageFault[] {
  const { hotel, templates } = book;
  const purpose = message.templateId ? templates.get(message.templateId).purpose : "stay";
  return sendingFaults(addresseeOf(message, hotel), message, purpose, valuesIn(message, hotel));
}

/** A message as it travels; a merged guest is the one who was kept. */
export function toGuestMessage(
  { coming: _, otherRefs: __, ...stored }: StoredMessage,
  book: MessageBook,
): GuestMessage {
  const { hotel, templates } = book;
  const { guestId, guest } = addresseeOf(stored, hotel);
  const { history, state, templateId } = stored;
  const canStillGo = !isSettled(state) || state === "failed";
  const against = canStillGo ? faultsNow(stored, book).map(({ reason }) => reason) : [];
  const permissions = messageLife.permissionsOf({ state }, { against });
  return {
    ...stored,
    guestId,
    guest,
    template: templateId && templates.get(templateId).name,
    at: history[0]?.at ?? "",
    sentAt: history.find(({ what }) => what === "send" || what === "resend")?.at ?? "",
    actions: messageActions.map((action) => {
      const permission = permissions.find((one) => one.action === action)!;
      return { ...permission, action: action satisfies MessageAction };
    }),
  };
}
