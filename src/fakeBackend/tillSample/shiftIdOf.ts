import type { TillId } from "@/contract/outlets";
import type { CivilDate } from "@/contract/property";

/** The sample has a shift a day at each till. */
export const shiftIdOf = (till: TillId, date: CivilDate) => `TC-${till}-${date}`;
