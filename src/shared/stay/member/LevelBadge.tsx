import type { Tone } from "@/contract/definition/defineRecord";
import type { LevelId } from "@/contract/people/levels";
import type { Texts } from "@/shared/i18n/texts";
import { StateBadge } from "@/shared/ui/states/StateBadge";

const tones: Record<LevelId, Tone> = { blue: "now", silver: "quiet", gold: "open", platinum: "good" };

interface LevelBadgeProps {
  level: LevelId;
  text: Texts["text"];
}

export const LevelBadge = ({ level, text }: LevelBadgeProps) => (
  <StateBadge tone={tones[level]}>{text(`loyalty.level.${level}`)}</StateBadge>
);
