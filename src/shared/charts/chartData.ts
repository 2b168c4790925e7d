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
  /** Said in brackets after the value: "12 llegadas". */
  note?: string;
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
const looksByOrder = ["first", "second", "third", "rest"] as const;
type Look = SeriesStyle | (typeof looksByOrder)[number];

/** Of a heat map, from the least to the most; their patterns get denser, so that they are read without colour. */
export const bands = ["band0", "band1", "band2", "band3", "band4"] as const;
export type FillLook = Look | (typeof bands)[number];

/** A point of the picture. Its value is finite. */
export interface Mark extends ChartPoint {
  series: ChartSeries;
  look: Look;
  /** Of its series; past and on the books have the same. */
  track: number;
  place: number;
}

export interface ChartModel {
  places: { x: string; tick: string }[];
  /** By track, then by place. A gap is none where the track has a value. */
  marks: Mark[];
  looks: { series: ChartSeries; look: Look }[];
  /** Of all values and of zero. */
  extent: [least: number, most: number];
  isEmpty: boolean;
}

/** Marks of all series, as they are drawn and walked through. */
export function modelOf(series: readonly ChartSeries[]): ChartModel {
  const unstyled = series.filter(({ style }) => !style);
  const looks = series.map((one) => ({
    series: one,
    look: one.style ?? looksByOrder[unstyled.indexOf(one) % looksByOrder.length]!,
  }));
  const points = series.flatMap((one) => one.points);
  const places = new Map(points.map(({ x, tick = x }) => [x, { x, tick }]));
  const placeOf = new Map([...places.keys()].map((x, place) => [x, place]));
  const tracks = [...new Set(looks.map(trackOf))];
  const all = looks.flatMap((one) =>
    one.series.points.map((point): Mark => {
      const value = Number.isFinite(point.value) ? point.value : undefined;
      return { ...point, ...one, value, track: tracks.indexOf(trackOf(one)), place: placeOf.get(point.x)! };
    }),
  );
  const sorted = all.toSorted(
    (one, other) => one.track - other.track || one.place - other.place || emptinessOf(one) - emptinessOf(other),
  );
  const isAlone = (mark: Mark, before: Mark | undefined) => mark.track !== before?.track || mark.place !== before.place;
  const marks = sorted.filter((mark, at) => mark.value !== undefined || isAlone(mark, sorted[at - 1]));
  const values = marks.flatMap(({ value }) => value ?? []);
  return {
    places: [...places.values()],
    marks,
    looks,
    extent: [Math.min(0, ...values), Math.max(0, ...values)],
    isEmpty: values.length === 0,
  };
}

const trackOf = ({ series, look }: { series: ChartSeries; look: Look }) =>
  look === "past" || look === "onBooks" ? "own" : series;

const emptinessOf = ({ value }: Mark) => (value === undefined ? 1 : 0);
