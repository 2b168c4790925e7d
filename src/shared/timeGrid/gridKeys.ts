/** A cell by its place; column -1 is the head of the row. */
export interface GridPlace {
  row: number;
  column: number;
}

interface GridShape {
  rows: number;
  columns: number;
  /** Rows that are seen at once. */
  page: number;
  isRtl: boolean;
}

interface Pressed {
  key: string;
  ctrlKey: boolean;
}

/** Where a key leads in the grid (WAI-ARIA); undefined for a key that does not move. */
export function movedBy({ key, ctrlKey }: Pressed, at: GridPlace, shape: GridShape): GridPlace | undefined {
  const forward = shape.isRtl ? -1 : 1;
  const within = (row: number, column: number): GridPlace => ({
    row: Math.min(Math.max(row, 0), shape.rows - 1),
    column: Math.min(Math.max(column, -1), shape.columns - 1),
  });
  switch (key) {
    case "ArrowRight":
      return within(at.row, at.column + forward);
    case "ArrowLeft":
      return within(at.row, at.column - forward);
    case "ArrowDown":
      return within(at.row + 1, at.column);
    case "ArrowUp":
      return within(at.row - 1, at.column);
    case "PageDown":
      return within(at.row + shape.page, at.column);
    case "PageUp":
      return within(at.row - shape.page, at.column);
    case "Home":
      return within(ctrlKey ? 0 : at.row, -1);
    case "End":
      return within(ctrlKey ? shape.rows - 1 : at.row, shape.columns - 1);
    default:
      return undefined;
  }
}
