import type { CivilDate } from "@/contract/property";
import type { RegisterDraft, RegisterEvent, StayRegister } from "@/contract/reservations/register";

import type { Hotel } from "../hotel/Hotel";
import type { KeptMap } from "../core/KeptMap";

/** The people of a stay as a person wrote them down. */
export interface StoredRegister extends RegisterDraft, Pick<StayRegister, "version"> {
  /** Absent where nothing has become of it. */
  events?: RegisterEvent[];
}

export interface RegisterBook {
  /** By reservation. */
  stays: KeptMap<StoredRegister>;
  /** Of the sample: the stays whose people have been written down. */
  sampled: ReadonlySet<string>;
  /** Who arrived before this date was sent before the hotel had this register. */
  since: CivilDate;
}

/** The books that the register reads. */
export interface RegisterBooks {
  hotel: Hotel;
  register: RegisterBook;
}
