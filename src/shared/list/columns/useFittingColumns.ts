import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";

import type { List } from "../createList";
import type { ListColumn } from "../listColumn";

/** Widths in px of the columns for selection and row actions. */
export const selectionWidth = 40;
export const actionsWidth = 84;

/** The chosen columns that fit into `width` px: the same array for as long as they are the same columns. */
export function useFittingColumns(
  { columns, bulk, RowActions }: List,
  chosen: readonly string[],
  width: number,
): readonly ListColumn[] {
  const wanted = chosen.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  const others = (bulk ? selectionWidth : 0) + (RowActions ? actionsWidth : 0);
  const fitting = width > 0 ? fittingColumns(wanted, width - others) : wanted;
  const ids = fitting.map(({ id }) => id).join();
  return useMemo(
    () => ids.split(",").flatMap((id) => columns.find((column) => column.id === id) ?? []),
    [columns, ids],
  );
}

/** Leaves out the least important columns until the others fit. */
function fittingColumns(columns: readonly ListColumn[], width: number): readonly ListColumn[] {
  const [least] = columns
    .filter(({ importance }) => importance !== undefined)
    .toSorted((one, other) => (one.importance ?? 0) - (other.importance ?? 0));
  const needed = columns.reduce((sum, column) => sum + column.width, 0);
  if (!least || needed <= width) return columns;
  return fittingColumns(
    columns.filter((column) => column !== least),
    width,
  );
}

/** Inner width of an element in px, measured before it is painted; 0 until then. */
export function useWidth<Measured extends HTMLElement>(): [ref: RefObject<Measured | null>, width: number] {
  const ref = useRef<Measured>(null);
  const [width, setWidth] = useState(0);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [ref, width];
}
