import { useMemo } from "react";

import type { SalesFigures } from "@/contract/figures/salesFigures";
import { addDays } from "@/domain/civilDate";
import { BarChart } from "@/shared/charts/BarChart";
import type { ChartPoint } from "@/shared/charts/chartData";
import { HeatMap } from "@/shared/charts/HeatMap";
import { useChartUnits } from "@/shared/charts/useChartUnits";
import { useProperty } from "@/shared/hotel/useProperty";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";

import { salesPaths } from "./salesPaths";

const DAY = 24;
const SOME_SUNDAY = "2026-11-22";

/** Hours after midnight come last, as their business date goes on. */
export function SalesByHour({ hours, sums }: SalesFigures) {
  const { text } = useText();
  const unit = useAmounts();
  const pointOf = useHourPoints();
  const label = text("salesFigures.sales");
  const series = useMemo(
    () => [{ id: "hours", label, points: hours.map(({ hour, sales }) => pointOf(hour, sales)) }],
    [hours, label, pointOf],
  );
  return (
    <div className="card card-body">
      <BarChart
        title={text("salesFigures.byHour", { amount: unit.say(sums.now.sales) })}
        xTitle={text("salesFigures.hour")}
        unit={unit}
        series={series}
      />
    </div>
  );
}

export function SalesByWeekday({ hours, weekdays }: SalesFigures) {
  const { text } = useText();
  const { weekday: nameOf } = useFormat();
  const unit = useAmounts();
  const pointOf = useHourPoints();
  const series = useMemo(
    () =>
      [...new Set(weekdays.map(({ weekday }) => weekday))].map((weekday) => {
        const its = new Map(weekdays.flatMap((one) => (one.weekday === weekday ? [[one.hour, one.sales]] : [])));
        const points = hours.map(({ hour }) => pointOf(hour, its.get(hour) ?? 0));
        return { id: String(weekday), label: nameOf(addDays(SOME_SUNDAY, weekday)), points };
      }),
    [hours, weekdays, nameOf, pointOf],
  );
  return (
    <div className="card card-body">
      <HeatMap title={text("salesFigures.byWeekday")} xTitle={text("salesFigures.hour")} unit={unit} series={series} />
    </div>
  );
}

export function SalesByCategory({ categories, sums }: SalesFigures) {
  const { text } = useText();
  const unit = useAmounts();
  const label = text("salesFigures.sales");
  const series = useMemo(() => {
    const pointOf = ({ category, sales }: (typeof categories)[number]) => ({
      x: category,
      value: sales,
      path: salesPaths.articlesWith(category),
    });
    return [{ id: "categories", label, points: categories.map(pointOf) }];
  }, [categories, label]);
  return (
    <div className="card card-body">
      <BarChart
        title={text("salesFigures.categories", { amount: unit.say(sums.now.sales) })}
        xTitle={text("salesFigures.category")}
        unit={unit}
        series={series}
      />
    </div>
  );
}

const useAmounts = () => useChartUnits().amounts(useProperty().currency);

function useHourPoints() {
  const { text } = useText();
  const { timeOfDay } = useFormat();
  return useMemo(
    () =>
      (hour: number, value: number): ChartPoint => {
        const time = timeOfDay(`${String(hour % DAY).padStart(2, "0")}:00`);
        const x = hour < DAY ? time : text("salesFigures.hour.after", { time });
        return { x, tick: String(hour % DAY), value, path: salesPaths.tickets };
      },
    [text, timeOfDay],
  );
}
