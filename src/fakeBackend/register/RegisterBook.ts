import type { RegisterDraft, StayRegister } from "@/contract/register";

import type { Hotel } from "../hotel/Hotel";
import type { KeptMap } from "../KeptMap";

/** What somebody has written down of the people of a stay. */
export interface StoredRegister extends RegisterDraft, Pick<StayRegister, "version" | "sentAt"> {}

/** By reservation. */
export type RegisterBook = KeptMap<StoredRegister>;

/** What the register reads. */
export interface RegisterBooks {
  hotel: Hotel;
  register: RegisterBook;
}
