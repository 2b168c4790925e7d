import type { ComponentPropsWithRef, ElementType } from "react";

/** In px where the browser's text is 16 px, as in `styles/_tokens.scss`. */
type Space = 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24 | 32 | 40 | 48;
type TextSize = 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 20 | 22 | 24 | 28 | 32 | 36 | 64;

/** Look of a layout part, in tokens. `styles/_layout.scss` has a class for each value. */
export interface Look {
  gap?: Space;
  /** Between lines, where it differs from `gap`. */
  rowGap?: Space | 0;
  /** Across the direction of the part. */
  align?: "start" | "baseline" | "center" | "end" | "stretch";
  justify?: "start" | "center" | "end" | "between";
  /** Goes on in a second line where the first is full. */
  wraps?: boolean;
  /** Takes the room that its neighbours leave. */
  grows?: boolean;
  /** May become narrower than its longest word. */
  shrinks?: boolean;
  /** Breaks a word that is longer than a line. */
  breaksWords?: boolean;
  /** Stays on one line, cut at its end. */
  cuts?: boolean;
  /** Lights up under the mouse. */
  lights?: boolean;
  /** Has a line around it, as a card has. */
  isFramed?: boolean;
  tone?: "muted" | "danger" | "sea";
  size?: TextSize;
  weight?: 550 | 600 | 620 | 650;
  /** Digits of equal width, for figures below each other. */
  isTabular?: boolean;
}

export type PartProps<Tag extends ElementType> = Look & { as?: Tag; className?: string | undefined } & Omit<
    ComponentPropsWithRef<Tag>,
    keyof Look | "as" | "className"
  >;

/** Splits the look off the properties of the element, and writes it as classes. */
export function withLook<Rest extends object>(part: string, props: Look & { className?: string | undefined } & Rest) {
  const { gap, rowGap, align, justify, wraps, grows, shrinks, breaksWords, cuts, lights, isFramed, ...words } = props;
  const { tone, size, weight, isTabular, ...rest } = words;
  const classes = [
    part,
    gap && `gap-${gap}`,
    rowGap !== undefined && `row-gap-${rowGap}`,
    align && `align-${align}`,
    justify && `justify-${justify}`,
    wraps && "wraps",
    grows && "grows",
    shrinks && "shrinks",
    breaksWords && "breaks-words",
    cuts && "cuts",
    lights && "lights",
    isFramed && "framed",
    tone && `tone-${tone}`,
    size && `text-${size}`,
    weight && `weight-${weight}`,
    isTabular && "tabular",
    props.className,
  ];
  return { ...rest, className: classes.filter(Boolean).join(" ") };
}
