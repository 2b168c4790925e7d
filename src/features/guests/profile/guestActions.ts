import type { GuestAct, GuestProfile } from "@/contract/guests/guestProfile";
import { createActions } from "@/shared/actions/createActions";
import type { RecordRefusal } from "@/shared/record/recordRefusal";

type Refusal = RecordRefusal<GuestProfile>;

/** What an act is asked with. */
export interface GuestActInput {
  reason: string;
  /** anonymise: the keys of the texts that the name is taken out of. */
  redact: string[];
}

/** What is being done with the open guest, besides editing. */
export const guestActions = createActions<GuestAct["action"], GuestActInput, GuestProfile, Refusal>()("guestActions");
