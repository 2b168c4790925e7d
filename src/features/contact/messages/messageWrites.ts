import type { GuestMessage, MessageAction, MessageDraft } from "@/contract/guests/guestMessage";
import { messageLife } from "@/domain/guestMessages/messageLife";
import { createRecordWrites } from "@/shared/record/createRecordWrites";

export type MessageDeed = Exclude<MessageAction, "edit">;

export const messageWrites = createRecordWrites<MessageDraft, MessageDeed, object>()("messageWrites");

/** A row as it will be: nothing else can be done with it until the server has replied. */
export function asActedOn(row: GuestMessage, write: Parameters<typeof messageWrites.written>[0]): GuestMessage {
  if (write.kind === "form" || write.id !== row.id) return row;
  return { ...row, state: messageLife.stateAfter(write.action, row.state), actions: [] };
}
