/** Signs that people write around an address, and that an address itself has only in its encoded form. */
const NOT_OF_ADDRESS =
  /["<>«»‹›“”„‟‘’‚…。，、；：！？（）【】《》〈〉「」『』،؛؟۔\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/u;

/** Signs that end a sentence rather than an address. */
const LAST_SIGNS = new Set(".,;:!?'*");

const pairs: Record<string, string> = { ")": "(", "]": "[", "}": "{" };

/**
 * How many letters of a found web address are the address: not the quotation marks, the ellipsis, or the end of the
 * sentence behind it. A closing bracket belongs to the address where it is opened within it, as in `/Hotel_(casa)`.
 */
export function addressEnd(found: string): number {
  const sign = found.search(NOT_OF_ADDRESS);
  let end = sign < 0 ? found.length : sign;
  while (end > 0 && !isOfAddress(found.slice(0, end))) end -= 1;
  return end;
}

function isOfAddress(address: string): boolean {
  const last = address.at(-1)!;
  const opening = pairs[last];
  if (opening === undefined) return !LAST_SIGNS.has(last);
  return address.split(opening).length >= address.split(last).length;
}
