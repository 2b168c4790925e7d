import type { ElementType } from "react";

import { type PartProps, withLook } from "./look";

/** Its children below each other, each as wide as the stack. */
export function Stack<Tag extends ElementType = "div">({ as, ...props }: PartProps<Tag>) {
  const Element: ElementType = as ?? "div";
  return <Element {...withLook("stack", props)} />;
}
