import type { ComponentPropsWithRef, ElementType } from "react";

/** In px where the browser's text is 16 px, as in `styles/_tokens.scss`. */
type Space = 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24 | 32 | 40 | 48;
type TextSize = 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 20 | 22 | 24 | 28 | 32 | 36 | 64;

/** Look of a layout part, in tokens. `styles/_layout.scss` has a class for each value. */
export interface Look {
  gap?: Space;
  /** Between lines, where it differs from `gap`. */
  rowGap?: Space | 0;
  /** Within it, at both ends of a line. */
  padX?: Space;
  /** Within it, above and below. */
  padY?: Space;
  /** Space above it, where its neighbours leave none. */
  before?: Space;
  /** Space below it. */
  after?: Space;
  /** Across the direction of the part. */
  align?: "start" | "baseline" | "center" | "end" | "stretch";
  justify?: "start" | "center" | "end" | "between";
  /** In a stack: as wide as its words, at that side. */
  stands?: "start" | "end";
  /** Goes on in a second line where the first is full. */
  wraps?: boolean;
  /** Takes the room that its neighbours leave. */
  grows?: boolean;
  /** May become narrower than its longest word. */
  shrinks?: boolean;
  /** Has a line for itself. */
  isWhole?: boolean;
  /** As high as a finger is wide. */
  isTouchable?: boolean;
  /** Breaks a word that is longer than a line. */
  breaksWords?: boolean;
  /** Stays on one line, cut at its end. */
  cuts?: boolean;
  /** Cut at the end of its second line. */
  cutsLate?: boolean;
  /** Stays on one line, however long. */
  keepsLine?: boolean;
  /** Lights up under the mouse. */
  lights?: boolean;
  /** Has a line around it, as a card has. */
  isFramed?: boolean;
  line?: "above" | "below" | "around";
  round?: "small" | "medium" | "large";
  fill?: "surface" | "surface-raised" | "surface-sunken" | "sea-tint" | "sand-tint";
  /** A stripe at its start: it wants to be seen. */
  stripe?: "sea" | "sand" | "danger";
  tone?: "muted" | "danger" | "sea" | "success" | "body";
  size?: TextSize;
  weight?: 500 | 550 | 600 | 620 | 650;
  /** Digits of equal width, for figures below each other. */
  isTabular?: boolean;
}

export type PartProps<Tag extends ElementType> = Look & { as?: Tag; className?: string | undefined } & Omit<
    ComponentPropsWithRef<Tag>,
    keyof Look | "as" | "className"
  >;

/** The class of each property; one with values has the value behind it. */
const classes: Record<keyof Look, string> = {
  gap: "gap",
  rowGap: "row-gap",
  padX: "pad-x",
  padY: "pad-y",
  before: "before",
  after: "after",
  align: "align",
  justify: "justify",
  stands: "stands",
  wraps: "wraps",
  grows: "grows",
  shrinks: "shrinks",
  isWhole: "whole",
  isTouchable: "touchable",
  breaksWords: "breaks-words",
  cuts: "cuts",
  cutsLate: "cuts-late",
  keepsLine: "keeps-line",
  lights: "lights",
  isFramed: "framed",
  line: "line",
  round: "round",
  fill: "fill",
  stripe: "stripe",
  tone: "tone",
  size: "text",
  weight: "weight",
  isTabular: "tabular",
};

const isLook = (name: string): name is keyof Look => Object.hasOwn(classes, name);

/** Splits the look off the properties of the element, and writes it as classes. */
export function withLook(part: string, { className, ...props }: Look & { className?: string | undefined }) {
  const rest: Record<string, unknown> = {};
  const names = [part];
  for (const [name, value] of Object.entries(props)) {
    if (!isLook(name)) rest[name] = value;
    else if (value === true) names.push(classes[name]);
    else if (value !== undefined && value !== false) names.push(`${classes[name]}-${value}`);
  }
  if (className) names.push(className);
  return { ...rest, className: names.filter(Boolean).join(" ") };
}
