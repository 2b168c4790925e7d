import type { ChartData, Mark } from "./chartData";
import { ChartFigure } from "./ChartFigure";
import type { Draw } from "./drawing";
import { fillOf } from "./looks";
import { areNamesCrowded, rowPlaneOf, valuePlaneOf } from "./plane";

/** Of the width of a place. */
const FILLED = 0.75;

/**
 * Amounts from zero. The series of a place stand side by side, past and on the books at the same spot. Places whose names
 * do not fit beside each other stand below each other.
 */
export const BarChart = (chart: ChartData) => <ChartFigure chart={chart} draw={drawBars} />;

const drawBars: Draw = (model, unit, frame) => {
  const last = Math.max(...model.marks.map(({ track }) => track));
  const isOfRows = areNamesCrowded(model, frame);
  const { plane, valueAt, each, middleOf } = isOfRows
    ? rowPlaneOf(model, unit, frame, last + 1)
    : valuePlaneOf(model, unit, frame);
  const width = (each * FILLED) / (last + 1);
  const aside = (track: number) => (track - last / 2) * width * (frame.isRtl && !isOfRows ? -1 : 1);
  const pointOf = ({ track, place, value = 0 }: Mark) => {
    const middle = middleOf(place) + aside(track);
    return isOfRows ? { x: valueAt(value), y: middle } : { x: middle, y: valueAt(value) };
  };
  return {
    ...plane,
    pointOf,
    isOfRows,
    picture: (
      <>
        {plane.picture}
        {model.marks.map((mark) => {
          const end = pointOf(mark);
          const zero = pointOf({ ...mark, value: 0 });
          return (
            <rect
              key={`${mark.series.id} ${mark.x}`}
              {...fillOf(frame.id, mark.look)}
              x={Math.min(end.x, zero.x) - (isOfRows ? 0 : width / 2)}
              y={Math.min(end.y, zero.y) - (isOfRows ? width / 2 : 0)}
              width={isOfRows ? Math.abs(end.x - zero.x) : width}
              height={isOfRows ? width : Math.abs(end.y - zero.y)}
            />
          );
        })}
      </>
    ),
  };
};
