import "./plain-table.scss";

import type { ReactNode } from "react";

export interface PlainColumn<Row> {
  id: string;
  head: ReactNode;
  render: (row: Row) => ReactNode;
  /** Numbers stand at the end of their column, and never wrap. */
  isNumeric?: boolean;
  /** Its cells name their rows. */
  isRowHead?: boolean;
}

/** A row of the foot: the label spans all columns but the last, which has the sum. */
interface TableSum {
  label: string;
  value: ReactNode;
}

type PlainTableProps<Row> = {
  columns: PlainColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  sums?: TableSum[];
  /** The last row of the foot, in the same columns. */
  total?: Row;
  /** Classes of a row. */
  lookOf?: (row: Row) => string | undefined;
  /** Of the table, for the widths of its columns and for what becomes of it on a phone. */
  className?: string;
  /** Of the frame, where no cell takes the focus: the keyboard scrolls a wide table by it. */
  frameLabel?: string;
} & TableName;

/** Shown above the table, said only, or the id of the heading that it has. */
type TableName =
  | { caption: string; label?: never; labelledBy?: never }
  | { label: string; caption?: never; labelledBy?: never }
  | { labelledBy: string; caption?: never; label?: never };

/** A table whose rows are all here. What is too wide for the page scrolls sideways. Pages of rows: `DataTable`. */
export function PlainTable<Row>(props: PlainTableProps<Row>) {
  const { columns, rows, keyOf, sums = [], total, lookOf, className = "", caption, label, labelledBy } = props;
  const { frameLabel } = props;
  const focusable = frameLabel ? { tabIndex: 0, role: "group", "aria-label": frameLabel } : {};
  return (
    <div className="plain-table-frame" {...focusable}>
      <table className={`plain-table ${className}`} aria-label={label} aria-labelledby={labelledBy}>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map(({ id, head, isNumeric }) => (
              <th key={id} scope="col" className={isNumeric ? "is-numeric" : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={lookOf?.(row)}>
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
        {(sums.length > 0 || total) && (
          <tfoot>
            {sums.map(({ label: sum, value }) => (
              <tr key={sum}>
                <th scope="row" colSpan={columns.length - 1}>
                  {sum}
                </th>
                <td className="is-numeric">
                  <bdi>{value}</bdi>
                </td>
              </tr>
            ))}
            {total && (
              <tr>
                {columns.map((column) => (
                  <Cell key={column.id} column={column} row={total} />
                ))}
              </tr>
            )}
          </tfoot>
        )}
      </table>
    </div>
  );
}

function Cell<Row>({ column: { render, isNumeric, isRowHead }, row }: { column: PlainColumn<Row>; row: Row }) {
  const content = render(row);
  if (isRowHead) return <th scope="row">{content}</th>;
  if (!isNumeric) return <td>{content}</td>;
  return (
    <td className="is-numeric">
      <bdi>{content}</bdi>
    </td>
  );
}
