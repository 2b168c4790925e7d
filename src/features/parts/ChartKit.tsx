import type { ChartPoint, ChartSeries } from "@/shared/charts/chartData";
import { BarChart } from "@/shared/charts/BarChart";
import { HeatMap } from "@/shared/charts/HeatMap";
import { LineChart } from "@/shared/charts/LineChart";
import { RingChart } from "@/shared/charts/RingChart";
import { useChartUnits } from "@/shared/charts/useChartUnits";
import { usePeriodWords } from "@/shared/figures/period/usePeriodWords";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";

import { Part, State } from "./Part";

const nights = (count: number) =>
  Array.from({ length: count }, (_, place) => new Date(Date.UTC(2026, 11, 1 + place)).toISOString().slice(0, 10));

/** A wave, so that each picture is the same. */
const wave = (place: number, by = 7) => 0.6 + 0.3 * Math.sin((place * 2 * Math.PI) / by);

/** Every chart with what it has to cope with. */
export function ChartKit() {
  const { text } = useText();
  const { longDay } = useFormat();
  const { tickOf } = usePeriodWords();
  const { shares, counts, amounts } = useChartUnits();

  const pointsOf = (count: number, from: number, to: number, valueOf: (place: number) => number | undefined) =>
    nights(count)
      .slice(from, to)
      .map((night, at): ChartPoint => ({
        x: longDay(night),
        tick: tickOf(night),
        value: valueOf(from + at),
        path: `/parts?night=${night}`,
      }));
  const series = (id: string, points: ChartPoint[], style?: ChartSeries["style"]): ChartSeries => ({
    id,
    label: { past: text("situation.checkedOut"), onBooks: text("situation.confirmed") }[id] ?? id,
    style,
    points,
  });
  const month = [
    series(
      "past",
      pointsOf(30, 0, 16, (place) => wave(place)),
      "past",
    ),
    series(
      "onBooks",
      pointsOf(30, 16, 30, (place) => wave(place) / 2),
      "onBooks",
    ),
    series(
      "2025",
      pointsOf(30, 0, 30, (place) => (place > 8 && place < 12 ? undefined : wave(place, 9))),
      "lastYear",
    ),
  ];
  const channels = series(
    "EUR",
    Object.entries({ "Booking.com": 1_225_000, Web: 620_050, Expedia: 410_000, Airbnb: 245_010 }).map(
      ([x, value]): ChartPoint => ({ x, value, path: `/parts?channel=${x}` }),
    ),
  );
  const types = ["DBL", "IND", "STE"].map((type, row) =>
    series(
      type,
      pointsOf(14, 0, 14, (place) => (row === 1 && place === 3 ? undefined : wave(place + row * 2))),
    ),
  );
  const xTitle = text("booking.arrival");
  return (
    <Part name="Charts">
      <State name="line: past, on the books, last year with a gap">
        <LineChart title="2026-12: 61 %" xTitle={xTitle} unit={shares} series={month} />
      </State>
      <State name="line: 366 points">
        <LineChart
          title="2027"
          xTitle={xTitle}
          unit={amounts("EUR")}
          series={[
            series(
              "ADR",
              pointsOf(366, 0, 366, (place) => Math.round(wave(place, 60) * 20_000)),
            ),
          ]}
        />
      </State>
      <State name="bars: a month" width={720}>
        <BarChart title="2026-12: 61 %" xTitle={xTitle} unit={shares} series={month} />
      </State>
      <State name="bars: negative, a gap, 320 px" width={320}>
        <BarChart
          title="Pickup: +4"
          xTitle={xTitle}
          unit={counts}
          series={[
            series(
              "pickup",
              pointsOf(14, 0, 14, (place) => (place === 5 ? undefined : Math.round(wave(place) * 20 - 12))),
            ),
          ]}
        />
      </State>
      <State name="ring: four parts, the rest as one" width={320}>
        <RingChart
          title="Booking.com: 49 %"
          xTitle={text("booking.channel")}
          unit={amounts("EUR")}
          series={[channels]}
        />
      </State>
      <State name="bars: names" width={480}>
        <BarChart
          title="Booking.com: 49 %"
          xTitle={text("booking.channel")}
          unit={amounts("EUR")}
          series={[channels]}
        />
      </State>
      <State name="heat map" width={560}>
        <HeatMap title="2026-12: 61 %" xTitle={xTitle} unit={shares} series={types} />
      </State>
      <State name="line: one point" width={320}>
        <LineChart
          title="1"
          xTitle={xTitle}
          unit={counts}
          series={[
            series(
              "1",
              pointsOf(1, 0, 1, () => 7),
            ),
          ]}
        />
      </State>
      <State name="bars: all zero" width={320}>
        <BarChart
          title="0 €"
          xTitle={xTitle}
          unit={amounts("EUR")}
          series={[
            series(
              "0",
              pointsOf(7, 0, 7, () => 0),
            ),
          ]}
        />
      </State>
      <State name="no data" width={320}>
        <LineChart title="—" xTitle={xTitle} unit={counts} series={[]} />
      </State>
    </Part>
  );
}
