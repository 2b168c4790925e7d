import { type FocusEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";

import type { GridPlace } from "./gridKeys";
import { type DrawnLine, followedIn, type GridFollowed } from "./gridLines";

interface GridFocusProps {
  lines: readonly DrawnLine[];
  /** Of columns. */
  count: number;
  scroller: RefObject<HTMLElement | null>;
}

/**
 * The one cell of the grid that has the tab stop. It stays with its line when lines come and go, and goes along with what
 * was dropped until the person leads it elsewhere.
 */
export function useGridFocus({ lines, count, scroller }: GridFocusProps) {
  const [active, setActive] = useState<{ lineId: string; column: number }>();
  const [followed, setFollowed] = useState<GridFollowed>();
  const there = useMemo(() => followed && followedIn(lines, followed), [followed, lines]);
  const toBeFocused = useRef(false);
  const hasFocus = useRef(false);
  const { lineId, column = 0 } = there ?? active ?? {};
  const row = lines.findIndex(({ id }) => id === lineId);
  const at: GridPlace = { row: Math.max(0, row), column: Math.min(column, count - 1) };
  const place = `${lineId} ${at.column}`;
  const formerPlace = useRef(place);

  // A bar that had the focus may have moved away: the focus stays at its cell, or goes along with what was dropped. Before
  // other effects, which look for a lost focus too.
  useLayoutEffect(() => {
    const hasMoved = followed !== undefined && place !== formerPlace.current;
    formerPlace.current = place;
    const isLost = (hasFocus.current || hasMoved) && document.activeElement === document.body;
    if (!toBeFocused.current && !isLost) return;
    if (document.activeElement?.closest("[role=dialog]")) return; // once it has gone
    if (toBeFocused.current && lineId !== undefined && row < 0) return; // its group is about to unfold
    const target = scroller.current?.querySelector<HTMLElement>("[tabindex='0']");
    if (toBeFocused.current || hasMoved) {
      target?.closest("[data-column]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
    toBeFocused.current = false;
    target?.focus({ preventScroll: true });
  });

  function choose(cell: { lineId: string; column: number }) {
    setActive(cell);
    setFollowed(undefined);
  }

  return {
    at,
    /** Without moving the focus. */
    choose,
    moveTo(cell: { lineId: string; column: number }) {
      choose(cell);
      toBeFocused.current = true;
    },
    follow: (thing: GridFollowed) => {
      setFollowed(thing);
      toBeFocused.current = true;
    },
    onFocus: ({ target }: FocusEvent) => {
      hasFocus.current = true;
      const cell = placeIn(target);
      if (cell && (cell.lineId !== lineId || cell.column !== at.column)) choose(cell);
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

/** Presses the button in the head of a line, which has no tab stop of its own. */
export function pressIn(target: Element) {
  target.closest("[role=rowheader]")?.querySelector("button")?.click();
}
