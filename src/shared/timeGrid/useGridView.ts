import { type CSSProperties, useLayoutEffect, useRef, useState } from "react";

import { type GridView, HEAD_HEIGHT, ROW_HEIGHT, spanOf } from "./gridWindow";

interface GridViewProps {
  headWidth: number;
  /** At least, px. */
  columnWidth: number;
  rowCount: number;
  columnCount: number;
}

/** Columns that come into sight at once: each time, all lines that are seen are drawn again. */
const STEP = 2;

/** Visible part of the grid, and the mapping between its places and points of the window. */
export function useGridView({ headWidth, columnWidth, rowCount, columnCount }: GridViewProps) {
  const scroller = useRef<HTMLDivElement>(null);
  /** The scrolled element: the whole grid. */
  const canvas = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<GridView>({
    top: 0,
    start: 0,
    width: window.innerWidth,
    height: window.innerHeight,
  });
  const width = Math.max(columnWidth, Math.floor((view.width - headWidth) / Math.max(1, columnCount)));
  const bodyHeight = Math.max(ROW_HEIGHT, view.height - HEAD_HEIGHT);

  useLayoutEffect(() => {
    const element = scroller.current!;
    function measure() {
      const { scrollTop, scrollLeft, clientWidth, clientHeight } = element;
      // where nothing is laid out, the window is the measure
      const size = { width: clientWidth || window.innerWidth, height: clientHeight || window.innerHeight };
      const top = stepped(scrollTop, ROW_HEIGHT);
      const start = stepped(Math.abs(scrollLeft), STEP * columnWidth); // from right to left it counts below zero
      setView((known) => (isSame(known, { top, start, ...size }) ? known : { top, start, ...size }));
    }
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [columnWidth]);

  /** Row and column at a point of the window; columns count in fractions. */
  function placeAt(x: number, y: number) {
    const { left, right, top } = canvas.current!.getBoundingClientRect();
    const along = document.dir === "rtl" ? right - x : x - left;
    return { column: (along - headWidth) / width, row: Math.floor((y - top - HEAD_HEIGHT) / ROW_HEIGHT) };
  }

  const size = {
    "--grid-head": `${headWidth}px`,
    "--grid-column": `${width}px`,
    "--grid-row": `${ROW_HEIGHT}px`,
    "--grid-top": `${HEAD_HEIGHT}px`,
    "--grid-rows": rowCount,
    "--grid-columns": columnCount,
  } as CSSProperties;

  return {
    scroller,
    canvas,
    /** For the style of the scroller. */
    size,
    /** Of a column, px. */
    width,
    rows: spanOf("rows", view.top, bodyHeight, ROW_HEIGHT, rowCount),
    columns: spanOf("columns", view.start, view.width - headWidth, width, columnCount),
    /** Rows that are seen at once. */
    page: Math.max(1, Math.floor(bodyHeight / ROW_HEIGHT) - 1),
    placeAt,
  };
}

/** A row or a column is drawn beyond the edge: the view need not follow each pixel. */
const stepped = (offset: number, step: number) => Math.floor(offset / step) * step;

const isSame = (one: GridView, other: GridView) =>
  one.top === other.top && one.start === other.start && one.width === other.width && one.height === other.height;
