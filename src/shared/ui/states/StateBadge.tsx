import "./state-badge.scss";

/** How much a state asks of the hotel. The colour only underlines what the word says. */
export type Tone = "quiet" | "open" | "good" | "now" | "late";

interface StateBadgeProps {
  tone: Tone;
  children: string;
}

/** The state of a record, in a word. */
export const StateBadge = ({ tone, children }: StateBadgeProps) => (
  <span className={`state-badge is-${tone}`}>{children}</span>
);
