import { paths } from "./paths";

/** Of the query: a text that is to be sent, once a conversation is chosen. */
export const SEND_PARAMETER = "send";

/** The chats, with a text that the chosen conversation gets as its draft. */
export const chatPathTo = (text: string) =>
  `${paths.chats}?${new URLSearchParams({ [SEND_PARAMETER]: text }).toString()}`;
