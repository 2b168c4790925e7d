import {
  type LevelDraft,
  levelLimits,
  type LoyaltyLevel,
  type LoyaltyReason,
  type MemberRow,
} from "@/contract/guests/member";

import { type Fault, unless } from "../faults";
import { loyaltyReason } from "./loyaltyRules";

type Figures = Pick<MemberRow, "nights" | "spend">;
type Thresholds = Pick<LoyaltyLevel, "id" | "minNights" | "minSpend">;

/** The highest level whose nights or spend are reached, and what is missing to the next. Levels are from the lowest. */
export function levelOf(levels: readonly Thresholds[], { nights, spend }: Figures) {
  const isReached = ({ minNights, minSpend }: Thresholds) => nights >= minNights || spend >= minSpend;
  const place = Math.max(0, levels.findLastIndex(isReached));
  const next = levels[place + 1];
  const missing = next && { level: next.id, nights: next.minNights - nights, spend: next.minSpend - spend };
  return { level: levels[place]!.id, ...(missing && { missing }) };
}

/** A level is near with so many nights or cents missing. */
const NEAR = { nights: 2, spend: 15_000 };

export const isNearNext = ({ missing }: Pick<MemberRow, "missing">): boolean =>
  missing !== undefined && (missing.nights <= NEAR.nights || missing.spend <= NEAR.spend);

/** The faults of a level as written. The lowest asks for nothing; each asks for more than the one below it. */
export function levelFaults(
  id: LoyaltyLevel["id"],
  draft: LevelDraft,
  levels: readonly LoyaltyLevel[],
): Fault<LoyaltyReason, keyof LevelDraft>[] {
  const place = levels.findIndex((level) => level.id === id);
  const [below, above] = [levels[place - 1], levels[place + 1]];
  const isBetween = (field: "minNights" | "minSpend", most: number) => {
    const value = draft[field];
    if (!below) return value === 0;
    return Number.isInteger(value) && value > below[field] && value < (above?.[field] ?? most + 1);
  };
  const { benefits } = draft;
  const { letters: max, benefits: count, nights, spend } = levelLimits;
  const isFew = benefits.length <= count && benefits.every(({ length }) => length <= max);
  const wrongOrder = () => loyaltyReason("LEVEL_ORDER");
  return [
    ...unless(isBetween("minNights", nights), "minNights", wrongOrder),
    ...unless(isBetween("minSpend", spend), "minSpend", wrongOrder),
    ...unless(isFew, "benefits", () => loyaltyReason("BENEFITS_LIMIT", { count, max })),
  ];
}
