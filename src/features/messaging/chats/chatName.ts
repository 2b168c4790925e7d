import type { Channel } from "@/contract/channels";
import type { Person } from "@/contract/contacts";

type Named = Pick<Channel, "name"> | Pick<Person, "firstName" | "lastName">;

/** The channel's name, or the person's in full. */
export const chatName = (chat: Named): string =>
  "name" in chat ? chat.name : `${chat.firstName} ${chat.lastName}`.trim();
