import { type PointerEvent, useRef, useState } from "react";

import { barAt, type DrawnLine, type GridRange, isGroup } from "./gridLines";

interface GridRangeProps {
  /** Without it nothing is drawn. */
  onDraw: ((range: GridRange) => void) | undefined;
  lines: readonly DrawnLine[];
  /** Of columns. */
  count: number;
  /** The column at a point of the window, in fractions. */
  placeAt: (x: number, y: number) => { column: number };
}

interface Anchor {
  lineId: string;
  column: number;
}

const isEmpty = (line: DrawnLine | undefined, column: number): line is DrawnLine =>
  line !== undefined && !isGroup(line) && column >= 0 && !barAt(line, column);

/** Draws a stretch of columns from an empty cell on, by pointer, or by Shift and the arrow keys. */
export function useGridRange({ onDraw, lines, count, placeAt }: GridRangeProps) {
  const [range, setRange] = useState<GridRange>();
  const anchor = useRef<Anchor>(undefined);
  const isPressed = useRef(false);

  function extendTo(column: number) {
    if (!anchor.current) return;
    const { lineId, column: start } = anchor.current;
    const end = Math.min(Math.max(column, 0), count - 1);
    setRange({ lineId, from: Math.min(start, end), to: Math.max(start, end) + 1 });
  }

  function clear() {
    anchor.current = undefined;
    isPressed.current = false;
    setRange(undefined);
  }

  function draw() {
    const drawn = range;
    clear();
    if (drawn) onDraw?.(drawn);
  }

  return {
    range,
    clear,
    /** Enter; returns whether there was a range. */
    take(): boolean {
      draw();
      return range !== undefined;
    },
    /** Shift and an arrow have moved the focus within a line. */
    extend(line: DrawnLine | undefined, from: number, to: number) {
      if (!onDraw || !line) return;
      if (anchor.current?.lineId !== line.id) {
        clear();
        if (!isEmpty(line, from)) return;
        anchor.current = { lineId: line.id, column: from };
      }
      extendTo(to);
    },
    pointer: {
      onPointerDown({ button, pointerType, target }: PointerEvent) {
        clear();
        const cell = (target as Element).closest<HTMLElement>(".time-grid-cell");
        const lineId = cell?.closest<HTMLElement>("[data-line]")?.dataset.line;
        const line = lines.find(({ id }) => id === lineId);
        const column = Number(cell?.dataset.column);
        if (!onDraw || button !== 0 || pointerType === "touch" || !cell || !isEmpty(line, column)) return;
        anchor.current = { lineId: line.id, column };
        isPressed.current = true;
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        if (!isPressed.current || !anchor.current) return;
        const column = Math.floor(placeAt(clientX, clientY).column);
        if (range || column !== anchor.current.column) extendTo(column);
      },
      onPointerUp() {
        if (isPressed.current && range) draw();
        else isPressed.current = false;
      },
    },
  };
}
