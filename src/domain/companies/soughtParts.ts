import { plainDocument } from "../people/documents";
import { folded } from "../text/folded";
import { searchWords } from "../text/textSearch";

/** A tax number or the beginning of one: at most two letters before digits, with signs between them as people write them. */
const NUMBER = /^(?:es[\s.-]*)?\p{L}?[\s.-]*\d[\d\s.-]*\p{L}?[\s.…]*$/iu;

/** The parts that a company is looked for by: a number as it is stored, however it is written; else the words. */
export function soughtParts(typed: string): string[] {
  const text = typed.trim();
  return NUMBER.test(text) ? [folded(plainDocument(text)).replace(/^es/, "")] : searchWords(text);
}
