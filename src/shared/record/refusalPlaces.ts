/** Where a form shows what the server refuses. */
export interface RefusalPlaces {
  /** The field that a reason is about, by the reason's code. A reason of none is shown above the form. */
  fields: Partial<Record<string, string>>;
  /** The values that the refusal of a field is about, where that is not the one of its name. It holds until one changes. */
  values: Record<string, string[]>;
}
