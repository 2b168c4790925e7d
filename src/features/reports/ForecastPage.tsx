import type { ForecastNight } from "@/contract/figures/reports";
import { inventoryOccupancy, perOne } from "@/domain/kpis/rates";
import { figureRowsPath } from "@/shared/figures/figureRowsPath";
import { oneOf, useFigureAddress } from "@/shared/figures/period/useFigureAddress";
import { columnOf, drawnTable } from "@/shared/figures/table/figureTable";
import { useText } from "@/shared/i18n/useText";

import { ForecastCharts } from "./ForecastCharts";
import { PeriodReport } from "./PeriodReport";
import { forecast } from "./reportsState";
import { comparedSums, summed } from "./summed";

/** Closes that the pickup may look back. */
const lookBacks = ["1", "7", "14", "30"] as const;
const usual = "7";

const column = columnOf<ForecastNight>;
const columns = [
  column(
    "reports.night",
    "night",
    ({ date }) => date,
    ({ date }) => figureRowsPath({ figure: "occupancy", from: date, to: date }),
  ),
  column("reports.available", "count", ({ now }) => now.inventory - now.outOfOrder),
  column("reports.sold", "count", ({ now }) => now.sold),
  column("reports.groups", "count", ({ groups }) => groups),
  column("reports.occupancy", "share", ({ now }) => inventoryOccupancy(now)),
  column("reports.soldThen", "count", ({ before }) => before?.sold),
  column("reports.pickup", "change", ({ pickup }) => pickup.nights),
  column("reports.new", "count", ({ pickup }) => pickup.new),
  column("reports.cancelled", "count", ({ pickup }) => pickup.cancelled),
  column("reports.moved", "change", ({ pickup }) => pickup.moved),
  column("reports.roomRevenue", "money", ({ now }) => now.roomRevenue),
  column("reports.adr", "money", ({ now }) => perOne(now.roomRevenue, now.sold)),
  column("reports.roomRevenueThen", "money", ({ before }) => before?.roomRevenue),
];

/** Nights to come: on the books, their pickup, and the year before. */
export function ForecastPage() {
  const { text } = useText();
  const address = useFigureAddress((read) => read("since", oneOf(lookBacks)) ?? usual, "nextThirtyDays");
  const { period, compare, more: since } = address;
  const lookBackOf = (count: number) => text("reports.sinceCloses", { count });

  return (
    <PeriodReport
      name="forecast"
      address={address}
      presets={["nextSevenDays", "nextThirtyDays", "nextNinetyDays", "thisMonth", "nextMonth"]}
      load={forecast}
      query={period && { ...period, compare, since: Number(since) }}
      isCompared
      choice={{
        key: "since",
        label: text("reports.since"),
        value: since,
        usual,
        all: lookBacks.map((each) => [each, lookBackOf(Number(each))]),
      }}
    >
      {(reply) => {
        const { nights } = reply;
        const total = totalOf(nights);
        return {
          charts: <ForecastCharts forecast={reply} total={total} compare={compare} />,
          tables: [
            drawnTable({
              label: text("reports.forecast.menu"),
              columns,
              rows: nights,
              keyOf: ({ date }) => date,
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
