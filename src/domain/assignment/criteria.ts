/** Criteria that make one room better than another for a stay. */
export const criterionNames = ["keep", "wishes", "floor", "quiet", "group", "gaps", "ready", "floors"] as const;
export type Criterion = (typeof criterionNames)[number];

/** 0 where it does not matter. */
export const weights = [0, 1, 2, 3] as const;
type Weight = (typeof weights)[number];

export interface Criteria {
  weights: Record<Criterion, Weight>;
  /** Who has a room may get another one; else only if theirs is blocked or occupied by others, or to make room. */
  movesRooms: boolean;
  /** Who has a room gets another one where somebody else would find none. */
  makesRoom: boolean;
  /** A better type for a stay that finds no room of its own. */
  upgrades: boolean;
}

export const usualCriteria: Criteria = {
  weights: { keep: 3, wishes: 2, floor: 2, quiet: 2, group: 2, gaps: 3, ready: 2, floors: 0 },
  movesRooms: false,
  makesRoom: true,
  upgrades: false,
};

export const isWeight = (value: unknown): value is Weight => weights.some((weight) => weight === value);
