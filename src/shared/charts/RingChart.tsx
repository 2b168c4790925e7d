import { arc, pie, type PieArcDatum } from "d3-shape";
import { useMemo } from "react";

import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";

import type { ChartData, ChartPoint, Mark } from "./chartData";
import { ChartFigure } from "./ChartFigure";
import type { Draw } from "./drawing";
import { fillOf } from "./looks";

/** More of them cannot be compared by eye. */
const MOST_PARTS = 3;
const looks = ["first", "second", "third"] as const;
const RADIUS = 90;

/** Parts of a whole: the points of the first series. Of more than three the smallest are one part, "Otros". */
export function RingChart(chart: ChartData) {
  const { text } = useText();
  const { percent } = useFormat();
  const [whole] = chart.series;
  const drawn = useMemo(() => {
    const nameOf = (names: string[]) => ({ x: text("charts.othersOf", { names }), tick: text("charts.others") });
    const parts = partsOf(whole?.points ?? [], nameOf);
    const shares = hundredthsOf(parts.map(({ value }) => value));
    const points = parts.map((part, at) => ({ ...part, note: percent(shares[at]! / 100) }));
    return whole ? [{ ...whole, points }] : [];
  }, [whole, text, percent]);
  return <ChartFigure chart={chart} drawn={drawn} draw={drawRing} />;
}

type Part = ChartPoint & { value: number };

/** The largest come first. What is not above zero is no part of a whole. */
function partsOf(points: readonly ChartPoint[], nameOf: (names: string[]) => Pick<Part, "x" | "tick">): Part[] {
  const parts = points
    .filter((point): point is Part => (point.value ?? 0) > 0 && Number.isFinite(point.value))
    .toSorted((one, other) => other.value - one.value);
  if (parts.length <= MOST_PARTS) return parts;
  const others = parts.splice(MOST_PARTS - 1);
  return [...parts, { ...nameOf(others.map(({ x }) => x)), value: sumOf(others.map(({ value }) => value)) }];
}

/** Whole per cent that add up to 100: those that lose most by rounding down get what is left. */
function hundredthsOf(values: number[]): number[] {
  const exact = values.map((value) => (value / sumOf(values)) * 100);
  const whole = exact.map(Math.floor);
  const lost = (at: number) => exact[at]! - whole[at]!;
  const byLoss = [...exact.keys()].toSorted((one, other) => lost(other) - lost(one));
  for (const at of byLoss.slice(0, 100 - sumOf(whole))) whole[at]! += 1;
  return whole;
}

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

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
  return {
    height: 2 * middle.y,
    tellsOne: true,
    legend: marks.map(({ x, tick, note, place }) => ({ look: looks[place]!, label: `${tick ?? x} ${note}` })),
    pointOf({ place }) {
      const [x, y] = shape.centroid(slices[place]!);
      return { x: middle.x + x, y: middle.y + y };
    },
    markAt({ x, y }) {
      const angle = (Math.atan2((x - middle.x) * turn, middle.y - y) + 2 * Math.PI) % (2 * Math.PI);
      return slices.find(({ endAngle }) => angle <= Math.abs(endAngle))?.data;
    },
    picture: (
      <g transform={`translate(${middle.x} ${middle.y})`}>
        {slices.map((slice) => (
          <path key={slice.data.x} {...fillOf(id, looks[slice.index]!)} d={shape(slice) ?? ""} />
        ))}
      </g>
    ),
  };
};
