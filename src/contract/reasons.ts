/** Why something cannot be done. An area has its own codes, and their texts as `reason.<CODE>` in its catalogue. */
export interface ReasonOf<Code extends string> {
  code: Code;
  values?: Record<string, string | number>;
  message: string;
  /** The field of the form that it is about, where its code alone does not tell. */
  field?: string;
}
