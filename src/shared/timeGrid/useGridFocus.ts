import { type FocusEvent, type RefObject, useEffect, useRef, useState } from "react";

import type { GridPlace } from "./gridKeys";
import type { DrawnLine } from "./gridLines";

interface GridFocusProps {
  lines: readonly DrawnLine[];
  /** Of columns. */
  count: number;
  scroller: RefObject<HTMLElement | null>;
  /** Scrolls so that a cell is seen. */
  reveal: (place: GridPlace) => void;
}

/** The one cell of the grid that has the tab stop. It stays with its line when lines come and go. */
export function useGridFocus({ lines, count, scroller, reveal }: GridFocusProps) {
  const [active, setActive] = useState<{ lineId: string; column: number }>();
  const toBeFocused = useRef(false);
  const hasFocus = useRef(false);
  const row = lines.findIndex(({ id }) => id === active?.lineId);
  const at: GridPlace = { row: Math.max(0, row), column: Math.min(active?.column ?? 0, count - 1) };

  // a bar that had the focus may have moved away: the focus stays at its cell
  useEffect(() => {
    const isLost = hasFocus.current && document.activeElement === document.body;
    if (!toBeFocused.current && !isLost) return;
    if (toBeFocused.current && active && row < 0) return; // its group is about to unfold
    if (toBeFocused.current) reveal(at);
    toBeFocused.current = false;
    scroller.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus({ preventScroll: true });
  });

  return {
    at,
    /** Without moving the focus. */
    choose: (lineId: string, column: number) => setActive({ lineId, column }),
    moveTo(lineId: string, column: number) {
      setActive({ lineId, column });
      toBeFocused.current = true;
    },
    onFocus: ({ target }: FocusEvent) => {
      hasFocus.current = true;
      const place = placeIn(target);
      if (place) setActive(place);
    },
    onBlur: () => void (hasFocus.current = false),
  };
}

/** The line and the column of a cell, or of what is in it. */
export function placeIn(target: EventTarget) {
  const cell = (target as Element).closest<HTMLElement>("[data-column]");
  const lineId = cell?.closest<HTMLElement>("[data-line]")?.dataset.line;
  return cell && lineId !== undefined ? { lineId, column: Number(cell.dataset.column) } : undefined;
}
