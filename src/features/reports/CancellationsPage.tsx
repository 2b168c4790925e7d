import { type CancellationKey, cancellationKeys, type CancellationRow } from "@/contract/figures/reports";
import { cancellationRate, noShowRate } from "@/domain/kpis/rates";
import { BarChart } from "@/shared/charts/BarChart";
import { useChartUnits } from "@/shared/charts/useChartUnits";
import { figureRowsPath } from "@/shared/figures/figureRowsPath";
import { oneOf, useFigureAddress } from "@/shared/figures/period/useFigureAddress";
import { useDimensionWords } from "@/shared/figures/useDimensionWords";
import { useText } from "@/shared/i18n/useText";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";

import { PeriodReport } from "./PeriodReport";
import { cancellations } from "./reportsApi";
import { drawnTable, type ReportColumn } from "./table/reportTable";
import { summed } from "./table/summed";

const usual: CancellationKey = "lead";

/** Reservations that were to arrive in a period and did not, with the money that they left and that they cost. */
export function CancellationsPage() {
  const { text } = useText();
  const nameOf = useDimensionWords();
  const { counts } = useChartUnits();
  const address = useFigureAddress((read) => read("by", oneOf(cancellationKeys)) ?? usual, "thisMonth");
  const { period, more: by, reasons } = address;
  const load = cancellations.use(period && reasons.length === 0 ? { ...period, by } : undefined);

  const columns: ReportColumn<CancellationRow>[] = [
    { id: "name", head: text(`reports.by.${by}`), kind: "text", valueOf: ({ key }) => nameOf(by, key) },
    { id: "booked", head: text("reports.booked"), kind: "count", valueOf: ({ booked }) => booked },
    {
      id: "cancelled",
      head: text("reports.cancelled"),
      kind: "count",
      valueOf: ({ cancelled }) => cancelled,
      pathOf: ({ key, cancelled }) =>
        period && cancelled > 0 ? figureRowsPath({ figure: "cancellations", ...period, [by]: key }) : undefined,
    },
    { id: "cancelRate", head: text("reports.cancellationRate"), kind: "share", valueOf: cancellationRate },
    {
      id: "noShows",
      head: text("reports.noShows"),
      kind: "count",
      valueOf: ({ noShows }) => noShows,
      pathOf: ({ key, noShows }) =>
        period && noShows > 0 ? figureRowsPath({ figure: "noShows", ...period, [by]: key }) : undefined,
    },
    { id: "noShowRate", head: text("reports.noShowRate"), kind: "share", valueOf: noShowRate },
    { id: "nights", head: text("reports.nights"), kind: "count", valueOf: ({ nights }) => nights },
    { id: "lost", head: text("reports.lost"), kind: "money", valueOf: ({ lost }) => lost },
    { id: "charged", head: text("reports.charged"), kind: "money", valueOf: ({ charged }) => charged },
  ];

  return (
    <PeriodReport
      name="cancellations"
      address={address}
      load={load}
      choices={
        <ChoiceControl
          label={text("reports.by")}
          isLabelHidden
          value={by}
          choices={cancellationKeys.map((each) => [each, text(`reports.by.${each}`)] as const)}
          onChange={(each) => address.change({ by: each === usual ? "" : each })}
        />
      }
    >
      {({ rows }) => ({
        chart: (
          <BarChart
            title={text("reports.cancellations.chart", {
              cancelled: counts.say(totalOf(rows)?.cancelled ?? 0),
              booked: counts.say(totalOf(rows)?.booked ?? 0),
            })}
            xTitle={text(`reports.by.${by}`)}
            unit={counts}
            series={[
              {
                id: "cancelled",
                label: text("reports.cancelled"),
                points: rows.map(({ key, cancelled }) => ({ x: nameOf(by, key), value: cancelled })),
              },
              {
                id: "noShows",
                label: text("reports.noShows"),
                points: rows.map(({ key, noShows }) => ({ x: nameOf(by, key), value: noShows })),
              },
            ]}
          />
        ),
        tables: [
          drawnTable({
            label: text("reports.cancellations.menu"),
            // of those who cancelled for a reason all are cancelled
            columns: by === "reason" ? columns.filter(({ id }) => id !== "cancelRate" && id !== "noShowRate") : columns,
            rows,
            keyOf: ({ key }) => key,
            total: totalOf(rows),
          }),
        ],
        note: text("reports.cancellations.note"),
        meanings: ["cancellationRate", "noShowRate", "lost"],
      })}
    </PeriodReport>
  );
}

function totalOf(rows: readonly CancellationRow[]): CancellationRow | undefined {
  const sums = summed(rows.map(({ key: _, ...counts }) => counts));
  return sums && { ...sums, key: "" };
}
