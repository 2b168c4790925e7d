import { type Dimension, dimensions } from "@/contract/figures/period";
import type { Production, ProductionRow } from "@/contract/figures/reports";
import { channelCost, perOne } from "@/domain/kpis/rates";
import { BarChart } from "@/shared/charts/BarChart";
import { useChartUnits } from "@/shared/charts/useChartUnits";
import { changeOf } from "@/shared/figures/changeOf";
import { figureRowsPath } from "@/shared/figures/figureRowsPath";
import { oneOf, useFigureAddress } from "@/shared/figures/period/useFigureAddress";
import { useDimensionWords } from "@/shared/figures/useDimensionWords";
import { useText } from "@/shared/i18n/useText";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";

import { PeriodReport } from "./PeriodReport";
import { production } from "./reportsApi";
import { drawnTable, type ReportColumn } from "./table/reportTable";
import { comparedSums } from "./table/summed";

/** The largest; the table has all. */
const MOST_BARS = 12;
const usual: Dimension = "channel";

/** Where the nights of a period and their revenue come from. */
export function ProductionPage() {
  const { text } = useText();
  const nameOf = useDimensionWords();
  const { amounts } = useChartUnits();
  const address = useFigureAddress((read) => read("by", oneOf(dimensions)) ?? usual, "thisMonth");
  const { period, compare, more: by, reasons } = address;
  const load = production.use(period && reasons.length === 0 ? { ...period, compare, by } : undefined);

  const rowsPathOf = (key: string) => period && figureRowsPath({ figure: "adr", ...period, [by]: key });

  const columnsOf = (total: ProductionRow | undefined): ReportColumn<ProductionRow>[] => [
    {
      id: "name",
      head: text(`reports.by.${by}`),
      kind: "text",
      valueOf: ({ key }) => nameOf(by, key),
      pathOf: ({ key }) => rowsPathOf(key),
    },
    {
      id: "stays",
      head: text("reports.stays"),
      kind: "count",
      // a stay in two types is a stay of each
      valueOf: (row) => (row === total && by === "type" ? undefined : row.now.inHouse),
    },
    { id: "guests", head: text("reports.guestNights"), kind: "count", valueOf: ({ now }) => now.guests },
    { id: "sold", head: text("reports.sold"), kind: "count", valueOf: ({ now }) => now.sold },
    {
      id: "share",
      head: text("reports.shareOfNights"),
      kind: "share",
      valueOf: ({ now }) => (total?.now.sold ? now.sold / total.now.sold : undefined),
    },
    { id: "revenue", head: text("reports.roomRevenue"), kind: "money", valueOf: ({ now }) => now.roomRevenue },
    { id: "adr", head: text("reports.adr"), kind: "money", valueOf: ({ now }) => perOne(now.roomRevenue, now.sold) },
    { id: "other", head: text("reports.otherRevenue"), kind: "money", valueOf: ({ now }) => now.otherRevenue },
    { id: "commission", head: text("reports.commission"), kind: "money", valueOf: ({ now }) => now.commission },
    { id: "cost", head: text("reports.channelCost"), kind: "share", valueOf: ({ now }) => channelCost(now) },
    {
      id: "netAdr",
      head: text("reports.netAdr"),
      kind: "money",
      valueOf: ({ now }) => perOne(now.roomRevenue - now.commission, now.sold),
    },
    { id: "soldThen", head: text("reports.soldThen"), kind: "count", valueOf: ({ before }) => before?.sold },
    {
      id: "revenueThen",
      head: text("reports.roomRevenueThen"),
      kind: "money",
      valueOf: ({ before }) => before?.roomRevenue,
    },
    {
      id: "change",
      head: text("reports.change"),
      kind: "changeShare",
      valueOf: ({ now, before }) => changeOf(now.roomRevenue, before?.roomRevenue),
    },
  ];

  return (
    <PeriodReport
      name="production"
      address={address}
      load={load}
      comparedWith={(reply) => reply.comparedWith}
      choices={
        <ChoiceControl
          label={text("reports.by")}
          isLabelHidden
          value={by}
          choices={dimensions.map((each) => [each, text(`reports.by.${each}`)] as const)}
          onChange={(each) => address.change({ by: each === usual ? "" : each })}
        />
      }
    >
      {({ rows }, { currency }) => {
        const money = amounts(currency);
        const total = totalOf(rows);
        return {
          chart: (
            <BarChart
              title={text("reports.production.chart", { amount: money.say(total?.now.roomRevenue ?? 0) })}
              xTitle={text(`reports.by.${by}`)}
              unit={money}
              series={[
                {
                  id: "revenue",
                  label: text("reports.roomRevenue"),
                  points: rows.slice(0, MOST_BARS).map(({ key, now }) => ({
                    x: nameOf(by, key),
                    value: now.roomRevenue,
                    path: rowsPathOf(key),
                  })),
                },
              ]}
            />
          ),
          tables: [
            drawnTable({
              label: text("reports.production.menu"),
              columns: columnsOf(total),
              rows,
              keyOf: ({ key }) => key,
              total,
            }),
          ],
          note: text("reports.production.note"),
          meanings: ["roomRevenue", "otherRevenue", "channelCost", "netAdr"],
        };
      }}
    </PeriodReport>
  );
}

function totalOf(rows: Production["rows"]): ProductionRow | undefined {
  const sums = comparedSums(rows);
  return sums && { ...sums, key: "" };
}
