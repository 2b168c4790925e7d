import type { ChartData, Mark } from "./chartData";
import { ChartFigure } from "./ChartFigure";
import type { Draw } from "./drawing";
import { fillOf } from "./looks";
import { valuePlaneOf } from "./plane";

/** Of the width of a place. */
const FILLED = 0.75;

/** Amounts from zero. The series of a place stand side by side, past and on the books at the same spot. */
export const BarChart = (chart: ChartData) => <ChartFigure chart={chart} draw={drawBars} />;

const drawBars: Draw = (model, unit, frame) => {
  const { plane, y, each, middleOf } = valuePlaneOf(model, unit, frame);
  const last = Math.max(...model.marks.map(({ track }) => track));
  const width = (each * FILLED) / (last + 1);
  const aside = (track: number) => (track - last / 2) * width * (frame.isRtl ? -1 : 1);
  const pointOf = ({ track, place, value = 0 }: Mark) => ({ x: middleOf(place) + aside(track), y: y(value) });
  return {
    ...plane,
    pointOf,
    picture: (
      <>
        {plane.picture}
        {model.marks.map((mark) => {
          const { x, y: end } = pointOf(mark);
          return (
            <rect
              key={`${mark.series.id} ${mark.x}`}
              {...fillOf(frame.id, mark.look)}
              x={x - width / 2}
              y={Math.min(end, y(0))}
              width={width}
              height={Math.abs(end - y(0))}
            />
          );
        })}
      </>
    ),
  };
};
