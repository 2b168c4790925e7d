import type { ChartModel } from "./chartData";
import type { Plane } from "./frame";

interface AxesProps {
  plane: Plane;
  places: ChartModel["places"];
  /** The middle of a place, from the left. */
  middleOf: (place: number) => number;
}

/** Lines of the values, and the names of both axes. */
export const Axes = ({ plane, places, middleOf }: AxesProps) => (
  <g className="chart-axes">
    {plane.yTicks.map(({ at, label, isZero }) => (
      <g key={label}>
        <line
          className={isZero ? "is-zero" : undefined}
          x1={plane.mirrored(plane.left)}
          x2={plane.mirrored(plane.right)}
          y1={at}
          y2={at}
        />
        <text x={plane.mirrored(plane.left - 6)} y={at} dy="0.32em" textAnchor="end">
          {label}
        </text>
      </g>
    ))}
    {places.map(
      ({ x, tick }, place) =>
        place % plane.xStep === 0 && (
          <text key={x} x={middleOf(place)} y={plane.bottom + 16} textAnchor="middle">
            {tick}
          </text>
        ),
    )}
  </g>
);
