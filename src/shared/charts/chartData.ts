import type { CsvCell } from "@/shared/csv/csvOf";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    charts: typeof import("@/locales/es/charts.json");
  }
}

/** A value at a place of the axis. */
export interface ChartPoint {
  /** The place in full, the same in each series: "viernes, 27 de marzo". Places stand in the order in which they are first named. */
  x: string;
  /** On the axis, if it is shorter: "27/03". */
  tick?: string;
  /** In the measure of the unit. Without one there is a gap in the picture and "—" in words. */
  value: number | undefined;
  /** Where the rows behind the value are listed. */
  path?: string;
}

/** How sure a value is, and of which year. Past and on the books are one line that goes on, as of the business date. */
type SeriesStyle = "past" | "onBooks" | "lastYear";

export interface ChartSeries {
  id: string;
  label: string;
  /** Without one, series are told apart by their order. */
  style?: SeriesStyle;
  points: readonly ChartPoint[];
}

/** How values are written. `useChartUnits` has those of a hotel. */
export interface ChartUnit {
  /** "61 %", in the table, beside the point and when it is spoken. */
  say: (value: number) => string;
  /** On the axis, if it is shorter: "12 mil €". */
  tick?: (value: number) => string;
  /** The least distance between two marks of the axis. */
  step?: number;
  /** In the file; without one the number itself. */
  cell?: (value: number) => CsvCell;
}

export interface ChartData {
  /** Says a figure: "Ocupación de diciembre: 61 %". */
  title: string;
  /** Of the places: "Noche". It heads the first column of the table. */
  xTitle: string;
  unit: ChartUnit;
  series: readonly ChartSeries[];
}

/** The colour, the pattern, the dash and the marker of a series. */
export type Look = SeriesStyle | "first" | "second" | "third" | "rest";
const looksByOrder = ["first", "second", "third", "rest"] as const;

/** A point of the picture. */
export interface Mark {
  series: ChartSeries;
  look: Look;
  x: string;
  /** Finite. */
  value?: number;
  path?: string;
}

/** Marks by their place. One series, or past and on the books. */
export type Track = (Mark | undefined)[];

export interface ChartModel {
  places: { x: string; tick: string }[];
  tracks: Track[];
  looks: { series: ChartSeries; look: Look }[];
  /** Of all values and of zero. */
  extent: [least: number, most: number];
  isEmpty: boolean;
}

/** Marks of all series, as they are drawn and walked through. */
export function modelOf(series: readonly ChartSeries[]): ChartModel {
  const places = new Map<string, { x: string; tick: string; at: number }>();
  for (const { points } of series) {
    for (const { x, tick = x } of points) if (!places.has(x)) places.set(x, { x, tick, at: places.size });
  }
  const tracks = new Map<string, Track>();
  const values: number[] = [];
  let byOrder = 0;
  const looks = series.map((one) => {
    const look = one.style ?? looksByOrder[byOrder++ % looksByOrder.length]!;
    const key = one.style && one.style !== "lastYear" ? "own" : one.id;
    const track = tracks.get(key) ?? Array.from({ length: places.size }, () => undefined);
    tracks.set(key, track);
    for (const { x, value: given, path } of one.points) {
      const value = given !== undefined && Number.isFinite(given) ? given : undefined;
      if (value !== undefined) values.push(value);
      const { at } = places.get(x)!;
      if (track[at]?.value === undefined) track[at] = { series: one, look, x, value, path };
    }
    return { series: one, look };
  });
  return {
    places: [...places.values()],
    tracks: [...tracks.values()],
    looks,
    extent: [Math.min(0, ...values), Math.max(0, ...values)],
    isEmpty: values.length === 0,
  };
}
