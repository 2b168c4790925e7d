/** Of Spain, where the hotel is. */
const ALPHABET = "es";

const collators = new Map<string, Intl.Collator["compare"]>();

/**
 * How texts are compared in the alphabet of a language, an ISO 639 code: "Ñ" behind "N" in Spanish, "Ł" behind "L", digits
 * as numbers ("9" before "10"). Made once for each language: a collator takes longer to make than to use.
 */
export function inOrderOf(language: string = ALPHABET): Intl.Collator["compare"] {
  const known = collators.get(language);
  if (known) return known;
  const [supported = ALPHABET] = supportedOf(language);
  const { compare } = new Intl.Collator(supported, { numeric: true });
  collators.set(language, compare);
  return compare;
}

/** A language that does not exist is no reason to fail. */
function supportedOf(language: string): string[] {
  try {
    return Intl.Collator.supportedLocalesOf(language);
  } catch {
    return [];
  }
}
