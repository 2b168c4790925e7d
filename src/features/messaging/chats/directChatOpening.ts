import { createSubmission } from "@/shared/submission/createSubmission";

/** Opens direct chats with these contacts. */
export const directChatOpening = createSubmission<{ members: string[] }>()("directChatOpening");
