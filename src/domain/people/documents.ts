import { folded } from "../text/folded";
import { controlLetter } from "./controlLetter";

/** The first letter of a foreigner's number stands for a digit. */
const FIRST_DIGITS: Record<string, string> = { X: "0", Y: "1", Z: "2" };

const forms = { dni: /^\d{8}[A-Z]$/, nie: /^[XYZ]\d{7}[A-Z]$/ };

/** Whether the control letter of a Spanish identity number is that of its digits. Spaces, dots and dashes do not count. */
export function hasControlLetter(kind: keyof typeof forms, typed: string): boolean {
  const number = typed.toUpperCase().replaceAll(/[\s.-]/g, "");
  if (!forms[kind].test(number)) return false;
  const digits = number.slice(0, -1).replace(/^[XYZ]/, (letter) => FIRST_DIGITS[letter]!);
  return controlLetter(Number(digits)) === number.at(-1);
}

/** How documents are compared. */
export const documentKey = (document: string): string => folded(document).replace(/[\s.-]/g, "");
