import type { CivilDate } from "@/contract/property";
import type { RegisterDraft, RegisterEvent, StayRegister } from "@/contract/reservations/register";

import type { Hotel } from "../hotel/Hotel";
import type { KeptMap } from "../core/KeptMap";

declare module "../core/database" {
  interface AreaData {
    readonly register: RegisterBook;
  }
}

/** What somebody has written down of the people of a stay. */
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

/** What the register reads. */
export interface RegisterBooks {
  hotel: Hotel;
  register: RegisterBook;
}
