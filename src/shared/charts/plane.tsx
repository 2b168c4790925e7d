import { type ScaleLinear, scaleLinear } from "d3-scale";

import type { ChartModel, ChartUnit } from "./chartData";
import type { Drawing, Frame } from "./drawing";

const TOP = 10;
const BOTTOM = 24;
/** Of a letter in the size of the axis, in px; Chinese ones are as wide as high. */
const LETTER = 6.6;
const WIDE_LETTER = 12;
/** A name is not cut below this width, in px: some places have none then. */
const SHORTEST_NAME = 46;

/** Of the width, what names of rows may take. */
const MOST_OF_WIDTH = 0.45;
/** Of a place below each other, for each of its series. */
const ROW = 24;

interface Label {
  at: number;
  label: string;
  /** A line through the picture. */
  line?: "zero" | "other";
}

interface Plane {
  plane: Pick<Drawing, "height" | "picture" | "legend">;
  /** The size of a place. */
  each: number;
  /** The middle of a place, from the left, or of rows from above. */
  middleOf: (place: number) => number;
}

/** A plane with lengths. They begin at zero, so that none is larger than what it stands for. */
interface ValuePlane extends Plane {
  valueAt: ScaleLinear<number, number>;
}

interface Axes {
  model: ChartModel;
  frame: Frame;
  height: number;
  /** At the start, one below the other, and below, one beside the other. */
  rows: Label[];
  columns: Label[];
  start: number;
  end: number;
}

function axesOf({ model: { looks }, frame, height, rows, columns, start, end }: Axes): Plane["plane"] {
  const mirrored = mirror(frame);
  return {
    height,
    legend: looks.map(({ series: { label }, look }) => ({ label, look })),
    picture: (
      <g className="chart-axes">
        {rows.map(({ at, label, line }) => (
          <g key={at}>
            {line && <line className={`is-${line}`} x1={mirrored(start)} x2={mirrored(end)} y1={at} y2={at} />}
            <text x={mirrored(start - 6)} y={at} dy="0.32em" textAnchor="end">
              {label}
            </text>
          </g>
        ))}
        {columns.map(({ at, label, line }) => (
          <g key={at}>
            {line && <line className={`is-${line}`} x1={at} x2={at} y1={TOP} y2={height - BOTTOM} />}
            <text x={at} y={height - 8} textAnchor="middle">
              {label}
            </text>
          </g>
        ))}
      </g>
    ),
  };
}

const mirror =
  ({ width, isRtl }: Frame) =>
  (x: number) =>
    isRtl ? width - x : x;

/** Places along the text, and labels at its start. */
export function planeOf(model: ChartModel, frame: Frame, height: number, rows: Label[]): Plane {
  const { places } = model;
  const longest = longestOf(model);
  const edge = Math.min(longest, SHORTEST_NAME) / 2;
  const start = Math.max(edge, ...rows.map(({ label }) => widthOf(label) + 10));
  const end = frame.width - edge;
  const each = (end - start) / places.length;
  const room = Math.max(each - 8, SHORTEST_NAME);
  const step = Math.ceil((Math.min(longest, room) + 8) / each);
  const mirrored = mirror(frame);
  const middleOf = (place: number) => mirrored(start + (place + 0.5) * each);
  const columns = places
    .map(({ tick }, place) => ({ at: middleOf(place), label: cut(tick, room) }))
    .filter((_, place) => place % step === 0);
  return { plane: axesOf({ model, frame, height, rows, columns, start, end }), each, middleOf };
}

/** Places along the text, and their values upwards. */
export function valuePlaneOf(model: ChartModel, unit: ChartUnit, frame: Frame): ValuePlane {
  const height = frame.width < 480 ? 200 : 260;
  const { valueAt, labels } = scaleOf(model, unit, [height - BOTTOM, TOP], 5);
  return { ...planeOf(model, frame, height, labels), valueAt };
}

/** Places below each other, and their values along the text: for names that do not fit beside each other. */
export function rowPlaneOf(model: ChartModel, unit: ChartUnit, frame: Frame, series: number): ValuePlane {
  const { places } = model;
  const each = ROW * series;
  const height = places.length * each + TOP + BOTTOM;
  const middleOf = (place: number) => TOP + (place + 0.5) * each;
  const room = frame.width * MOST_OF_WIDTH;
  const rows = places.map(({ tick }, place) => ({ at: middleOf(place), label: cut(tick, room) }));
  const start = Math.min(room, longestOf(model)) + 10;
  const said = scaleOf(model, unit, [0, 1], 3).labels;
  const longest = Math.max(SHORTEST_NAME, ...said.map(({ label }) => widthOf(label)));
  const end = frame.width - longest / 2; // the last label stands in the middle of its line
  const mirrored = mirror(frame);
  const { valueAt, labels } = scaleOf(model, unit, [mirrored(start), mirrored(end)], 3);
  const step = Math.ceil(((longest + 8) * (labels.length - 1)) / (end - start)) || 1;
  const columns = labels.filter((_, place) => place % step === 0);
  return { plane: axesOf({ model, frame, height, rows, columns, start, end }), each, middleOf, valueAt };
}

/** Whether some names would be left out or cut. Nights have a short form, and are in order. */
export const areNamesCrowded = (model: ChartModel, { width }: Frame): boolean =>
  model.places.every(({ x, tick }) => x === tick) &&
  longestOf(model) + 8 > (width - 2 * SHORTEST_NAME) / model.places.length;

function scaleOf({ extent }: ChartModel, unit: ChartUnit, range: [number, number], count: number) {
  const isFlat = extent[0] === extent[1];
  const valueAt = scaleLinear(isFlat ? [0, 1] : extent, range).nice(count);
  const ticks = isFlat ? [0] : valueAt.ticks(count).filter((value) => isMultiple(value, unit.step));
  const labels = ticks.map((value): Label => {
    const label = (unit.tick ?? unit.say)(value);
    return { at: valueAt(value), label, line: value === 0 ? "zero" : "other" };
  });
  return { valueAt, labels };
}

const longestOf = ({ places }: ChartModel) => Math.max(...places.map(({ tick }) => widthOf(tick)));

const isMultiple = (value: number, step: number | undefined) =>
  !step || Math.abs(value / step - Math.round(value / step)) < 1e-6;

function widthOf(text: string): number {
  const wide = text.match(/[\u2E80-\uFFEF]/g)?.length ?? 0;
  return wide * WIDE_LETTER + (text.length - wide) * LETTER;
}

function cut(text: string, room: number): string {
  const letters = Math.floor((text.length * room) / widthOf(text));
  return letters < text.length ? `${text.slice(0, letters - 1)}…` : text;
}
