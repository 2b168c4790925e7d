import { Fragment } from "react";

interface FoundTextProps {
  text: string;
  /** The words to mark; empty for none. */
  query: string;
}

/** A text with the searched words marked. */
export function FoundText({ text, query }: FoundTextProps) {
  const ranges = query === "" ? [] : foundRanges(text, query);
  if (ranges.length === 0) return text;
  return (
    <>
      {ranges.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)![1])}
    </>
  );
}

/** Folds letter by letter, without case and accents, so that indexes in the folded text are valid in the text. */
const fold = (text: string) => text.replace(/\P{ASCII}/gu, foldLetter).toLowerCase();
const foldLetter = (letter: string) => (letter.length > 1 ? letter : letter.normalize("NFD").charAt(0));

/** Ranges `[start, end)` of a query's words in a text, in order and without overlap. */
function foundRanges(text: string, query: string): [start: number, end: number][] {
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
