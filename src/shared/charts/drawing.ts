import type { ReactNode } from "react";

import type { ChartModel, ChartUnit, FillLook, Mark } from "./chartData";

/** The room for a picture, in px. */
export interface Frame {
  /** Of the chart, for the names of its patterns. */
  id: string;
  width: number;
  isRtl: boolean;
}

export interface Point {
  x: number;
  y: number;
}

export interface Drawing {
  height: number;
  picture: ReactNode;
  legend: { label: string; look: FillLook }[];
  /** The legend shows lines, not areas. */
  isOfLines?: true;
  /** The middle of a mark. */
  pointOf: (mark: Mark) => Point;
  /** Places stand below each other. */
  isOfRows?: boolean;
  /** The mark at a point; without it the nearest one along the places, of those the nearest in value. */
  markAt?: (point: Point) => Mark | undefined;
  /** Beside a mark stands its value alone, not those of all series at its place. */
  tellsOne?: true;
}

export type Draw = (model: ChartModel, unit: ChartUnit, frame: Frame) => Drawing;
