import type { Invitation } from "@/contract/contacts";
import { createSubmission } from "@/shared/submission/createSubmission";

/** Somebody who is not among the contacts yet is asked to join. */
export const invitation = createSubmission<Invitation>()("invitation");
