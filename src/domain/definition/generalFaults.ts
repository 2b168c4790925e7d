import { tooLong, unless } from "../faults";
import { generalReason } from "./generalReason";

/** The fault of a field that must not be empty. */
export const missing = <Field extends string>(isGiven: boolean, field: Field) =>
  unless(isGiven, field, () => generalReason("FIELD_MISSING"));

/** The faults of texts that are longer than `max` letters. */
export const longer = <Field extends string>(texts: Partial<Record<Field, string>>, max: number) =>
  tooLong(texts, max, () => generalReason("FIELD_TOO_LONG", { max }));
