const marks = /\p{M}/gu;
const hasOthers = /[^ -~]/;
const foldedOf = new Map<string, string>();

/** Lower case without accents: "José" and "JOSE" are equal. */
export const folded = (text: string): string =>
  (hasOthers.test(text) ? text.normalize("NFD").replace(marks, "") : text).toLowerCase();

/** The same for frequent names, cached. */
export function foldedName(name: string): string {
  const known = foldedOf.get(name);
  if (known !== undefined) return known;
  const made = folded(name);
  foldedOf.set(name, made);
  return made;
}
