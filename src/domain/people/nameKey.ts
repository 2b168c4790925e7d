import { folded } from "../text/folded";
import { readName } from "./names";

/** How names are compared: without case, marks and hyphens, "Müller" as "Mueller". No text to show. */
export const nameKey = (name: string): string =>
  folded(readName(name))
    .replace(/[ao]e|ue|aa/g, (letters) => letters.charAt(0))
    .replace(/['.]/g, "")
    .replace(/[\s-]+/g, " ");
