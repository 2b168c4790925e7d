import { conversationsContract } from "@/contract/conversations";
import { createClient } from "@/shared/api/createClient";

export const conversationApi = createClient(conversationsContract);
