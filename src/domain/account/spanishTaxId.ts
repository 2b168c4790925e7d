import { controlLetter } from "../people/controlLetter";
import { hasControlLetter } from "../people/documents";

/** The part of a Spanish number that is wrong. `digit` and `letter` are what its first letter wants at its end. */
export type TaxIdFault = "length" | "form" | "control" | "digit" | "letter";

const LENGTH = 9;
/** An entity: its kind, seven digits, control (Orden EHA/451/2008). */
const ENTITY = /^[ABCDEFGHJNPQRSUVW]\d{7}[\dA-Z]$/;
/** A person without DNI or NIE: under 14, living abroad, or foreign (RD 1065/2007 art. 19 and 20). */
const PERSON = /^[KLM]\d{7}[A-Z]$/;
/** A DNI or a NIE: its control is a letter. */
const IDENTITY = /^[\dXYZ]\d{7}[A-Z]$/;

/** Companies, associations of owners and the like; and public bodies, foreign entities, congregations. The others may have either. */
const endsInDigit = /^[ABEH]/;
const endsInLetter = /^[NPQRSW]/;

/** The wrong part of a Spanish tax number as it is stored; undefined where it is right. */
export function spanishFault(number: string): TaxIdFault | undefined {
  if (hasControlLetter("dni", number) || hasControlLetter("nie", number)) return undefined;
  if (number.length !== LENGTH) return "length";
  if (IDENTITY.test(number)) return "control";
  if (PERSON.test(number)) return controlLetter(Number(number.slice(1, -1))) === number.at(-1) ? undefined : "control";
  return ENTITY.test(number) ? entityFault(number) : "form";
}

/** By the sum of the digits, each odd place doubled: a digit, or the letter that stands for it. */
function entityFault(number: string): TaxIdFault | undefined {
  const sum = Array.from(number.slice(1, -1), Number).reduce((all, digit, place) => {
    const twice = digit * 2;
    return all + (place % 2 === 0 ? Math.floor(twice / 10) + (twice % 10) : digit);
  }, 0);
  const control = (10 - (sum % 10)) % 10;
  const last = number.at(-1)!;
  const isDigit = /\d/.test(last);
  if (isDigit && endsInLetter.test(number)) return "letter";
  if (!isDigit && endsInDigit.test(number)) return "digit";
  return last === (isDigit ? String(control) : "JABCDEFGHI"[control]) ? undefined : "control";
}
