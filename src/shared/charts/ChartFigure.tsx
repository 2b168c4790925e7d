import "./charts.scss";

import { useId, useMemo, useState } from "react";

import { csvOf } from "@/shared/csv/csvOf";
import { saveFile } from "@/shared/csv/saveFile";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { Row } from "@/shared/ui/layout/Row";
import { type PlainColumn, PlainTable } from "@/shared/ui/PlainTable";

import { type ChartData, type ChartPoint, type ChartSeries, definedOf, modelOf } from "./chartData";
import type { Draw } from "./drawing";
import { Plot, useSayPoint } from "./Plot";

interface ChartFigureProps {
  chart: ChartData;
  /** Other series for the picture; the table has all points. */
  drawn?: readonly ChartSeries[];
  draw: Draw;
}

/** A chart with its title, as a picture or as a table. */
export function ChartFigure({ chart, drawn = chart.series, draw }: ChartFigureProps) {
  const { text } = useText();
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  const model = useMemo(() => modelOf(drawn), [drawn]);
  const { title, unit } = chart;
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption id={id} className="chart-title">
        {title}
      </figcaption>
      {model.isEmpty ? (
        <p className="chart-empty">{text("charts.empty")}</p>
      ) : (
        <>
          {isTable ? <ChartTable chart={chart} labelledBy={id} /> : <Plot {...{ title, unit, model, draw }} />}
          <Row gap={8} wraps className="chart-acts">
            <button type="button" className="btn btn-quiet btn-sm" onClick={() => setIsTable(!isTable)}>
              {text(isTable ? "charts.asChart" : "charts.asTable")}
            </button>
            <ExportButton {...chart} />
          </Row>
        </>
      )}
    </figure>
  );
}

function ChartTable({ chart: { xTitle, unit, series }, labelledBy }: { chart: ChartData; labelledBy: string }) {
  const sayPoint = useSayPoint(unit);
  const shown = (point: ChartPoint | undefined) => {
    if (definedOf(point) !== undefined)
      return point?.path ? <PathLink to={point.path}>{sayPoint(point)}</PathLink> : sayPoint(point);
    return (
      <>
        <span aria-hidden="true">—</span>
        <span className="visually-hidden">{sayPoint(point)}</span>
      </>
    );
  };
  const columns: PlainColumn<ChartRow>[] = [
    { id: "x", head: xTitle, isRowHead: true, render: ({ x }) => x },
    ...series.map(({ id, label }, at) => ({
      id: `series ${id}`,
      head: label,
      isNumeric: true,
      render: ({ points }: ChartRow) => shown(points[at]),
    })),
  ];
  return <PlainTable columns={columns} rows={rowsOf(series)} keyOf={({ x }) => x} labelledBy={labelledBy} />;
}

function ExportButton({ title, xTitle, unit, series }: ChartData) {
  const { text } = useText();
  const { locale } = useLanguage();
  function save() {
    const head = [xTitle, ...series.map(({ label }) => label)];
    const rows = rowsOf(series).map(({ x, points }) => [
      x,
      ...points.map((point) => {
        const value = definedOf(point);
        return value === undefined ? "" : (unit.cell?.(value) ?? value);
      }),
    ]);
    const name = title.replaceAll(/[\\/:*?"<>|\s]+/g, " ").trim();
    saveFile(`${name}.csv`, csvOf([head, ...rows], locale), "text/csv;charset=utf-8");
  }
  return (
    <button type="button" className="btn btn-quiet btn-sm" onClick={save}>
      {text("list.export")}
    </button>
  );
}

interface ChartRow {
  x: string;
  /** One of each series. */
  points: (ChartPoint | undefined)[];
}

function rowsOf(series: readonly ChartSeries[]): ChartRow[] {
  const places = new Set(series.flatMap(({ points }) => points.map(({ x }) => x)));
  const bySeries = series.map(({ points }) => new Map(points.map((point) => [point.x, point])));
  return [...places].map((x) => ({ x, points: bySeries.map((points) => points.get(x)) }));
}
