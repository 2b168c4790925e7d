import { plainText } from "./plainText";

/** How Spain writes a number without a prefix; the hotel is there. */
const nationalNumber = /^[6-9]\d{8}$/;

/** By ITU-T E.164 a number has at most 15 digits; the shortest of a country without its prefix have 5. */
const DIGITS = { fewest: 5, most: 15 };

const MOST_NUMBERS = 2;

/** A part that is no number of its own: the area code before a slash, the last digits of a second line. */
const FEW_DIGITS = 6;

const EXTENSION =
  /[\s,;]*(?:ext(?:ension|ensión)?|int(?:erno)?|anexo|poste|durchwahl|dw|доб|分机|转|x|#)[\s.:]*(\d{1,6})$/i;

interface TelephoneNumber {
  /** As typed, tidy, without the extension. */
  text: string;
  /** Without prefix signs and without the zero that is dialled at home alone. */
  digits: string;
  hasPrefix: boolean;
  /** "" for none. */
  extension: string;
}

const digitsIn = (text: string) => text.replace(/\D/g, "");

/** "Tel.: " and the like. */
const LABEL = /^(?:tel(?:[eé]fono)?|phone|t)\s*[.:]+\s*/i;

/** The sign of a prefix is `+`, without brackets; "(0)" is not dialled behind one. */
function withPlus(typed: string): string {
  const text = typed
    .replace(LABEL, "")
    .replace(/^\(\s*((?:\+|00)\s*\d{1,4})\s*\)/, "$1 ")
    .replace(/^(?:00|\+)\s*(?=\d)/, "+");
  return text.startsWith("+") ? text.replace(/\s*\(\s*0\s*\)\s*/, " ").replace(/\s+/g, " ") : text;
}

function numberIn(part: string): TelephoneNumber {
  const [matched = "", extension = ""] = EXTENSION.exec(part) ?? [];
  const text = withPlus(part.slice(0, part.length - matched.length).trim());
  return { text, digits: digitsIn(text), hasPrefix: text.startsWith("+"), extension };
}

/** The numbers in a field. A slash within a number ("089/123456", "931 112 233/34") does not part it. */
function numbersIn(typed: string): TelephoneNumber[] {
  const parts: string[] = [];
  for (const piece of plainText(typed).split(/\s*[/;|]\s*|,\s*(?=[+(\d])/)) {
    const isShort = (text: string) => digitsIn(text).length < FEW_DIGITS + (text.startsWith("+") ? 1 : 0);
    const before = parts.at(-1);
    if (before !== undefined && (isShort(piece) || isShort(before))) parts.splice(-1, 1, `${before}/${piece}`);
    else parts.push(piece);
  }
  return parts.filter(Boolean).map(numberIn);
}

/** A telephone as it is stored: grouped as typed, `+` for the prefix, " / " between two numbers, "ext. 12". */
export const readTelephone = (typed: string): string =>
  numbersIn(typed)
    .map(({ text, extension }) => (extension ? `${text} ext. ${extension}` : text))
    .join(" / ");

/** Why it cannot be a telephone, or several; nothing is no fault. */
export function telephoneFault(typed: string): "PHONE_INVALID" | undefined {
  const isNumber = ({ text, digits }: TelephoneNumber) =>
    /^[+\d\s()./-]*$/.test(text) && digits.length >= DIGITS.fewest && digits.length <= DIGITS.most;
  const numbers = numbersIn(typed);
  return numbers.length <= MOST_NUMBERS && numbers.every(isNumber) ? undefined : "PHONE_INVALID";
}

/** Without the other last digits of a second line, "931 112 233/34". */
const lineOf = ({ text, digits }: TelephoneNumber) => {
  const first = digitsIn(text.replace(/\/\s*\d{1,3}$/, ""));
  return first.length > FEW_DIGITS ? first : digits;
};

function keyOf(number: TelephoneNumber): string {
  const digits = lineOf(number);
  return nationalNumber.test(digits) && !number.hasPrefix ? `34${digits}` : digits;
}

/** Every number of a field, as numbers are compared: its digits with the country's prefix, without an extension. */
export const telephoneKeys = (phone: string): string[] => numbersIn(phone).map(keyOf);

/** How telephones are compared: by the first number. `+34 600…`, `0034 600…` and `600…` are the same. */
export const telephoneKey = (phone: string): string => telephoneKeys(phone)[0] ?? "";

/** The first number as a machine dials it, `+442079460958`; without a prefix where none is known. */
export function dialled(phone: string): string {
  const [first] = numbersIn(phone);
  if (!first) return "";
  const key = keyOf(first);
  return first.hasPrefix || key !== lineOf(first) ? `+${key}` : key;
}

/** The digits of a part of a number, as a search finds it in `telephoneKeys`. */
export const searchedDigits = (typed: string): string => digitsIn(withPlus(plainText(typed)));
