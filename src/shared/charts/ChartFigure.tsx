import "./charts.scss";

import { useId, useMemo, useState } from "react";

import { type CsvCell, csvOf } from "@/shared/csv/csvOf";
import { saveFile } from "@/shared/csv/saveFile";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { Row } from "@/shared/ui/layout/Row";
import { type PlainColumn, PlainTable } from "@/shared/ui/PlainTable";

import { type ChartData, type ChartPoint, type ChartSeries, modelOf } from "./chartData";
import type { Draw } from "./frame";
import { Plot } from "./Plot";

interface ChartFigureProps {
  chart: ChartData;
  /** Another shape of the series for the picture; it stays the same function. The table has all points. */
  drawn?: (series: readonly ChartSeries[]) => readonly ChartSeries[];
  draw: Draw;
}

/** A chart with its title, as a picture or as a table. */
export function ChartFigure({ chart, drawn, draw }: ChartFigureProps) {
  const { title, unit, series } = chart;
  const { text } = useText();
  const { locale } = useLanguage();
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  const model = useMemo(() => modelOf(drawn ? drawn(series) : series), [drawn, series]);

  function exportFile() {
    const cellOf = ({ value }: Partial<ChartPoint> = {}): CsvCell =>
      value === undefined || !Number.isFinite(value) ? "" : (unit.cell?.(value) ?? value);
    const rows = rowsOf(series).map(({ x, points }) => [x, ...points.map(cellOf)]);
    const file = csvOf([[chart.xTitle, ...series.map(({ label }) => label)], ...rows], locale);
    saveFile(`${title.replaceAll(/[\\/:*?"<>|\s]+/g, " ")}.csv`, file, "text/csv;charset=utf-8");
  }

  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption id={id} className="chart-title">
        {title}
      </figcaption>
      {model.isEmpty && <p className="chart-empty">{text("charts.empty")}</p>}
      {!model.isEmpty &&
        (isTable ? <ChartTable chart={chart} labelledBy={id} /> : <Plot {...{ title, unit, model, draw }} />)}
      {!model.isEmpty && (
        <Row gap={8} wraps className="chart-acts">
          <button type="button" className="btn btn-quiet btn-sm" onClick={() => setIsTable(!isTable)}>
            {text(isTable ? "charts.asChart" : "charts.asTable")}
          </button>
          <button type="button" className="btn btn-quiet btn-sm" onClick={exportFile}>
            {text("list.export")}
          </button>
        </Row>
      )}
    </figure>
  );
}

interface ChartRow {
  x: string;
  points: (ChartPoint | undefined)[];
}

function rowsOf(series: readonly ChartSeries[]): ChartRow[] {
  const bySeries = series.map(({ points }) => new Map(points.map((point) => [point.x, point])));
  const places = new Set(series.flatMap(({ points }) => points.map(({ x }) => x)));
  return [...places].map((x) => ({ x, points: bySeries.map((points) => points.get(x)) }));
}

function ChartTable({ chart: { xTitle, unit, series }, labelledBy }: { chart: ChartData; labelledBy: string }) {
  const { text } = useText();
  const shown = ({ value, path }: Partial<ChartPoint> = {}) => {
    if (value === undefined || !Number.isFinite(value)) {
      return (
        <>
          <span aria-hidden="true">—</span>
          <span className="visually-hidden">{text("figures.none")}</span>
        </>
      );
    }
    return path ? <PathLink to={path}>{unit.say(value)}</PathLink> : unit.say(value);
  };
  const columns: PlainColumn<ChartRow>[] = [
    { id: "x", head: xTitle, isRowHead: true, render: ({ x }) => x },
    ...series.map(({ id, label }, place) => ({
      id: `series ${id}`,
      head: label,
      isNumeric: true,
      render: ({ points }: ChartRow) => shown(points[place]),
    })),
  ];
  return <PlainTable columns={columns} rows={rowsOf(series)} keyOf={({ x }) => x} labelledBy={labelledBy} />;
}
