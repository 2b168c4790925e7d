import { scaleQuantize } from "d3-scale";

import { useText } from "@/shared/i18n/useText";

import type { ChartData, ChartUnit, Mark } from "./chartData";
import { ChartFigure } from "./ChartFigure";
import type { Draw } from "./drawing";
import { bands, FilledSwatch, fillOf } from "./looks";
import { planeOf } from "./plane";

const ROW = 26;

/** A row for each series, a column for each place; the denser its pattern, the higher the value. */
export const HeatMap = (chart: ChartData) => <ChartFigure chart={chart} draw={drawCells} />;

const drawCells: Draw = (model, unit, frame) => {
  const { looks, marks, extent } = model;
  const rowOf = (track: number) => (track + 0.5) * ROW;
  const height = looks.length * ROW + 24;
  const rows = looks.map(({ series: { label } }, track) => ({ at: rowOf(track), label }));
  const { axes, each, middleOf } = planeOf(model, frame, height, rows);
  const bandOf = scaleQuantize(extent[0] === extent[1] ? [0, 1] : extent, bands).nice(bands.length);
  const pointOf = ({ track, place }: Mark) => ({ x: middleOf(place), y: rowOf(track) });
  return {
    height,
    pointOf,
    tellsOne: true,
    legend: bands.map((band) => ({
      id: band,
      label: <Span ends={bandOf.invertExtent(band)} unit={unit} />,
      swatch: <FilledSwatch id={frame.id} look={band} />,
    })),
    picture: (
      <>
        {axes}
        {marks.map((mark) => {
          const { x, y } = pointOf(mark);
          const key = `${mark.track} ${mark.place}`;
          if (mark.value === undefined) {
            return (
              <text key={key} x={x} y={y} dy="0.32em" textAnchor="middle">
                —
              </text>
            );
          }
          return (
            <rect
              key={key}
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

function Span({ ends: [least, most], unit }: { ends: [number, number]; unit: ChartUnit }) {
  const { text } = useText();
  const label = unit.tick ?? unit.say;
  return text("charts.band", { from: label(least), to: label(most) });
}
