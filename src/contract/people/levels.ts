/** Of the loyalty programme, from the lowest to the highest. */
export const levelIds = ["blue", "silver", "gold", "platinum"] as const;
export type LevelId = (typeof levelIds)[number];
