import { asWritten } from "./csvOf";

const separators = [";", ",", "\t"];

/** A line that is not empty, with its place in the file from 1, as a spreadsheet counts. */
export interface CsvLine {
  place: number;
  cells: string[];
}

/** The text of a file in UTF-8, with its mark or without, or else in Windows-1252, as Excel saves it. */
export async function textOf(file: Blob): Promise<string> {
  const content = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    return new TextDecoder("windows-1252").decode(content);
  }
}

/**
 * The lines of a table in a text. Its separator is the one with which its first line has most cells that `isHeading` knows.
 * Cells come as they were before our own file has marked them against formulas. Undefined where its quotes do not end.
 */
export async function readCsv(text: string, isHeading: (cell: string) => boolean): Promise<CsvLine[] | undefined> {
  const { parse } = (await import("papaparse")).default;
  const read = (delimiter: string, preview = 0) => parse<string[]>(text, { delimiter, preview });
  const headingsBy = separators.map((separator) => read(separator, 1).data[0]?.filter(isHeading).length ?? 0);
  const { data, errors } = read(separators[headingsBy.indexOf(Math.max(...headingsBy))]!);
  if (errors.length > 0) return undefined;
  return data
    .map((cells, index) => ({ place: index + 1, cells: cells.map((cell) => asWritten(cell.trim())) }))
    .filter(({ cells }) => cells.some(Boolean));
}
