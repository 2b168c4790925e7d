import { line } from "d3-shape";

import { type ChartData, type ChartModel, type ChartSeries, definedOf, type Look, type Mark } from "./chartData";
import { ChartFigure } from "./ChartFigure";
import type { Draw, Point } from "./drawing";
import { valuePlaneOf } from "./plane";

/** More of them would be a band of dots. */
const MOST_MARKERS = 62;

/** Values from place to place, a line for each series. */
export const LineChart = (chart: ChartData) => <ChartFigure chart={chart} draw={drawLines} />;

const drawLines: Draw = (model, unit, frame) => {
  const { axes, height, y, middleOf } = valuePlaneOf(model, unit, frame);
  const pointOf = ({ place, value = 0 }: Mark): Point => ({ x: middleOf(place), y: y(value) });
  const pathOf = line<Mark | undefined>()
    .defined((mark) => definedOf(mark) !== undefined)
    .x((mark) => pointOf(mark!).x)
    .y((mark) => pointOf(mark!).y);
  const hasMarkers = model.places.length <= MOST_MARKERS;
  return {
    height,
    pointOf,
    legend: model.looks.map(({ series: { id, label }, look }) => ({ id, label, swatch: <LineSwatch look={look} /> })),
    picture: (
      <>
        {axes}
        {model.looks.map(({ series, look }) => (
          <path key={series.id} className={`chart-line is-${look}`} d={pathOf(lineOf(model, series)) ?? ""} />
        ))}
        {model.marks.map(
          (mark) =>
            hasMarkers &&
            mark.value !== undefined && (
              <Marker key={`${mark.series.id} ${mark.x}`} look={mark.look} {...pointOf(mark)} />
            ),
        )}
      </>
    ),
  };
};

/** The marks of a series by place. What is on the books goes on from the past. */
function lineOf({ marks, places }: ChartModel, series: ChartSeries): (Mark | undefined)[] {
  const own = marks.filter((mark) => mark.series === series);
  const goesOn = (mark: Mark) => series.style === "onBooks" && mark.look === "past" && mark.place + 1 === own[0]?.place;
  const drawn = new Map([...marks.filter(goesOn), ...own].map((mark) => [mark.place, mark]));
  return places.map((_, place) => drawn.get(place));
}

/** A disc or a square, full or not, so that lines differ without colours and dashes. */
function Marker({ look, x, y }: { look: Look } & Point) {
  const className = `chart-marker is-${look}`;
  if (look !== "lastYear" && look !== "second") return <circle className={className} cx={x} cy={y} r={3} />;
  return <rect className={className} x={x - 3} y={y - 3} width={6} height={6} />;
}

const LineSwatch = ({ look }: { look: Look }) => (
  <svg width={32} height={12} aria-hidden="true">
    <path className={`chart-line is-${look}`} d="M1,6H31" />
    <Marker look={look} x={16} y={6} />
  </svg>
);
