import { noteLimits } from "@/contract/reservations/reservationDraft";

import { tooLong } from "./faults";
import { reasonFor } from "./reasonFor";

const max = noteLimits.letters;

/** The faults of notes, by the names of their fields. */
export const noteFaults = <Field extends string>(notes: Partial<Record<Field, string>>) =>
  tooLong(notes, max, () => reasonFor("NOTE_TOO_LONG", { max }));
