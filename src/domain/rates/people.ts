export interface People {
  adults: number;
  /** In years. */
  childrenAges: readonly number[];
}
