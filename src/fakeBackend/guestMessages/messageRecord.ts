import { messageActions, type MessageDraft } from "@/contract/guests/guestMessage";
import { generalReason } from "@/domain/definition/generalReason";
import { stepAt } from "@/domain/guestMessages/messageLife";

import type { Actor } from "../records/Actor";
import { isSame, serveRecord } from "../records/serveRecord";
import type { Context } from "../core/routes";
import { newMessage, refuseMessageFaults, rendered, stepped } from "./changeMessage";
import type { MessageBook, StoredMessage } from "./MessageBook";
import { messageListRules } from "./messageListRules";
import { toGuestMessage } from "./toGuestMessage";

/** With what channels have reported since. */
function messagesIn({ db: { guestMessages }, now }: Context): MessageBook {
  guestMessages.settle(now());
  return guestMessages;
}

const record = serveRecord({
  booksOf: messagesIn,
  get: (id, book) => book.get(id),
  shown: toGuestMessage,
  stale: generalReason("RECORD_STALE"),
});

/** Saves what a person wrote, and sends it where its time is now. */
const saved = (message: StoredMessage, draft: MessageDraft, book: MessageBook, actor: Actor) =>
  book.put(stepped({ ...message, ...draft }, stepAt[draft.time], book, actor));

export const messageRecord = {
  get: record.get,
  list: record.list({
    entries: (book) => book.all().map((stored) => toGuestMessage(stored, book)),
    rules: () => messageListRules,
    toRow: (row) => row,
  }),
  ...record.form({
    written(draft: MessageDraft, book, stored) {
      // the one who was kept of two guests stands for the other, too
      const isSameGuest = stored !== undefined && draft.guestId === book.hotel.guests.get(stored.guestId).id;
      const guestId = recordOf({ ...draft, guestId: isSameGuest ? stored.guestId : draft.guestId }, book);
      return writtenMessage({ ...draft, guestId });
    },
    // with its variables or, once it was sent, with their values
    isWritten: (stored, draft, book) =>
      [draft, { ...draft, ...rendered(draft, book) }].some((one) =>
        isSame(writtenMessage(one), writtenMessage(stored)),
      ),
    check: refuseMessageFaults,
    madeBy: ({ madeBy }) => madeBy,
    add: (draft, book, actor, clientId) =>
      saved(newMessage(`manual:${clientId}`, draft, book, actor), draft, book, actor),
    rewrite: saved,
  }),
  act: record.act({
    actions: messageActions,
    act: (action, _, stored, book, actor) => book.put(stepped(stored, action, book, actor)),
  }),
};

/** The draft and nothing else, without the spaces around its texts; a day only where it is sent later. */
function writtenMessage(draft: MessageDraft): MessageDraft {
  const { guestId, reservationId, channel, templateId, language, time } = draft;
  const [subject, body] = [draft.subject.trim(), draft.body.trim()];
  const sendOn = time === "later" ? draft.sendOn : "";
  return { guestId, reservationId, channel, templateId, language, subject, body, time, sendOn };
}

/** The guest's record of a message: that of its reservation, so that a merge can be undone. */
function recordOf({ guestId, reservationId }: MessageDraft, { hotel }: MessageBook): string {
  const { guests } = hotel;
  const owner = hotel.find(reservationId)?.guestId;
  const isOfGuest = owner !== undefined && guests.has(guestId) && guests.get(owner).id === guests.get(guestId).id;
  return isOfGuest ? owner : guestId;
}
