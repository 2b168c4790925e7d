/** How a value is written: on the screen, on paper and in the file. */
export type ReportKind = "text" | "date" | "count" | "change" | "changeShare" | "decimal" | "money" | "share";

type ReportValue = string | number | undefined;

export interface ReportColumn<Row> {
  id: string;
  head: string;
  /** The same for all rows, or by row where each row is a figure. */
  kind: ReportKind | ((row: Row) => ReportKind);
  /** Counts, cents of `money`, a share as 0.25; "—" without one. */
  valueOf: (row: Row) => ReportValue;
  /** The rows behind a value. */
  pathOf?: (row: Row) => string | undefined;
}

/** A table of a report. The first column names its rows. */
export interface ReportTable<Row> {
  label: string;
  columns: ReportColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Made of the rows, so that its rates are weighted; none where rows are not added up. */
  total?: Row;
}

const kindOf = <Row>({ kind }: ReportColumn<Row>, row: Row): ReportKind =>
  typeof kind === "function" ? kind(row) : kind;

/** Hides the type of the rows, so that a report can have tables of several. */
export interface DrawnTable {
  label: string;
  heads: { id: string; head: string; isNumeric: boolean }[];
  lines: DrawnLine[];
  total?: DrawnLine;
}

export interface DrawnLine {
  key: string;
  cells: DrawnCell[];
}

export interface DrawnCell {
  id: string;
  kind: ReportKind;
  value: ReportValue;
  path?: string;
}

export function drawnTable<Row>({ label, columns, rows, keyOf, total }: ReportTable<Row>): DrawnTable {
  const cellOf = (column: ReportColumn<Row>, row: Row): DrawnCell => ({
    id: column.id,
    kind: kindOf(column, row),
    value: column.valueOf(row),
    path: column.pathOf?.(row),
  });
  return {
    label,
    heads: columns.map(({ id, head, kind }) => ({ id, head, isNumeric: kind !== "text" && kind !== "date" })),
    lines: rows.map((row) => ({ key: keyOf(row), cells: columns.map((column) => cellOf(column, row)) })),
    // the sums of all rows are of no row, so that they have no name and no rows behind them
    total: total && {
      key: "total",
      cells: columns.map((column, place) => ({
        ...(place === 0 ? { id: column.id, kind: "text", value: undefined } : cellOf(column, total)),
        path: undefined,
      })),
    },
  };
}
