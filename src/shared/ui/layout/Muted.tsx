import type { ElementType } from "react";

import { type PartProps, withLook } from "./look";

/** Words that stand behind the others: a note, a detail. */
export function Muted<Tag extends ElementType = "span">({ as, ...props }: PartProps<Tag>) {
  const Element: ElementType = as ?? "span";
  return <Element {...withLook("tone-muted", props)} />;
}
