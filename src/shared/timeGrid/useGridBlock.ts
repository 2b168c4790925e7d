import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";

import type { GridPlace } from "./gridKeys";
import { type DrawnLine, type GridBlock, isGroup } from "./gridLines";
import { placeIn } from "./useGridFocus";

interface GridBlockProps {
  /** Without it nothing is selected. */
  onSelect: ((block: GridBlock | undefined) => void) | undefined;
  /** Each press goes on from where the selection began, as with Shift: for fingers. */
  isExtending: boolean;
  lines: readonly DrawnLine[];
  /** Of columns. */
  count: number;
  /** Column and row at a point of the window; columns count in fractions. */
  placeAt: (x: number, y: number) => { column: number; row: number };
}

/** Selects cells of lines below each other: by the focus, and with Shift, or a drawn press, from where it began. */
export function useGridBlock({ onSelect, isExtending, lines, count, placeAt }: GridBlockProps) {
  const [block, setBlock] = useState<GridBlock>();
  const anchor = useRef<{ lineId: string; column: number }>(undefined);
  const isPressed = useRef(false);
  /** Of a finger, which may be about to scroll. */
  const touched = useRef<GridPlace>(undefined);
  const last = useRef("");

  function select(end: GridPlace, isExtended: boolean, start = end) {
    const { lineId = lines[start.row]?.id, column = start.column } = (isExtended && anchor.current) || {};
    const row = lines.findIndex(({ id }) => id === lineId);
    if (!onSelect || lineId === undefined || row < 0 || column < 0) return;
    anchor.current = { lineId, column };
    const [from, to] = [column, Math.min(Math.max(end.column, 0), count - 1)].toSorted((one, other) => one - other);
    const [top, bottom] = [row, end.row].toSorted((one, other) => one - other);
    const within = lines.slice(top, bottom! + 1).filter((line) => !isGroup(line));
    const next = { lineIds: within.map(({ id }) => id), from: from!, to: to! + 1 };
    last.current = `${end.row} ${end.column}`;
    put(within.length > 0 ? next : undefined);
  }

  function put(next: GridBlock | undefined) {
    setBlock(next);
    onSelect?.(next);
  }

  function letGo() {
    isPressed.current = false;
    touched.current = undefined;
  }

  const leaveFolded = useEffectEvent(() => {
    const lineIds = block?.lineIds.filter((lineId) => lines.some(({ id }) => id === lineId)) ?? [];
    if (!block || lineIds.length === block.lineIds.length) return;
    anchor.current = undefined;
    put(lineIds.length > 0 ? { ...block, lineIds } : undefined);
  });
  useEffect(() => leaveFolded(), [lines]);

  return {
    block,
    select,
    clear() {
      anchor.current = undefined;
      put(undefined);
    },
    /** The columns of a line that are selected. */
    of: ({ id }: DrawnLine) => (block?.lineIds.includes(id) ? block : undefined),
    pointer: {
      onPointerDown({ button, pointerType, shiftKey, target }: PointerEvent) {
        const place = placeIn(target);
        if (!onSelect || button !== 0 || !place) return;
        const at = { row: lines.findIndex(({ id }) => id === place.lineId), column: place.column };
        isPressed.current = pointerType !== "touch";
        if (isPressed.current) select(at, shiftKey || isExtending);
        else touched.current = at;
      },
      onPointerMove({ buttons, clientX, clientY }: PointerEvent) {
        if (buttons === 0) isPressed.current = false; // let go outside of the grid
        if (!isPressed.current) return;
        const at = placeAt(clientX, clientY);
        const end = { row: Math.min(Math.max(at.row, 0), lines.length - 1), column: Math.floor(at.column) };
        if (`${end.row} ${end.column}` !== last.current) select(end, true);
      },
      onPointerUp() {
        if (touched.current) select(touched.current, isExtending);
        letGo();
      },
      onPointerCancel: letGo,
    },
  };
}
