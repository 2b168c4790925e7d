import { conversationsContract } from "@/contract/messaging/conversations";
import { createClient } from "@/shared/api/createClient";

export const conversationApi = createClient(conversationsContract);
