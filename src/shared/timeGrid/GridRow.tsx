import { memo } from "react";

import { ChevronDownIcon } from "@/shared/ui/icons";

import { barAt, type DrawnLine, drawnSpan, type GridBar, type GridColumn, isGroup } from "./gridLines";
import { HEAD_HEIGHT, placesOf, ROW_HEIGHT } from "./gridWindow";

interface GridRowProps {
  line: DrawnLine;
  row: number;
  /** Of a group: its lines are folded away. */
  isFolded: boolean;
  columns: readonly GridColumn[];
  /** px. */
  headWidth: number;
  columnWidth: number;
  /** The columns that are seen, to before `to`. */
  from: number;
  to: number;
  /** The column that has the tab stop of the grid, if it is in this row. */
  activeColumn?: number;
  /** The columns that are being drawn. */
  drawn?: { from: number; to: number };
}

/** A line of the grid: its head, and those of its cells that are seen or hold what is seen. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { line, row, isFolded, columns, headWidth, columnWidth, from, to, activeColumn, drawn } = props;
  const { id, name, head, bars } = line;
  const isOfGroup = isGroup(line);
  const shown = (bars?.() ?? []).filter((bar) => bar.from < to && from < bar.to);
  const places = placesOf({ from, to }, [...shown.map(startOf), activeColumn ?? -1], columns.length);
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      data-line={id}
      className={isOfGroup ? "time-grid-row is-group" : "time-grid-row"}
      style={{ insetBlockStart: HEAD_HEIGHT + row * ROW_HEIGHT }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        aria-label={name}
        aria-expanded={isOfGroup ? !isFolded : undefined}
        className="time-grid-head"
        tabIndex={activeColumn === -1 ? 0 : -1}
        data-column={-1}
      >
        {isOfGroup && <ChevronDownIcon size={16} aria-hidden="true" className="time-grid-chevron" />}
        {head}
      </div>
      {places.map((place) => (
        <GridCell
          key={columns[place]!.id}
          line={line}
          place={place}
          columns={columns}
          start={headWidth + place * columnWidth}
          width={columnWidth}
          isActive={place === activeColumn}
          isSelected={drawn && drawn.from <= place && place < drawn.to}
        />
      ))}
    </div>
  );
});

interface GridCellProps {
  line: DrawnLine;
  place: number;
  columns: readonly GridColumn[];
  /** px. */
  start: number;
  width: number;
  /** It has the tab stop of the grid. */
  isActive: boolean;
  isSelected: boolean | undefined;
}

/** Scrolling draws the cells that come into sight, and no other. */
const GridCell = memo(function GridCell(props: GridCellProps) {
  const { line, place, columns, start, width, isActive, isSelected } = props;
  const cell = line.cellAt(place);
  const bar = barAt(line, place);
  const starting = bar && startOf(bar) === place ? bar : undefined;
  const tabIndex = isActive ? 0 : -1;
  return (
    <div
      role="gridcell"
      aria-colindex={place + 2}
      aria-label={cell.name}
      aria-selected={isSelected}
      title={cell.title}
      data-signs={cell.signs}
      className={`time-grid-cell ${columns[place]!.className ?? ""} ${cell.className ?? ""}`}
      style={{ insetInlineStart: start }}
      tabIndex={starting ? undefined : tabIndex}
      data-column={place}
    >
      {cell.face}
      {starting && <Bar key={starting.id} bar={starting} columns={columns} width={width} tabIndex={tabIndex} />}
    </div>
  );
});

/** Where a bar that began before the grid is shown to begin. */
const startOf = ({ from }: GridBar) => Math.max(0, from);

interface BarProps {
  bar: GridBar;
  columns: readonly GridColumn[];
  /** Of a column, px. */
  width: number;
  tabIndex: number;
}

function Bar({ bar, columns, width, tabIndex }: BarProps) {
  const { id, className = "", isMovable, ends = [] } = bar;
  const { name, face, about } = bar.look();
  const { start, end } = drawnSpan(columns, bar);
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      className={`time-grid-bar ${isMovable ? "is-movable" : ""} ${className}`}
      data-bar={id}
      tabIndex={tabIndex}
      style={{ insetInlineStart: (start - startOf(bar)) * width, inlineSize: (end - start) * width }}
    >
      {face}
      {about && <span className="time-grid-about" data-about={about} />}
      {isMovable && ends.map((side) => <span key={side} className={`time-grid-end is-${side}`} data-end={side} />)}
    </button>
  );
}
