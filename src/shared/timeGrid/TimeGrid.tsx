import "./timeGrid.scss";

import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";

import { type GridPlace, movedBy } from "./gridKeys";
import { barAt, type DrawnLine, type GridColumn, type GridGroup, type GridRange } from "./gridLines";
import { GridGhost } from "./GridGhost";
import type { GridDragging } from "./gridDrag";
import { GridRow } from "./GridRow";
import { GridTop } from "./GridTop";
import { placesOf } from "./gridWindow";
import { useGridDrag } from "./useGridDrag";
import { useGridRange } from "./useGridRange";
import { HEAD_HEIGHT, ROW_HEIGHT, useGridView } from "./useGridView";

export interface TimeGridHandle {
  /** Brings a cell into sight and gives it the focus; its group unfolds. */
  focus: (lineId: string, column: number) => void;
}

interface TimeGridProps {
  ref?: Ref<TimeGridHandle>;
  label: string;
  /** Above the heads of the lines. */
  corner: string;
  columns: readonly GridColumn[];
  /** px; columns grow where there is room. */
  columnWidth: number;
  headWidth: number;
  groups: readonly GridGroup[];
  /** A bar, or a cell without one, was chosen by a click or Enter. */
  onOpenBar?: (barId: string) => void;
  onOpenCell?: (lineId: string, column: number) => void;
  /** Bars can be taken elsewhere. */
  dragging?: GridDragging;
  /** A stretch of an empty line was drawn. */
  onDraw?: (range: GridRange) => void;
}

/**
 * Lines in groups over columns of time. Only what is seen is in the document; one cell has the focus, and arrow keys move
 * it (WAI-ARIA's grid).
 */
