import { line } from "d3-shape";

import type { ChartData, ChartModel, ChartSeries, Mark } from "./chartData";
import { ChartFigure } from "./ChartFigure";
import type { Draw } from "./drawing";
import { Marker } from "./looks";
import { valuePlaneOf } from "./plane";

/** More of them would be a band of dots. */
const MOST_MARKERS = 62;

/** Values from place to place, a line for each series. */
export const LineChart = (chart: ChartData) => <ChartFigure chart={chart} draw={drawLines} />;

const drawLines: Draw = (model, unit, frame) => {
  const { plane, valueAt, middleOf } = valuePlaneOf(model, unit, frame);
  const pointOf = ({ place, value = 0 }: Mark) => ({ x: middleOf(place), y: valueAt(value) });
  const pathOf = line<Mark | undefined>()
    .defined((mark) => mark?.value !== undefined)
    .x((mark) => pointOf(mark!).x)
    .y((mark) => pointOf(mark!).y);
  const marked = model.places.length > MOST_MARKERS ? [] : model.marks.filter(({ value }) => value !== undefined);
  return {
    ...plane,
    pointOf,
    isOfLines: true,
    picture: (
      <>
        {plane.picture}
        {model.looks.map(({ series, look }) => (
          <path key={series.id} className={`chart-line is-${look}`} d={pathOf(lineOf(model, series)) ?? ""} />
        ))}
        {marked.map((mark) => (
          <Marker key={`${mark.series.id} ${mark.x}`} look={mark.look} {...pointOf(mark)} />
        ))}
      </>
    ),
  };
};

/** The marks of a series by place. What is on the books goes on from the past. */
function lineOf({ marks, places }: ChartModel, series: ChartSeries): (Mark | undefined)[] {
  const own = marks.filter((mark) => mark.series === series);
  const goesOn = ({ look, place }: Mark) => look === "past" && place + 1 === own[0]?.place;
  const before = series.style === "onBooks" ? marks.filter(goesOn) : [];
  const drawn = new Map([...before, ...own].map((mark) => [mark.place, mark]));
  return places.map((_, place) => drawn.get(place));
}
