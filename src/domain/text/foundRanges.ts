import { foldedLetter } from "./folded";
import { inTwoLetters, leftOut, searchWords } from "./textSearch";

/** Where a searched word stands in a text: `[start, end)`, by code units. */
export type FoundRange = [start: number, end: number];

/** The places of a query's words in a text, in order and without overlap. Whole letters, with the marks over them. */
export function foundRanges(text: string, query: string): FoundRange[] {
  const words = searchWords(query);
  const ranges = [foldedLetter, (letter: string) => foldedLetter(inTwoLetters(letter))]
    .map((foldLetter) => foldedWithPlaces(text, foldLetter))
    .flatMap((folded) => words.flatMap((word) => rangesOf(word, folded)))
    .toSorted(([start, end], [otherStart, otherEnd]) => start - otherStart || otherEnd - end);
  const apart: FoundRange[] = [];
  for (const range of ranges) if (range[0] >= (apart.at(-1)?.[1] ?? 0)) apart.push(range);
  return apart;
}

interface FoldedText {
  folded: string;
  /** For each unit of `folded` where its letter begins in the text, and where it ends. */
  starts: number[];
  ends: number[];
}

const mark = /^\p{M}/u;

/** A letter may become two, or none: starts and ends lead back to the text. */
function foldedWithPlaces(text: string, foldLetter: (letter: string) => string): FoldedText {
  const [starts, ends]: [number[], number[]] = [[], []];
  let folded = "";
  let place = 0;
  for (const letter of text) {
    const plain = foldLetter(letter);
    const end = place + letter.length;
    if (mark.test(letter)) for (let unit = ends.length - 1; ends[unit] === place; unit -= 1) ends[unit] = end;
    for (let unit = 0; unit < plain.length; unit += 1) {
      starts.push(place);
      ends.push(end);
    }
    folded += plain;
    place = end;
  }
  const left = new Set([...folded.matchAll(leftOut)].map(({ index }) => index));
  const isKept = (_: unknown, unit: number) => !left.has(unit);
  return { folded: folded.replace(leftOut, ""), starts: starts.filter(isKept), ends: ends.filter(isKept) };
}

function rangesOf(word: string, { folded, starts, ends }: FoldedText): FoundRange[] {
  const found: FoundRange[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
    found.push([starts[at]!, ends[at + word.length - 1]!]);
  return found;
}
