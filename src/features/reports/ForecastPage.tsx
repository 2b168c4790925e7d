import type { ForecastNight } from "@/contract/figures/reports";
import { inventoryOccupancy, perOne } from "@/domain/kpis/rates";
import { figureRowsPath } from "@/shared/figures/figureRowsPath";
import { oneOf, useFigureAddress } from "@/shared/figures/period/useFigureAddress";
import { useText } from "@/shared/i18n/useText";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";

import { ForecastChart } from "./ForecastChart";
import { PeriodReport } from "./PeriodReport";
import { forecast } from "./reportsApi";
import { drawnTable, type ReportColumn } from "./table/reportTable";
import { comparedSums, summed } from "./table/summed";

/** Closes that the pickup may look back. */
const lookBacks = ["1", "7", "14", "30"] as const;
const usualLookBack = "7";

/** Nights to come: on the books, their pickup, and the year before. */
export function ForecastPage() {
  const { text } = useText();
  const address = useFigureAddress((read) => read("since", oneOf(lookBacks)) ?? usualLookBack, "nextThirtyDays");
  const { period, compare, more: since, reasons } = address;
  const query = period && reasons.length === 0 ? { ...period, compare, since: Number(since) } : undefined;
  const load = forecast.use(query);

  const columns: ReportColumn<ForecastNight>[] = [
    {
      id: "date",
      head: text("reports.night"),
      kind: "date",
      valueOf: (night) => night.date,
      pathOf: (night) => figureRowsPath({ figure: "occupancy", from: night.date, to: night.date }),
    },
    {
      id: "available",
      head: text("reports.available"),
      kind: "count",
      valueOf: ({ now }) => now.inventory - now.outOfOrder,
    },
    { id: "sold", head: text("reports.sold"), kind: "count", valueOf: ({ now }) => now.sold },
    { id: "groups", head: text("reports.groups"), kind: "count", valueOf: ({ groups }) => groups },
    { id: "occupancy", head: text("reports.occupancy"), kind: "share", valueOf: ({ now }) => inventoryOccupancy(now) },
    { id: "then", head: text("reports.soldThen"), kind: "count", valueOf: ({ before }) => before?.sold },
    { id: "pickup", head: text("reports.pickup"), kind: "change", valueOf: ({ pickup }) => pickup.nights },
    { id: "new", head: text("reports.new"), kind: "count", valueOf: ({ pickup }) => pickup.new },
    { id: "cancelled", head: text("reports.cancelled"), kind: "count", valueOf: ({ pickup }) => pickup.cancelled },
    { id: "moved", head: text("reports.moved"), kind: "change", valueOf: ({ pickup }) => pickup.moved },
    { id: "revenue", head: text("reports.roomRevenue"), kind: "money", valueOf: ({ now }) => now.roomRevenue },
    { id: "adr", head: text("reports.adr"), kind: "money", valueOf: ({ now }) => perOne(now.roomRevenue, now.sold) },
    {
      id: "revenueThen",
      head: text("reports.roomRevenueThen"),
      kind: "money",
      valueOf: ({ before }) => before?.roomRevenue,
    },
  ];

  return (
    <PeriodReport
      name="forecast"
      address={address}
      presets={["nextSevenDays", "nextThirtyDays", "nextNinetyDays", "thisMonth", "nextMonth"]}
      load={load}
      comparedWith={(reply) => reply.comparedWith}
      choices={
        <ChoiceControl
          label={text("reports.since")}
          isLabelHidden
          value={since}
          choices={lookBacks.map((each) => [each, text("reports.sinceCloses", { count: Number(each) })] as const)}
          onChange={(each) => address.change({ since: each === usualLookBack ? "" : each })}
        />
      }
    >
      {(reply) => {
        const total = totalOf(reply.nights);
        return {
          chart: <ForecastChart forecast={reply} total={total} compare={compare} />,
          tables: [
            drawnTable({
              label: text("reports.forecast.menu"),
              columns,
              rows: reply.nights,
              keyOf: (night) => night.date,
              total,
            }),
          ],
          meanings: ["occupancy", "roomRevenue", "pickup"],
        };
      }}
    </PeriodReport>
  );
}

function totalOf(nights: readonly ForecastNight[]): ForecastNight | undefined {
  const sums = comparedSums(nights);
  const pickup = summed(nights.map((night) => night.pickup));
  const groups = nights.reduce((sum, night) => sum + night.groups, 0);
  return sums && pickup && { ...sums, date: "", groups, pickup };
}
