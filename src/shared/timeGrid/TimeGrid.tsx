import "./timeGrid.scss";

import { type KeyboardEvent, type MouseEvent, type Ref, useImperativeHandle, useMemo } from "react";

import { movedBy } from "./gridKeys";
import {
  barAt,
  type DrawnLine,
  type GridBlock,
  type GridColumn,
  type GridFollowed,
  type GridGroup,
  type GridRange,
  isGroup,
} from "./gridLines";
import { GridGhost } from "./GridGhost";
import type { GridDragging } from "./gridDrag";
import { GridRow } from "./GridRow";
import { GridTop } from "./GridTop";
import { placesOf } from "./gridWindow";
import { useGridBlock } from "./useGridBlock";
import { useGridDrag } from "./useGridDrag";
import { placeIn, pressIn, useGridFocus } from "./useGridFocus";
import { useGridRange } from "./useGridRange";
import { useGridView } from "./useGridView";

export interface TimeGridHandle {
  /** Brings a cell into sight and gives it the focus; its group unfolds. */
  focus: (lineId: string, column: number) => void;
  /** The focus goes along with what is about to move, as it does with what is dropped. */
  follow: (thing: GridFollowed) => void;
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
  /** The groups whose lines are folded away. */
  folded: readonly string[];
  onFold: (folded: string[]) => void;
  /** A bar, or a cell without one, was chosen by a click or Enter. */
  onOpenBar?: (barId: string) => void;
  onOpenCell?: (lineId: string, column: number) => void;
  /** Bars can be taken elsewhere. */
  dragging?: GridDragging;
  /** A stretch of an empty line was drawn. */
  onDraw?: (range: GridRange) => void;
  /** Cells are selected: the one with the focus, and with Shift or a drawn press those from it on. Instead of `onDraw`. */
  onSelect?: (block: GridBlock | undefined) => void;
  /** A press goes on with the selection, as with Shift: for fingers. */
  isExtending?: boolean;
}

/**
 * Lines in groups over columns of time. Only what is seen is in the document; one cell has the focus, and arrow keys move
 * it (WAI-ARIA's grid).
 */
export function TimeGrid(props: TimeGridProps) {
  const { ref, label, corner, columns, headWidth, groups, folded, onOpenBar, onOpenCell, dragging, onDraw, onSelect } =
    props;
  const lines = useMemo(
    () => groups.flatMap((group): DrawnLine[] => (folded.includes(group.id) ? [group] : [group, ...group.lines])),
    [groups, folded],
  );
  const { scroller, canvas, ...view } = useGridView({
    headWidth,
    columnWidth: props.columnWidth,
    rowCount: lines.length,
    columnCount: columns.length,
  });
  const focus = useGridFocus({ lines, count: columns.length, scroller });
  const { at } = focus;

  const rowOf = (lineId: string) => lines.findIndex(({ id }) => id === lineId);
  const drag = useGridDrag({
    dragging,
    lines,
    scroller,
    placeAt: view.placeAt,
    onLetGo: focus.follow,
  });
  const drawing = useGridRange({ onDraw, lines, count: columns.length, placeAt: view.placeAt });
  const { isExtending = false } = props;
  const selection = useGridBlock({ onSelect, isExtending, lines, count: columns.length, placeAt: view.placeAt });
  const pointers = [drag.pointer, onSelect ? selection.pointer : drawing.pointer];

  useImperativeHandle(ref, () => ({
    focus(lineId, column) {
      const group = groups.find(({ lines: ofGroup }) => ofGroup.some(({ id }) => id === lineId));
      if (group && folded.includes(group.id)) fold(group.id);
      focus.moveTo({ lineId, column });
    },
    follow: focus.follow,
  }));

  function fold(id: string) {
    const others = folded.filter((other) => other !== id);
    props.onFold(others.length < folded.length ? others : [...folded, id]);
  }

  function press(event: KeyboardEvent) {
    const target = event.target as Element;
    if (!event.currentTarget.contains(target)) return; // it is in a dialog that a line opened
    const line = lines[at.row];
    if (drag.onKey(event, line, at.column)) return event.preventDefault();
    const shape = { rows: lines.length, columns: columns.length, page: view.page, isRtl: document.dir === "rtl" };
    const next = movedBy(event, at, shape);
    if (next) {
      focus.moveTo({ lineId: lines[next.row]!.id, column: next.column });
      if (onSelect) selection.select(next, event.shiftKey, event.shiftKey ? at : next);
      else if (event.shiftKey && next.row === at.row) drawing.extend(line, at.column, next.column);
      else drawing.clear();
    } else if (event.key === "Escape" && drawing.range) drawing.clear();
    else if (event.key === "Escape" && selection.block) selection.clear();
    else if (event.key === "Enter" && at.column < 0 && line && !isGroup(line)) pressIn(target);
    else if (event.key === "Enter" && !drawing.take() && line) open(line, at.column);
    else if (event.key !== "Enter") return;
    event.preventDefault();
  }

  function click({ target }: MouseEvent) {
    const place = drag.isOfDrag() ? undefined : placeIn(target);
    const line = place && lines[rowOf(place.lineId)];
    if (line) open(line, place.column);
  }

  function open(line: DrawnLine, column: number) {
    focus.choose({ lineId: line.id, column });
    const bar = barAt(line, column);
    if (bar) onOpenBar?.(bar.id);
    else if (column >= 0) onOpenCell?.(line.id, column);
    else if (isGroup(line)) fold(line.id);
  }

  return (
    <>
      <div ref={scroller} className={drag.held ? "time-grid is-dragging" : "time-grid"} style={view.size}>
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
          onPointerDown={(event) => pointers.forEach((pointer) => pointer.onPointerDown(event))}
          onPointerMove={(event) => pointers.forEach((pointer) => pointer.onPointerMove(event))}
          onPointerUp={() => pointers.forEach((pointer) => pointer.onPointerUp())}
          onPointerCancel={() => {
            drag.pointer.onPointerCancel();
            selection.pointer.onPointerCancel();
          }}
          onFocus={focus.onFocus}
          onBlur={focus.onBlur}
        >
          <GridTop
            corner={corner}
            columns={columns}
            headWidth={headWidth}
            columnWidth={view.width}
            seen={view.columns}
          />
          {placesOf(view.rows, [at.row], lines.length).map((row) => (
            <GridRow
              key={lines[row]!.id}
              line={lines[row]!}
              row={row}
              isFolded={folded.includes(lines[row]!.id)}
              columns={columns}
              headWidth={headWidth}
              columnWidth={view.width}
              from={view.columns.from}
              to={view.columns.to}
              activeColumn={row === at.row ? at.column : undefined}
              drawn={drawing.range?.lineId === lines[row]!.id ? drawing.range : selection.of(lines[row]!)}
            />
          ))}
          {drag.held && (
            <GridGhost held={drag.held} why={drag.why} row={rowOf(drag.held.goal.lineId)} columns={columns} />
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
