import type { Message } from "@/contract/messaging/conversations";

import type { Database } from "../core/database";
import { changeMessage } from "../messaging/threadRules";
import { type FreeText, freeText } from "./freeText";

/** The messages of all conversations and channels. */
export function* chatTexts({ messaging }: Database): Generator<FreeText> {
  const ids = [...messaging.contacts.all(), ...messaging.channels.all()].map(({ id }) => id);
  for (const id of new Set(ids))
    for (const message of messaging.threads.get(id)?.log.all() ?? [])
      yield freeText(
        "chat",
        id,
        message,
        (row, change) => ({
          ...row,
          text: change(row.text),
          ...(row.replyOf && { replyOf: { ...row.replyOf, text: change(row.replyOf.text) } }),
        }),
        (row) => rewriteMessage(messaging, id, row),
        { key: `${id}:${message.mId}` },
      );
}

/** Everywhere that a message is kept: in its conversation, under the client's id, and in the changes that are told. */
function rewriteMessage(messaging: Database["messaging"], userId: string, message: Message) {
  changeMessage(messaging, userId, message);
  messaging.changes.rewrite(message);
  if (message.clientId !== undefined && messaging.sent.get(message.clientId))
    messaging.sent.set(message.clientId, message);
}
