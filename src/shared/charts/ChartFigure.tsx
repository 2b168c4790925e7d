import "./charts.scss";

import { useId, useMemo, useState } from "react";

import { csvOf } from "@/shared/csv/csvOf";
import { saveFile } from "@/shared/csv/saveFile";
import { NoValue } from "@/shared/figures/Figures";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";
import { PlainTable } from "@/shared/ui/PlainTable";

import { type ChartData, type ChartModel, type ChartSeries, type Mark, modelOf } from "./chartData";
import type { Draw } from "./drawing";
import { Plot, useSayMark } from "./Plot";

interface ChartFigureProps {
  chart: ChartData;
  /** Other series for the picture; the table has all points. */
  drawn?: readonly ChartSeries[];
  draw: Draw;
}

/** A chart with its title, as a picture or as a table. */
export function ChartFigure({ chart, drawn = chart.series, draw }: ChartFigureProps) {
  const { text } = useText();
  const { locale } = useLanguage();
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  const model = useMemo(() => modelOf(drawn), [drawn]);
  const { title, xTitle, unit, series } = chart;

  function exportFile() {
    const head = [xTitle, ...series.map(({ label }) => label)];
    const cellOf = ({ value }: Partial<Mark> = {}) => (value === undefined ? "" : (unit.cell?.(value) ?? value));
    const rows = rowsOf(modelOf(series)).map(({ x, marks }) => [x, ...marks.map(cellOf)]);
    const name = title.replaceAll(/[\\/:*?"<>|\s]+/g, " ");
    saveFile(`${name}.csv`, csvOf([head, ...rows], locale), "text/csv;charset=utf-8");
  }

  return (
    <figure className="chart" aria-labelledby={id}>
      <Text as="figcaption" id={id} weight={600} after={8}>
        {title}
      </Text>
      {model.isEmpty ? (
        <Muted as="p">{text("charts.empty")}</Muted>
      ) : (
        <>
          {isTable ? <ChartTable chart={chart} labelledBy={id} /> : <Plot {...{ title, unit, model, draw }} />}
          <Row gap={8} wraps className="chart-acts">
            <button type="button" className="btn btn-quiet btn-sm" onClick={() => setIsTable(!isTable)}>
              {text(isTable ? "charts.asChart" : "charts.asTable")}
            </button>
            <button type="button" className="btn btn-quiet btn-sm" onClick={exportFile}>
              {text("charts.download")}
            </button>
          </Row>
        </>
      )}
    </figure>
  );
}

function ChartTable({ chart: { xTitle, unit, series }, labelledBy }: { chart: ChartData; labelledBy: string }) {
  const sayMark = useSayMark(unit);
  const rows = useMemo(() => rowsOf(modelOf(series)), [series]);
  const shown = (mark: Mark | undefined) => {
    if (mark?.value === undefined) return <NoValue />;
    return mark.path ? <PathLink to={mark.path}>{sayMark(mark)}</PathLink> : sayMark(mark);
  };
  return (
    <PlainTable
      labelledBy={labelledBy}
      rows={rows}
      keyOf={({ x }) => x}
      columns={[
        { id: "x", head: xTitle, isRowHead: true, render: ({ x }) => x },
        ...series.map(({ id, label }, at) => ({
          id: `series ${id}`,
          head: label,
          isNumeric: true,
          render: ({ marks }: ChartRow) => shown(marks[at]),
        })),
      ]}
    />
  );
}

interface ChartRow {
  x: string;
  /** One of each series. */
  marks: (Mark | undefined)[];
}

const rowsOf = ({ places, marks, looks }: ChartModel): ChartRow[] =>
  places.map(({ x }, at) => {
    const here = marks.filter(({ place }) => place === at);
    return { x, marks: looks.map(({ series }) => here.find((mark) => mark.series === series)) };
  });
