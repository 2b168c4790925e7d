import { createSubmission } from "@/shared/submission/createSubmission";

export const profileUpdate = createSubmission<{ username: string }>()("profileUpdate");
