import type { Comparison } from "@/contract/figures/period";
import type { Forecast, ForecastNight } from "@/contract/figures/reports";
import type { CivilDate } from "@/contract/property";
import { addDays, weekdayOf } from "@/domain/civilDate";
import { inventoryOccupancy } from "@/domain/kpis/rates";
import type { ChartSeries } from "@/shared/charts/chartData";
import { HeatMap } from "@/shared/charts/HeatMap";
import { LineChart } from "@/shared/charts/LineChart";
import { useChartUnits } from "@/shared/charts/useChartUnits";
import { figureRowsPath } from "@/shared/figures/figureRowsPath";
import { usePeriodWords } from "@/shared/figures/period/usePeriodWords";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";

interface ForecastChartsProps {
  forecast: Forecast;
  total: ForecastNight | undefined;
  compare: Comparison;
}

/** Fewer nights have no week to compare. */
const LEAST_NIGHTS = 14;
const weekdays = [0, 1, 2, 3, 4, 5, 6];

const mondayOf = (date: CivilDate) => addDays(date, 1 - weekdayOf(date));
const rowsPathOf = ({ date }: ForecastNight) => figureRowsPath({ figure: "occupancy", from: date, to: date });

/** Occupancy by night: closed, on the books, and of the nights that it is compared with; then by weekday. */
export function ForecastCharts({ forecast: { nights, openNight }, total, compare }: ForecastChartsProps) {
  const { text } = useText();
  const { longDay } = useFormat();
  const { tickOf } = usePeriodWords();
  const { shares } = useChartUnits();
  const occupancy = total && inventoryOccupancy(total.now);
  const share = occupancy === undefined ? "—" : shares.say(occupancy);
  const series = (
    id: string,
    label: string,
    style: ChartSeries["style"],
    sumsOf: (night: ForecastNight) => ForecastNight["before"],
  ): ChartSeries => ({
    id,
    label,
    style,
    points: nights.map((night) => {
      const sums = sumsOf(night);
      return {
        x: longDay(night.date),
        tick: tickOf(night.date),
        value: sums && inventoryOccupancy(sums),
        // the rows of a night are its own, not those of the one that it is compared with
        path: style === "lastYear" ? undefined : rowsPathOf(night),
      };
    }),
  });

  return (
    <>
      <LineChart
        title={text("reports.forecast.chart", { share })}
        xTitle={text("reports.night")}
        unit={shares}
        series={[
          series("closed", text("reports.closedNights"), "past", ({ date, now }) =>
            date < openNight ? now : undefined,
          ),
          series("books", text("reports.onBooks"), "onBooks", ({ date, now }) => (date < openNight ? undefined : now)),
          series("then", text(`reports.then.${compare}`), "lastYear", ({ before }) => before),
        ]}
      />
      {nights.length >= LEAST_NIGHTS && <Weekdays nights={nights} share={share} />}
    </>
  );
}

/** Which weekdays are full: a row for each, a column for each week. */
function Weekdays({ nights, share }: { nights: readonly ForecastNight[]; share: string }) {
  const { text } = useText();
  const { weekday, date: shortDate } = useFormat();
  const { tickOf } = usePeriodWords();
  const { shares } = useChartUnits();
  const mondays = [...new Set(nights.map(({ date }) => mondayOf(date)))];
  const byDate = new Map(nights.map((night) => [night.date, night]));
  return (
    <HeatMap
      title={text("reports.forecast.weekdays", { share })}
      xTitle={text("reports.week")}
      unit={shares}
      series={weekdays.map((after) => ({
        id: String(after),
        label: weekday(addDays(mondays[0]!, after)),
        points: mondays.map((monday) => {
          const night = byDate.get(addDays(monday, after));
          return {
            x: `${text("reports.week")} ${shortDate(monday)}`,
            tick: tickOf(monday),
            value: night && inventoryOccupancy(night.now),
            path: night && rowsPathOf(night),
          };
        }),
      }))}
    />
  );
}
