import type { ListColumn } from "./listColumn";

/** Widths in px of the columns for selection and row actions. */
export const selectionWidth = 40;
export const actionsWidth = 84;

/** Leaves out the least important columns until the others fit into `width` px; 0 means not measured yet. */
export function fittingColumns(columns: readonly ListColumn[], width: number): readonly ListColumn[] {
  const needed = columns.reduce((sum, column) => sum + column.width, selectionWidth + actionsWidth);
  if (width === 0 || needed <= width) return columns;
  const [least] = columns
    .filter(({ importance }) => importance !== undefined)
    .toSorted((one, other) => (one.importance ?? 0) - (other.importance ?? 0));
  return least
    ? fittingColumns(
        columns.filter((column) => column !== least),
        width,
      )
    : columns;
}
