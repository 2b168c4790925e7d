import type { Comparison } from "@/contract/figures/period";
import type { Forecast, ForecastNight } from "@/contract/figures/reports";
import { inventoryOccupancy } from "@/domain/kpis/rates";
import type { ChartSeries } from "@/shared/charts/chartData";
import { LineChart } from "@/shared/charts/LineChart";
import { useChartUnits } from "@/shared/charts/useChartUnits";
import { figureRowsPath } from "@/shared/figures/figureRowsPath";
import { usePeriodWords } from "@/shared/figures/period/usePeriodWords";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";

interface ForecastChartProps {
  forecast: Forecast;
  total: ForecastNight | undefined;
  compare: Comparison;
}

/** Occupancy by night: closed, on the books, and of the nights that it is compared with. */
export function ForecastChart({ forecast: { nights, openNight }, total, compare }: ForecastChartProps) {
  const { text } = useText();
  const { longDay } = useFormat();
  const { tickOf } = usePeriodWords();
  const { shares } = useChartUnits();
  const occupancy = total && inventoryOccupancy(total.now);
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
        path:
          style === "lastYear" ? undefined : figureRowsPath({ figure: "occupancy", from: night.date, to: night.date }),
      };
    }),
  });

  return (
    <LineChart
      title={text("reports.forecast.chart", { share: occupancy === undefined ? "—" : shares.say(occupancy) })}
      xTitle={text("reports.night")}
      unit={shares}
      series={[
        series("closed", text("reports.closedNights"), "past", ({ date, now }) => (date < openNight ? now : undefined)),
        series("books", text("reports.onBooks"), "onBooks", ({ date, now }) => (date < openNight ? undefined : now)),
        series("then", text(`reports.then.${compare}`), "lastYear", ({ before }) => before),
      ]}
    />
  );
}
