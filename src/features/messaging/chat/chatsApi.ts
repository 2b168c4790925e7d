import { channelsContract } from "@/contract/messaging/channels";
import { chatsContract } from "@/contract/messaging/chats";
import { contactsContract } from "@/contract/messaging/contacts";
import { createClient } from "@/shared/api/createClient";

export const chatsApi = createClient({ ...chatsContract, ...channelsContract, ...contactsContract });
