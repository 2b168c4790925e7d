/** Folds letter by letter, without case and accents, so that indexes in the folded text are valid in the text. */
const fold = (text: string) => text.replace(/\P{ASCII}/gu, foldLetter).toLowerCase();
const foldLetter = (letter: string) => (letter.length > 1 ? letter : letter.normalize("NFD").charAt(0));

/** Ranges `[start, end)` of a query's words in a text, in order and without overlap. */
export function foundRanges(text: string, query: string): [start: number, end: number][] {
  const folded = fold(text);
  const ranges = fold(query)
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => {
      const found: [number, number][] = [];
      for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
        found.push([at, at + word.length]);
      }
      return found;
    })
    .toSorted(([a], [b]) => a - b);
  return ranges.filter(([start], index) => index === 0 || start >= ranges[index - 1]![1]);
}
