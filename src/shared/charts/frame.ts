import { type ScaleLinear, scaleLinear } from "d3-scale";
import type { ReactNode } from "react";

import type { ChartModel, ChartUnit, Mark } from "./chartData";
import type { Cursor } from "./chartKeys";

/** The room for a picture, in px. */
export interface Frame {
  /** Of the chart, for the names of its patterns. */
  id: string;
  width: number;
  isRtl: boolean;
}

interface Point {
  x: number;
  y: number;
}

export interface Drawing {
  height: number;
  picture: ReactNode;
  legend: { id: string; label: string; swatch: ReactNode }[];
  /** The middle of a mark. */
  pointOf: (cursor: Cursor) => Point;
  /** The mark at a point, where it is not the nearest one. */
  cursorAt?: (point: Point) => Cursor | undefined;
  /** Only the mark at the cursor is told, not all of its place. */
  tellsOne?: true;
  /** A value in words, where it is not only that of the unit. */
  say?: (mark: Mark & { value: number }) => string;
}

export type Draw = (model: ChartModel, unit: ChartUnit, frame: Frame) => Drawing;

/** Of letters in the size of the axis, in px; Chinese ones are as wide as high. */
function textWidth(text: string): number {
  const wide = text.match(/[\u2E80-\uFFEF]/g)?.length ?? 0;
  return wide * 12 + (text.length - wide) * 6.6;
}

export interface Plane {
  height: number;
  /** From the start of the line of text, before they are mirrored. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  y: ScaleLinear<number, number>;
  yTicks: { at: number; label: string; isZero: boolean }[];
  /** Each so many places has a label on the axis, so that none runs into the next. */
  xStep: number;
  /** Turns a distance from the start of the text into one from the left. */
  mirrored: (x: number) => number;
}

/** The axes of lines and bars. Both begin at zero, so that a length is not larger than what it stands for. */
export function planeOf({ places, extent }: ChartModel, unit: ChartUnit, { width, isRtl }: Frame): Plane {
  const height = width < 480 ? 200 : 260;
  const isFlat = extent[0] === extent[1];
  const top = 10;
  const bottom = height - 24;
  const y = scaleLinear()
    .domain(isFlat ? [0, 1] : extent)
    .nice(5)
    .range([bottom, top]);
  const label = unit.tick ?? unit.say;
  const isWhole = (value: number) =>
    Math.abs(value / (unit.step ?? value) - Math.round(value / (unit.step ?? value))) < 1e-9;
  const values = isFlat ? [0] : y.ticks(5).filter((value) => value === 0 || isWhole(value));
  const yTicks = values.map((value) => ({ at: y(value), label: label(value), isZero: value === 0 }));
  const xWidth = Math.max(0, ...places.map(({ tick }) => textWidth(tick)));
  const left = Math.max(xWidth / 2, ...yTicks.map(({ label: said }) => textWidth(said) + 10));
  const right = width - Math.max(8, xWidth / 2);
  const each = (right - left) / Math.max(1, places.length);
  return {
    height,
    left,
    right,
    top,
    bottom,
    y,
    yTicks,
    xStep: Math.max(1, Math.ceil((xWidth + 10) / each)),
    mirrored: (x) => (isRtl ? width - x : x),
  };
}
