import { useMemo } from "react";

import type { TrendNight } from "@/contract/figures/hotelFigures";
import { perOne } from "@/domain/kpis/rates";
import type { ChartPoint, ChartSeries } from "@/shared/charts/chartData";
import { LineChart } from "@/shared/charts/LineChart";
import { useChartUnits } from "@/shared/charts/useChartUnits";
import { figureRowsPath } from "@/shared/figures/figureRowsPath";
import { usePeriodWords } from "@/shared/figures/period/usePeriodWords";
import { useProperty } from "@/shared/hotel/useProperty";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";

type Sums = TrendNight["now"];

const revenueOf = ({ roomRevenue }: Sums) => roomRevenue;
const adrOf = ({ roomRevenue, sold }: Sums) => perOne(roomRevenue, sold);

/** Revenue and ADR of each night, past and on the books, with those of the year before. */
export function TrendCharts({ trend }: { trend: readonly TrendNight[] }) {
  const { text } = useText();
  const { money } = useFormat();
  const { currency } = useProperty();
  const unit = useChartUnits().amounts(currency);
  const revenue = useSeries(trend, revenueOf);
  const adr = useSeries(trend, adrOf);
  const roomRevenue = trend.reduce((sum, { now }) => sum + now.roomRevenue, 0);
  const mean = perOne(
    roomRevenue,
    trend.reduce((sum, { now }) => sum + now.sold, 0),
  );
  const inWords = (cents: number | undefined) => (cents === undefined ? "—" : money({ cents, currency }));
  const common = { unit, xTitle: text("dashboards.trend.night") };

  return (
    <>
      <div className="card card-body">
        <LineChart
          {...common}
          title={text("dashboards.trend.revenue", { amount: inWords(roomRevenue) })}
          series={revenue}
        />
      </div>
      <div className="card card-body">
        <LineChart {...common} title={text("dashboards.trend.adr", { amount: inWords(mean) })} series={adr} />
      </div>
    </>
  );
}

function useSeries(trend: readonly TrendNight[], valueOf: (sums: Sums) => number | undefined): ChartSeries[] {
  const { text } = useText();
  const { longDay } = useFormat();
  const { tickOf } = usePeriodWords();
  return useMemo(() => {
    const pointOf = ({ date }: TrendNight, sums: Sums | undefined): ChartPoint => ({
      x: longDay(date),
      tick: tickOf(date),
      value: sums && valueOf(sums),
    });
    const own = (isOnBooks: boolean) =>
      trend
        .filter((night) => night.isOnBooks === isOnBooks)
        .map((night) => ({
          ...pointOf(night, night.now),
          path: figureRowsPath({ figure: "adr", from: night.date, to: night.date }),
        }));
    return [
      { id: "past", label: text("dashboards.trend.past"), style: "past", points: own(false) },
      { id: "onBooks", label: text("dashboards.trend.onBooks"), style: "onBooks", points: own(true) },
      {
        id: "lastYear",
        label: text("dashboards.trend.lastYear"),
        style: "lastYear",
        points: trend.map((night) => pointOf(night, night.before)),
      },
    ];
  }, [trend, valueOf, text, longDay, tickOf]);
}
