import type { ElementType } from "react";

import { type PartProps, withLook } from "./look";

/** Its children beside each other, centred on the line. */
export function Row<Tag extends ElementType = "div">({ as, ...props }: PartProps<Tag>) {
  const Element: ElementType = as ?? "div";
  return <Element {...withLook("row", props)} />;
}
