import { createSubmission } from "@/shared/submission/createSubmission";

export const bookmarkRename = createSubmission<{ title: string }>()("bookmarkRename");
