import type { Decimal } from "./formats";

/** A reason against something. Each area has its own codes, with their texts as `reason.<CODE>` in its catalogue. */
export interface ReasonOf<Code extends string> {
  code: Code;
  values?: Record<string, string | Decimal>;
  message: string;
  /** The field of the form that the reason is about, where its code does not tell. */
  field?: string;
}
