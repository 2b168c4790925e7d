import type { CsvCell } from "@/shared/csv/csvOf";
import type { MessageId } from "@/shared/i18n/catalogues";

/** How a value is written: on the screen, on paper and in the file. A night has its weekday, a percent no decimals. */
export type FigureKind =
  | "text"
  | "night"
  | "date"
  | "count"
  | "change"
  | "changeShare"
  | "decimal"
  | "money"
  | "share"
  | "percent";

type FigureValue = string | number | undefined;

export interface FigureColumn<Row> {
  id: string;
  head: MessageId;
  /** The same for all rows, or by row where each row is a figure. */
  kind: FigureKind | ((row: Row) => FigureKind);
  /** Counts, cents of `money`, a share as 0.25; "—" without one. */
  valueOf: (row: Row) => FigureValue;
  /** The rows behind a value. */
  pathOf?: (row: Row) => string | undefined;
}

/** A column that is known by its head. */
export const columnOf = <Row>(
  head: MessageId,
  kind: FigureColumn<Row>["kind"],
  valueOf: FigureColumn<Row>["valueOf"],
  pathOf?: FigureColumn<Row>["pathOf"],
): FigureColumn<Row> => ({ id: head, head, kind, valueOf, pathOf });

/** The first column names the rows. */
interface FigureTableOf<Row> {
  label: string;
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Made of the rows, so that its rates are weighted; none where rows are not added up. */
  total?: Row;
}

/** Hides the type of the rows, so that a page can have tables of several. */
export interface DrawnTable {
  label: string;
  heads: { id: string; head: MessageId; isNumeric: boolean }[];
  lines: DrawnLine[];
  total?: DrawnLine;
}

export interface DrawnLine {
  key: string;
  cells: DrawnCell[];
}

interface DrawnCell {
  id: string;
  kind: FigureKind;
  value: FigureValue;
  path?: string;
}

const wordKinds: readonly unknown[] = ["text", "night", "date"] satisfies FigureKind[];

export function drawnTable<Row>({ label, columns, rows, keyOf, total }: FigureTableOf<Row>): DrawnTable {
  const lineOf = (key: string, row: Row): DrawnLine => ({
    key,
    cells: columns.map(({ id, kind, valueOf, pathOf }) => ({
      id,
      kind: typeof kind === "function" ? kind(row) : kind,
      value: valueOf(row),
      path: pathOf?.(row),
    })),
  });
  return {
    label,
    heads: columns.map(({ id, head, kind }) => ({ id, head, isNumeric: !wordKinds.includes(kind) })),
    lines: rows.map((row) => lineOf(keyOf(row), row)),
    total: total && nameless(lineOf("total", total)),
  };
}

/** The sums of all rows are of no row: they have no words, and no rows behind them. */
const nameless = ({ key, cells }: DrawnLine): DrawnLine => ({
  key,
  cells: cells.map(({ id, kind, value }) => ({ id, kind, value: wordKinds.includes(kind) ? "" : value })),
});

/** A table in a file: heads, rows, and the sums under the name of the total. */
export function csvLines({ heads, lines, total }: DrawnTable, text: (id: MessageId) => string): CsvCell[][] {
  const cellsOf = ({ cells }: DrawnLine) => cells.map(csvCell);
  const sums = total && [text("figures.total"), ...cellsOf(total).slice(1)];
  return [heads.map(({ head }) => text(head)), ...lines.map(cellsOf), ...(sums ? [sums] : [])];
}

/** A share in percent, a date as ISO has it, and nothing where a value is unknown. */
function csvCell({ kind, value }: DrawnCell): CsvCell {
  if (typeof value !== "number") return value ?? "";
  if (kind === "money") return { cents: value };
  return kind === "share" || kind === "changeShare" ? value * 100 : value;
}
