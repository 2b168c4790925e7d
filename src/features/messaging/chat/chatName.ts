import type { Channel } from "@/contract/messaging/channels";
import type { Person } from "@/contract/messaging/contacts";

type Named = Pick<Channel, "name"> | Pick<Person, "firstName" | "lastName">;

/** The channel's name, or the person's in full. */
export const chatName = (chat: Named): string =>
  "name" in chat ? chat.name : `${chat.firstName} ${chat.lastName}`.trim();
