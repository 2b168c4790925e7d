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

interface YLabel {
  at: number;
  label: string;
  /** A line across the picture. */
  line?: "zero" | "other";
}

interface Plane {
  plane: Pick<Drawing, "height" | "picture" | "legend">;
  /** The width of a place. */
  each: number;
  /** The middle of a place, from the left. */
  middleOf: (place: number) => number;
}

/** Places along the text, and labels at its start. */
export function planeOf(
  { places, looks }: ChartModel,
  { width, isRtl }: Frame,
  height: number,
  labels: YLabel[],
): Plane {
  const longest = Math.max(...places.map(({ tick }) => widthOf(tick)));
  const edge = Math.min(longest, SHORTEST_NAME) / 2;
  const start = Math.max(edge, ...labels.map(({ label }) => widthOf(label) + 10));
  const end = width - edge;
  const each = (end - start) / places.length;
  const room = Math.max(each - 8, SHORTEST_NAME);
  const step = Math.ceil((Math.min(longest, room) + 8) / each);
  const mirrored = (x: number) => (isRtl ? width - x : x);
  const middleOf = (place: number) => mirrored(start + (place + 0.5) * each);
  const picture = (
    <g className="chart-axes">
      {labels.map(({ at, label, line }) => (
        <g key={label}>
          {line && <line className={`is-${line}`} x1={mirrored(start)} x2={mirrored(end)} y1={at} y2={at} />}
          <text x={mirrored(start - 6)} y={at} dy="0.32em" textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {places.map(
        ({ x, tick }, place) =>
          place % step === 0 && (
            <text key={x} x={middleOf(place)} y={height - 8} textAnchor="middle">
              {cut(tick, room)}
            </text>
          ),
      )}
    </g>
  );
  const legend = looks.map(({ series: { label }, look }) => ({ label, look }));
  return { plane: { height, picture, legend }, each, middleOf };
}

/** A plane whose height is the value. It begins at zero, so that a length is not larger than what it stands for. */
export function valuePlaneOf(
  model: ChartModel,
  unit: ChartUnit,
  frame: Frame,
): Plane & { y: ScaleLinear<number, number> } {
  const height = frame.width < 480 ? 200 : 260;
  const isFlat = model.extent[0] === model.extent[1];
  const y = scaleLinear(isFlat ? [0, 1] : model.extent, [height - BOTTOM, TOP]).nice(5);
  const ticks = isFlat ? [0] : y.ticks(5).filter((value) => isMultiple(value, unit.step));
  const labels = ticks.map((value): YLabel => {
    const label = (unit.tick ?? unit.say)(value);
    return { at: y(value), label, line: value === 0 ? "zero" : "other" };
  });
  return { ...planeOf(model, frame, height, labels), y };
}

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
