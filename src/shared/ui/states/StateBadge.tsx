import "./state-badge.scss";

import type { Tone } from "@/contract/definition/defineRecord";

interface StateBadgeProps {
  tone: Tone;
  children: string;
}

/** The state of a record, in a word. */
export const StateBadge = ({ tone, children }: StateBadgeProps) => (
  <span className={`state-badge is-${tone}`}>{children}</span>
);
