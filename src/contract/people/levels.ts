/** Levels of the loyalty programme, the lowest first. */
export const levelIds = ["blue", "silver", "gold", "platinum"] as const;
export type LevelId = (typeof levelIds)[number];
