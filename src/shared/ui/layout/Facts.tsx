import "./facts.scss";

import type { ReactNode } from "react";

import { type Look, withLook } from "./look";

export interface Fact {
  label: string;
  /** Drawn in place of the label: a key, a name of its own direction. */
  drawn?: ReactNode;
  /** Without one ("", undefined, false) the fact is left out. */
  value: ReactNode;
  /** The sum of those before it. */
  isTotal?: boolean;
}

interface FactsProps extends Look {
  facts: Fact[];
  /**
   * Where a value stands: below its label, with the facts beside each other, below each other or in columns; behind it, in
   * a column of its own or at the end of the line; or alone, as a mark, with a label for screen readers.
   */
  shape: "beside" | "below" | "columns" | "table" | "sums" | "marks";
  className?: string;
  "aria-live"?: "polite";
}

const isKnown = ({ value }: Fact) => value !== undefined && value !== "" && value !== false;

/** Labels with their values. A label is written once; a value is what a person looks for. */
export function Facts({ facts, shape, ...look }: FactsProps) {
  return (
    <dl {...withLook(`facts facts-${shape}`, look)}>
      {facts.filter(isKnown).map(({ label, drawn = label, value, isTotal }) => (
        <div key={label} className={isTotal ? "is-total" : undefined}>
          <dt className={shape === "marks" ? "visually-hidden" : undefined}>{drawn}</dt>
          <dd>{typeof value === "string" ? <bdi>{value}</bdi> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
