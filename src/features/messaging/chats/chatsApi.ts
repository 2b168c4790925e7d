import { channelsContract } from "@/contract/channels";
import { chatsContract } from "@/contract/chats";
import { contactsContract } from "@/contract/contacts";
import { createClient } from "@/shared/api/createClient";

export const chatsApi = createClient({ ...chatsContract, ...channelsContract, ...contactsContract });