export function TimeGrid(props: TimeGridProps) {
  const { ref, label, corner, columns, headWidth, groups, onOpenBar, onOpenCell, dragging, onDraw } = props;
  const [folded, setFolded] = useState<readonly string[]>([]);
  const [active, setActive] = useState<{ line: string; column: number }>();
  const toBeFocused = useRef(false);
  const hasFocus = useRef(false);

  const lines = groups.flatMap((group): DrawnLine[] => {
    const isFolded = folded.includes(group.id);
    const own = { ...group, isGroup: true, isFolded };
    return isFolded ? [own] : [own, ...group.lines.map((line) => ({ ...line, isGroup: false, isFolded: false }))];
  });
  const at: GridPlace = {
    row: Math.max(
      0,
      lines.findIndex(({ id }) => id === active?.line),
    ),
    column: Math.min(active?.column ?? 0, columns.length - 1),
  };
  const { scroller, canvas, ...view } = useGridView({
    headWidth,
    columnWidth: props.columnWidth,
    rowCount: lines.length,
    columnCount: columns.length,
  });

  // a bar that had the focus may have moved away: the focus stays at its cell
  useEffect(() => {
    const isLost = hasFocus.current && document.activeElement === document.body;
    if (!toBeFocused.current && !isLost) return;
    toBeFocused.current = false;
    scroller.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus({ preventScroll: true });
  });

  function moveTo(place: GridPlace) {
    const line = lines[place.row];
    if (!line) return;
    setActive({ line: line.id, column: place.column });
    toBeFocused.current = true;
    view.reveal(place);
  }

  const placeOf = ({ lineId, from }: { lineId: string; from: number }): GridPlace => ({
    row: lines.findIndex(({ id }) => id === lineId),
    column: Math.min(Math.max(0, from), columns.length - 1),
  });
  const drag = useGridDrag({
    dragging,
    lines,
    scroller,
    placeAt: view.placeAt,
    onGoal: (goal) => view.reveal(placeOf(goal)),
    onLetGo: (goal) => moveTo(placeOf(goal)),
  });

  const drawing = useGridRange({ onDraw, lines, count: columns.length, placeAt: view.placeAt });

  useImperativeHandle(ref, () => ({
    focus(lineId, column) {
      const group = groups.find(({ lines: ofGroup }) => ofGroup.some(({ id }) => id === lineId));
      const row = lines.findIndex(({ id }) => id === lineId);
      if (row >= 0) return moveTo({ row, column });
      setFolded((ids) => ids.filter((id) => id !== group?.id));
      setActive({ line: lineId, column });
      toBeFocused.current = true;
    },
  }));

  const fold = (id: string) =>
    setFolded((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));

  function press(event: KeyboardEvent) {
    const shape = {
      rows: lines.length,
      columns: columns.length,
      page: view.page,
      isRtl: document.dir === "rtl",
    };
    const next = movedBy(event, at, shape);
    const line = lines[at.row];
    if (drag.onKey(event, line, at.column)) return event.preventDefault();
    if (next) {
      moveTo(next);
      if (event.shiftKey && next.row === at.row) drawing.extend(line, at.column, next.column);
      else drawing.clear();
    } else if (event.key === "Escape" && drawing.range) drawing.clear();
    else if (event.key === "Enter" && drawing.take()) return event.preventDefault();
    else if (event.key === "Enter" && line) open(line, at.column);
    else return;
    event.preventDefault();
  }

  function placeIn(target: EventTarget) {
    const cell = (target as Element).closest<HTMLElement>("[data-column]");
    const id = cell?.closest<HTMLElement>("[data-line]")?.dataset.line;
    const line = lines.find((one) => one.id === id);
    return cell && line && { line, column: Number(cell.dataset.column) };
  }

  function focused({ target }: FocusEvent) {
    hasFocus.current = true;
    const place = placeIn(target);
    if (place) setActive({ line: place.line.id, column: place.column });
  }

  function click({ target }: MouseEvent) {
    if (drag.isOfDrag()) return;
    const place = placeIn(target);
    if (place) open(place.line, place.column);
  }

  function open(line: DrawnLine, column: number) {
    setActive({ line: line.id, column });
    const bar = barAt(line, column);
    if (bar) onOpenBar?.(bar.id);
    else if (column >= 0) onOpenCell?.(line.id, column);
    else if (line.isGroup) fold(line.id);
  }

  const size = {
    "--grid-head": `${headWidth}px`,
    "--grid-column": `${view.width}px`,
    "--grid-row": `${ROW_HEIGHT}px`,
    "--grid-top": `${HEAD_HEIGHT}px`,
    "--grid-rows": lines.length,
    "--grid-columns": columns.length,
  } as CSSProperties;

  return (
    <>
      <div ref={scroller} className={drag.held ? "time-grid is-dragging" : "time-grid"} style={size}>
        <div
          ref={canvas}
          role="grid"
          aria-label={label}
          aria-rowcount={lines.length + 1}
          aria-colcount={columns.length + 1}
          className="time-grid-canvas"
          tabIndex={-1}
          onKeyDown={press}
          onKeyUp={drag.onKeyUp}
          onClick={click}
          onPointerDown={(event) => {
            drag.pointer.onPointerDown(event);
            drawing.pointer.onPointerDown(event);
          }}
          onPointerMove={(event) => {
            drag.pointer.onPointerMove(event);
            drawing.pointer.onPointerMove(event);
          }}
          onPointerUp={() => {
            drag.pointer.onPointerUp();
            drawing.pointer.onPointerUp();
          }}
          onPointerCancel={drag.pointer.onPointerCancel}
          onFocus={focused}
          onBlur={() => (hasFocus.current = false)}
        >
          <GridTop corner={corner} columns={columns} seen={view.columns} />
          {placesOf(view.rows, [at.row], lines.length).map((row) => (
            <GridRow
              key={lines[row]!.id}
              line={lines[row]!}
              row={row}
              columns={columns}
              seen={view.columns}
              activeColumn={row === at.row ? at.column : undefined}
              drawn={drawing.range?.lineId === lines[row]!.id ? drawing.range : undefined}
            />
          ))}
          {drag.held && (
            <GridGhost held={drag.held} why={drag.why} row={placeOf(drag.held.goal).row} count={columns.length} />
          )}
        </div>
      </div>
      {dragging && (
        <p className="time-grid-said" role="status">
          {drag.said}
          {drag.held && ` ${dragging.hint}`}
        </p>
      )}
    </>
  );
}
