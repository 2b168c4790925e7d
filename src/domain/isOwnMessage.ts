import type { QuotedMessage } from "@/contract/conversations";

/**
 * Whether the person who is signed in wrote the message, in the conversation of `userId`: in a direct chat whatever the
 * other one has not sent, in a channel whatever names no author.
 */
export const isOwnMessage = ({ meta }: Pick<QuotedMessage, "meta">, userId: string) =>
  meta.sender !== userId && meta.userData === undefined;
