import { scaleBand } from "d3-scale";

import { Axes } from "./Axes";
import type { ChartData } from "./chartData";
import { ChartFigure } from "./ChartFigure";
import { type Draw, planeOf } from "./frame";
import { FilledSwatch, fillOf } from "./looks";

/** Amounts beside each other, from zero. The series of a place stand side by side. */
export const BarChart = (chart: ChartData) => <ChartFigure chart={chart} draw={drawBars} />;

const drawBars: Draw = (model, unit, frame) => {
  const { places, tracks, looks } = model;
  const plane = planeOf(model, unit, frame);
  const bands = scaleBand<number>()
    .domain(places.keys())
    .range([plane.left, plane.right])
    .paddingInner(places.length > 60 ? 0.1 : 0.3)
    .paddingOuter(0.15);
  const startOf = (place: number) => bands(place) ?? 0;
  const width = bands.bandwidth() / tracks.length;
  const middleOf = (track: number, place: number) => plane.mirrored(startOf(place) + (track + 0.5) * width);
  const zero = plane.y(0);
  return {
    height: plane.height,
    legend: looks.map(({ series: { id, label }, look }) => ({
      id,
      label,
      swatch: <FilledSwatch id={frame.id} look={look} />,
    })),
    pointOf: ({ track, place }) => ({
      x: middleOf(track, place),
      y: plane.y(tracks[track]?.[place]?.value ?? 0),
    }),
    picture: (
      <>
        <Axes
          plane={plane}
          places={places}
          middleOf={(place) => plane.mirrored(startOf(place) + bands.bandwidth() / 2)}
        />
        {tracks.flatMap((marks, track) =>
          marks.map((mark, place) => {
            if (mark?.value === undefined) return null;
            const end = plane.y(mark.value);
            return (
              <rect
                key={`${mark.series.id} ${mark.x}`}
                className={`chart-area is-${mark.look}`}
                fill={fillOf(frame.id, mark.look)}
                x={middleOf(track, place) - width / 2}
                y={Math.min(end, zero)}
                width={width}
                height={Math.abs(end - zero)}
              />
            );
          }),
        )}
      </>
    ),
  };
};
