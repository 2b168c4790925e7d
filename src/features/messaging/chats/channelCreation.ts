import type { NewChannel } from "@/contract/channels";
import { createSubmission } from "@/shared/submission/createSubmission";

export const channelCreation = createSubmission<NewChannel>()("channelCreation");
