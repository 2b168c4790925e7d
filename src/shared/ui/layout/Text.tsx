import type { ElementType } from "react";

import { type PartProps, withLook } from "./look";

/** Words with a size, weight or tone of their own. */
export function Text<Tag extends ElementType = "span">({ as, ...props }: PartProps<Tag>) {
  const Element: ElementType = as ?? "span";
  return <Element {...withLook("", props)} />;
}
