import { line } from "d3-shape";

import { Axes } from "./Axes";
import type { ChartData, ChartModel, Look, Mark, Track } from "./chartData";
import { ChartFigure } from "./ChartFigure";
import { type Draw, planeOf } from "./frame";

/** More of them would be a band of dots. */
const MOST_MARKERS = 62;

/** Values from place to place, a line for each series. */
export const LineChart = (chart: ChartData) => <ChartFigure chart={chart} draw={drawLines} />;

const drawLines: Draw = (model, unit, frame) => {
  const { places, tracks, looks } = model;
  const plane = planeOf(model, unit, frame);
  const each = (plane.right - plane.left) / places.length;
  const middleOf = (place: number) => plane.mirrored(plane.left + (place + 0.5) * each);
  const heightOf = (mark: Mark | undefined) => plane.y(mark?.value ?? 0);
  const pathOf = line<Mark | undefined>()
    .defined((mark) => mark?.value !== undefined)
    .x((_, place) => middleOf(place))
    .y(heightOf);
  return {
    height: plane.height,
    legend: looks.map(({ series: { id, label }, look }) => ({ id, label, swatch: <LineSwatch look={look} /> })),
    pointOf: ({ track, place }) => ({ x: middleOf(place), y: heightOf(tracks[track]?.[place]) }),
    picture: (
      <>
        <Axes plane={plane} places={places} middleOf={middleOf} />
        {linesOf(model).map(({ look, id, marks }) => (
          <g key={id} className={`is-${look}`}>
            <path className="chart-line" d={pathOf(marks) ?? undefined} />
            {places.length <= MOST_MARKERS &&
              marks.map(
                (mark, place) =>
                  mark?.value !== undefined &&
                  mark.series.id === id && <Marker key={mark.x} look={look} x={middleOf(place)} y={heightOf(mark)} />,
              )}
          </g>
        ))}
      </>
    ),
  };
};

/** The marks of each series, with the last one of the past where it goes on from there. */
function linesOf({ tracks, looks }: ChartModel): { id: string; look: Look; marks: Track }[] {
  return looks.map(({ series: { id }, look }) => {
    const track = tracks.find((marks) => marks.some((mark) => mark?.series.id === id)) ?? [];
    const isOwn = (mark: Mark | undefined) => mark?.series.id === id;
    const goesOn = (place: number) =>
      look === "onBooks" && isOwn(track[place + 1]) && track[place + 1]?.value !== undefined;
    return { id, look, marks: track.map((mark, place) => (isOwn(mark) || goesOn(place) ? mark : undefined)) };
  });
}

/** A disc, a ring or a square, so that lines differ without colour and dashes. */
function Marker({ look, x, y }: { look: Look; x: number; y: number }) {
  if (look === "lastYear" || look === "second") {
    return <rect className="chart-marker" x={x - 3} y={y - 3} width={6} height={6} />;
  }
  return <circle className="chart-marker" cx={x} cy={y} r={3} />;
}

const LineSwatch = ({ look }: { look: Look }) => (
  <svg className={`chart-swatch is-${look}`} width={32} height={12} aria-hidden="true">
    <path className="chart-line" d="M1,6H31" />
    <Marker look={look} x={16} y={6} />
  </svg>
);
