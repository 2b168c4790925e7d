import type { CSSProperties, ElementType } from "react";

import { type PartProps, withLook } from "./look";

type ColumnsProps<Tag extends ElementType> = PartProps<Tag> & {
  /** Width of a column, in rem: as many stand beside each other as have it. */
  least: number;
  /** Few children do not fill the line: they stay as wide as in a full one. */
  keepsWidth?: boolean;
};

/** Its children in columns of equal width. */
export function Columns<Tag extends ElementType = "div">({
  as,
  least,
  keepsWidth,
  style,
  ...props
}: ColumnsProps<Tag>) {
  const Element: ElementType = as ?? "div";
  const width: CSSProperties & Record<"--least", string> = { ...style, "--least": `${least}rem` };
  return <Element {...withLook(keepsWidth ? "columns keeps-width" : "columns", props)} style={width} />;
}
