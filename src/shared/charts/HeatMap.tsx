import { scaleQuantize } from "d3-scale";

import { bands, type ChartData, type Mark } from "./chartData";
import { ChartFigure } from "./ChartFigure";
import type { Draw } from "./drawing";
import { fillOf } from "./looks";
import { planeOf } from "./plane";

const ROW = 26;

/** A row for each series, a column for each place; the denser its pattern, the higher the value. */
export const HeatMap = (chart: ChartData) => <ChartFigure chart={chart} draw={drawCells} />;

const drawCells: Draw = (model, unit, frame) => {
  const { looks, marks, extent } = model;
  const rowOf = (track: number) => (track + 0.5) * ROW;
  const rows = looks.map(({ series: { label } }, track) => ({ at: rowOf(track), label }));
  const { plane, each, middleOf } = planeOf(model, frame, looks.length * ROW + 24, rows);
  const pointOf = ({ track, place }: Mark) => ({ x: middleOf(place), y: rowOf(track) });
  const bandOf = scaleQuantize(extent[0] === extent[1] ? [0, 1] : extent, bands).nice(bands.length);
  const label = unit.tick ?? unit.say;
  return {
    ...plane,
    pointOf,
    tellsOne: true,
    legend: bands.map((look) => ({ look, label: bandOf.invertExtent(look).map(label).join(" – ") })),
    picture: (
      <>
        {plane.picture}
        {marks.map((mark) => {
          const { x, y } = pointOf(mark);
          if (mark.value === undefined) return null;
          return (
            <rect
              key={`${mark.track} ${mark.place}`}
              {...fillOf(frame.id, bandOf(mark.value))}
              x={x - each / 2 + 1}
              y={y - ROW / 2 + 1}
              width={Math.max(1, each - 2)}
              height={ROW - 2}
            />
          );
        })}
      </>
    ),
  };
};
