import { type ScaleLinear, scaleLinear } from "d3-scale";
import type { ReactNode } from "react";

import type { ChartModel, ChartUnit } from "./chartData";
import type { Frame } from "./drawing";

const TOP = 10;
const BOTTOM = 24;

interface YLabel {
  at: number;
  label: string;
  /** A line across the picture. */
  line?: "zero" | "other";
}

export interface Plane {
  /** The width of a place. */
  each: number;
  /** The middle of a place, from the left. */
  middleOf: (place: number) => number;
  axes: ReactNode;
}

/** Places along the text and labels at its start. So many places have a label that none runs into the next. */
export function planeOf({ places }: ChartModel, { width, isRtl }: Frame, height: number, labels: YLabel[]): Plane {
  const labelWidth = Math.max(...places.map(({ tick }) => textWidth(tick)));
  const start = Math.max(labelWidth / 2, ...labels.map(({ label }) => textWidth(label) + 10));
  const end = width - labelWidth / 2;
  const each = (end - start) / places.length;
  const step = Math.max(1, Math.ceil((labelWidth + 10) / each));
  const mirrored = (x: number) => (isRtl ? width - x : x);
  const middleOf = (place: number) => mirrored(start + (place + 0.5) * each);
  const axes = (
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
              {tick}
            </text>
          ),
      )}
    </g>
  );
  return { each, middleOf, axes };
}

/** A plane whose height is the value. It begins at zero, so that a length is not larger than what it stands for. */
export function valuePlaneOf(
  model: ChartModel,
  unit: ChartUnit,
  frame: Frame,
): Plane & { height: number; y: ScaleLinear<number, number> } {
  const height = frame.width < 480 ? 200 : 260;
  const isFlat = model.extent[0] === model.extent[1];
  const y = scaleLinear(isFlat ? [0, 1] : model.extent, [height - BOTTOM, TOP]).nice(5);
  const ticks = isFlat ? [0] : y.ticks(5).filter((value) => isMultiple(value, unit.step));
  const labels = ticks.map((value): YLabel => {
    const label = (unit.tick ?? unit.say)(value);
    return { at: y(value), label, line: value === 0 ? "zero" : "other" };
  });
  return { ...planeOf(model, frame, height, labels), height, y };
}

const isMultiple = (value: number, step: number | undefined) =>
  !step || Math.abs(value / step - Math.round(value / step)) < 1e-6;

/** In the size of the axis, in px. Chinese letters are as wide as high. */
function textWidth(text: string): number {
  const wide = text.match(/[\u2E80-\uFFEF]/g)?.length ?? 0;
  return wide * 12 + (text.length - wide) * 6.6;
}
