import type { Invitation } from "@/contract/contacts";
import { createSubmission } from "@/shared/submission/createSubmission";

/** Invites a person who is not a contact yet. */
export const invitation = createSubmission<Invitation>()("invitation");
