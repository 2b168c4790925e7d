import { arc, pie, type PieArcDatum } from "d3-shape";
import { useMemo } from "react";

import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";

import { type ChartData, type ChartPoint, type ChartSeries, definedOf, type Look, type Mark } from "./chartData";
import { ChartFigure } from "./ChartFigure";
import type { Draw } from "./drawing";
import { FilledSwatch, fillOf } from "./looks";

/** More of them cannot be compared by eye. */
const MOST_PARTS = 3;
const RADIUS = 90;
const looks: Look[] = ["first", "second", "third"];

/** Parts of a whole: the points of the first series. From the third of four on they are one part, "Otros". */
export function RingChart(chart: ChartData) {
  const { text } = useText();
  const { percent } = useFormat();
  const [whole] = chart.series;
  const drawn = useMemo((): ChartSeries[] => {
    if (!whole) return [];
    const parts = partsOf(whole.points, (names) => ({
      x: text("charts.othersOf", { names }),
      tick: text("charts.others"),
    }));
    const shares = hundredthsOf(parts.map(({ value = 0 }) => value));
    return [{ ...whole, points: parts.map((part, at) => ({ ...part, note: percent(shares[at]! / 100) })) }];
  }, [whole, text, percent]);
  return <ChartFigure chart={chart} drawn={drawn} draw={drawRing} />;
}

/** The largest come first. What is not above zero is no part of a whole. */
function partsOf(
  points: readonly ChartPoint[],
  nameOf: (names: string[]) => Pick<ChartPoint, "x" | "tick">,
): ChartPoint[] {
  const valueOf = (point: ChartPoint) => definedOf(point) ?? 0;
  const parts = points.filter((point) => valueOf(point) > 0).toSorted((one, other) => valueOf(other) - valueOf(one));
  if (parts.length <= MOST_PARTS) return parts;
  const others = parts.splice(MOST_PARTS - 1);
  const value = others.reduce((sum, part) => sum + valueOf(part), 0);
  return [...parts, { ...nameOf(others.map(({ x }) => x)), value }];
}

/** Whole per cent that add up to 100: those that lose most by rounding down get what is left. */
function hundredthsOf(values: number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  const exact = values.map((value) => (value / total) * 100);
  const lost = (at: number) => exact[at]! % 1;
  const left = 100 - exact.reduce((sum, value) => sum + Math.floor(value), 0);
  const gaining = new Set([...exact.keys()].toSorted((one, other) => lost(other) - lost(one)).slice(0, left));
  return exact.map((value, at) => Math.floor(value) + (gaining.has(at) ? 1 : 0));
}

const drawRing: Draw = ({ marks }, _unit, { id, width, isRtl }) => {
  const turn = isRtl ? -1 : 1;
  const middle = { x: width / 2, y: RADIUS + 4 };
  const slices = pie<Mark>()
    .sortValues(null)
    .endAngle(turn * 2 * Math.PI)
    .value(({ value = 0 }) => value)(marks);
  const shape = arc<PieArcDatum<Mark>>()
    .innerRadius(RADIUS * 0.6)
    .outerRadius(RADIUS);
  const lookOf = ({ place }: Mark) => looks[place % looks.length]!;
  return {
    height: 2 * middle.y,
    tellsOne: true,
    pointOf({ place }) {
      const [x, y] = shape.centroid(slices[place]!);
      return { x: middle.x + x, y: middle.y + y };
    },
    markAt({ x, y }) {
      const angle = (Math.atan2((x - middle.x) * turn, middle.y - y) + 2 * Math.PI) % (2 * Math.PI);
      return slices.find(({ endAngle }) => angle <= Math.abs(endAngle))?.data;
    },
    legend: marks.map((mark) => ({
      id: mark.x,
      label: `${mark.tick ?? mark.x} ${mark.note}`,
      swatch: <FilledSwatch id={id} look={lookOf(mark)} />,
    })),
    picture: (
      <g transform={`translate(${middle.x} ${middle.y})`}>
        {slices.map((slice) => (
          <path key={slice.data.x} {...fillOf(id, lookOf(slice.data))} d={shape(slice) ?? ""} />
        ))}
      </g>
    ),
  };
};
