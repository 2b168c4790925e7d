import type { ElementType } from "react";

import { type PartProps, withLook } from "./look";

/** Words that stand behind the others: a note, a detail. */
export function Muted<Tag extends ElementType = "p">({ as, ...props }: PartProps<Tag>) {
  const Element: ElementType = as ?? "p";
  return <Element {...withLook("tone-muted", props)} />;
}
