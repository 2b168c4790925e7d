import { createSubmission } from "@/shared/submission/createSubmission";

/** Direct chats with each of these contacts. */
export const directChatOpening = createSubmission<{ members: string[] }>()("directChatOpening");
