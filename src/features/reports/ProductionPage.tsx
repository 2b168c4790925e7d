import { type Dimension, dimensions } from "@/contract/figures/period";
import type { Production, ProductionRow } from "@/contract/figures/reports";
import { channelCost, netAdrOf, perOne, shareOf } from "@/domain/kpis/rates";
import { BarChart } from "@/shared/charts/BarChart";
import { useChartUnits } from "@/shared/charts/useChartUnits";
import { changeOf } from "@/shared/figures/changeOf";
import { figureRowsPath } from "@/shared/figures/figureRowsPath";
import { oneOf, useFigureAddress } from "@/shared/figures/period/useFigureAddress";
import { useDimensionWords } from "@/shared/figures/useDimensionWords";
import { columnOf, drawnTable } from "@/shared/figures/table/figureTable";
import { useText } from "@/shared/i18n/useText";

import { PeriodReport } from "./PeriodReport";
import { production } from "./reportsState";
import { comparedSums } from "./summed";

/** The largest; the table has all. */
const MOST_BARS = 12;
const usual: Dimension = "channel";

/** Where the nights of a period and their revenue come from. */
export function ProductionPage() {
  const { text } = useText();
  const nameOf = useDimensionWords();
  const { amounts } = useChartUnits();
  const address = useFigureAddress((read) => read("by", oneOf(dimensions)) ?? usual, "thisMonth");
  const { period, compare, more: by } = address;

  const rowsPathOf = (key: string) => period && figureRowsPath({ figure: "adr", ...period, [by]: key });

  const column = columnOf<ProductionRow>;
  const columnsOf = (total: ProductionRow | undefined) => [
    column(
      `reports.by.${by}`,
      "text",
      ({ key }) => nameOf(by, key),
      ({ key }) => rowsPathOf(key),
    ),
    // a stay in two types is a stay of each
    column("reports.stays", "count", (row) => (row === total && by === "type" ? undefined : row.now.inHouse)),
    column("reports.guestNights", "count", ({ now }) => now.guests),
    column("reports.sold", "count", ({ now }) => now.sold),
    column("reports.shareOfNights", "share", ({ now }) => shareOf(now.sold, total?.now.sold ?? 0)),
    column("reports.roomRevenue", "money", ({ now }) => now.roomRevenue),
    column("reports.adr", "money", ({ now }) => perOne(now.roomRevenue, now.sold)),
    column("reports.otherRevenue", "money", ({ now }) => now.otherRevenue),
    column("reports.commission", "money", ({ now }) => now.commission),
    column("reports.channelCost", "share", ({ now }) => channelCost(now)),
    column("reports.netAdr", "money", ({ now }) => netAdrOf(now)),
    column("reports.soldThen", "count", ({ before }) => before?.sold),
    column("reports.roomRevenueThen", "money", ({ before }) => before?.roomRevenue),
    column("reports.change", "changeShare", ({ now, before }) => changeOf(now.roomRevenue, before?.roomRevenue)),
  ];

  return (
    <PeriodReport
      name="production"
      address={address}
      load={production}
      query={period && { ...period, compare, by }}
      isCompared
      choice={{
        key: "by",
        label: text("reports.by"),
        value: by,
        usual,
        all: dimensions.map((each) => [each, text(`reports.by.${each}`)]),
      }}
    >
      {({ rows }, { currency }) => {
        const money = amounts(currency);
        const total = totalOf(rows);
        return {
          charts: (
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
