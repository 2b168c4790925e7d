import { type CancellationKey, cancellationKeys, type CancellationRow } from "@/contract/figures/reports";
import { cancellationRate, noShowRate } from "@/domain/kpis/rates";
import type { ChartSeries } from "@/shared/charts/chartData";
import { BarChart } from "@/shared/charts/BarChart";
import { useChartUnits } from "@/shared/charts/useChartUnits";
import { figureRowsPath } from "@/shared/figures/figureRowsPath";
import { oneOf, useFigureAddress } from "@/shared/figures/period/useFigureAddress";
import { useDimensionWords } from "@/shared/figures/useDimensionWords";
import { columnOf, drawnTable } from "@/shared/figures/table/figureTable";
import { useText } from "@/shared/i18n/useText";

import { PeriodReport } from "./PeriodReport";
import { cancellations } from "./reportsState";
import { summed } from "./summed";

const usual: CancellationKey = "lead";

/** Reservations that were to arrive in a period and did not, with the money that they left and that they cost. */
export function CancellationsPage() {
  const { text } = useText();
  const nameOf = useDimensionWords();
  const { counts } = useChartUnits();
  const address = useFigureAddress((read) => read("by", oneOf(cancellationKeys)) ?? usual, "thisMonth");
  const { period, more: by } = address;

  const column = columnOf<CancellationRow>;
  const rowsPathOf = (figure: "cancellations" | "noShows", key: string, count: number) =>
    period && count > 0 ? figureRowsPath({ figure, ...period, [by]: key }) : undefined;
  const columns = [
    column(`reports.by.${by}`, "text", ({ key }) => nameOf(by, key)),
    column("reports.booked", "count", ({ booked }) => booked),
    column(
      "reports.cancelled",
      "count",
      ({ cancelled }) => cancelled,
      ({ key, cancelled }) => rowsPathOf("cancellations", key, cancelled),
    ),
    column("reports.cancellationRate", "share", cancellationRate),
    column(
      "reports.noShows",
      "count",
      ({ noShows }) => noShows,
      ({ key, noShows }) => rowsPathOf("noShows", key, noShows),
    ),
    column("reports.noShowRate", "share", noShowRate),
    column("reports.nights", "count", ({ nights }) => nights),
    column("reports.lost", "money", ({ lost }) => lost),
    column("reports.charged", "money", ({ charged }) => charged),
  ];

  return (
    <PeriodReport
      name="cancellations"
      address={address}
      load={cancellations}
      query={period && { ...period, by }}
      choice={{
        key: "by",
        label: text("reports.by"),
        value: by,
        usual,
        all: cancellationKeys.map((each) => [each, text(`reports.by.${each}`)]),
      }}
    >
      {({ rows }) => {
        const total = summed(rows);
        const series = (id: "cancelled" | "noShows"): ChartSeries => ({
          id,
          label: text(`reports.${id}`),
          points: rows.map((row) => ({ x: nameOf(by, row.key), value: row[id] })),
        });
        return {
          charts: (
            <BarChart
              title={text("reports.cancellations.chart", {
                cancelled: counts.say(total?.cancelled ?? 0),
                booked: counts.say(total?.booked ?? 0),
              })}
              xTitle={text(`reports.by.${by}`)}
              unit={counts}
              series={[series("cancelled"), series("noShows")]}
            />
          ),
          tables: [
            drawnTable({
              label: text("reports.cancellations.menu"),
              // of those who cancelled for a reason all are cancelled
              columns: by === "reason" ? columns.filter(({ kind }) => kind !== "share") : columns,
              rows,
              keyOf: ({ key }) => key,
              total,
            }),
          ],
          note: text("reports.cancellations.note"),
          meanings: ["cancellationRate", "noShowRate", "lost"],
        };
      }}
    </PeriodReport>
  );
}
