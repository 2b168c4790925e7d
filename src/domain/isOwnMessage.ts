import type { QuotedMessage } from "@/contract/conversations";

/**
 * Whether the signed-in person wrote the message of `userId`'s conversation: in a direct chat every message that the
 * contact did not send, in a channel every message without an author.
 */
export const isOwnMessage = ({ meta }: Pick<QuotedMessage, "meta">, userId: string) =>
  meta.sender !== userId && meta.userData === undefined;
