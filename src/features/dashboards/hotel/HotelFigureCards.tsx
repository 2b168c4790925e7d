import { useSelector } from "react-redux";

import type { HotelFigures } from "@/contract/figures/hotelFigures";
import type { PeriodSums } from "@/contract/figures/sums";
import { adrOf, inventoryOccupancy, netOccupancy, revParOf } from "@/domain/kpis/rates";
import { changeOf } from "@/shared/figures/changeOf";
import { type Figure, Figures } from "@/shared/figures/Figures";
import { figureRowsPath } from "@/shared/figures/figureRowsPath";
import { usePeriodWords } from "@/shared/figures/period/usePeriodWords";
import { useFigureValues } from "@/shared/figures/table/useFigureValues";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";

import { deskDay } from "../figures/dashboardsState";
import { figureKinds } from "../figures/figureKinds";

interface HotelFigureCardsProps {
  figures: HotelFigures;
  /** Whether the ADR has the fees of guests who did not come. */
  withNoShows: boolean;
}

/** The seven figures of a period, each leading to the reservations that it is made of. */
export function HotelFigureCards({ figures, withNoShows }: HotelFigureCardsProps) {
  const { text } = useText();
  const { against } = usePeriodWords();
  const inWords = useFigureValues();
  const { period, comparedWith, openNight, sums, pickup } = figures;
  const urgent = useSelector(deskDay.selectData)?.urgent ?? [];
  const { now, before: earlier } = sums;

  function cardOf(id: keyof typeof ofSums | "pickup", value: number | undefined): Omit<Figure, "meaning"> {
    const label = text(`figure.${id}`);
    const words = inWords(figureKinds[id], value);
    return {
      id,
      label,
      value: words,
      linkName: `${label}: ${words ?? text("figures.none")}`,
      path: figureRowsPath({ figure: id, ...period, ...(id === "adr" && withNoShows && { noShows: "included" }) }),
    };
  }

  function cardOfSums(id: keyof typeof ofSums): Omit<Figure, "meaning"> {
    const value = ofSums[id](now, withNoShows);
    const before = earlier && ofSums[id](earlier, withNoShows);
    const isShare = id === "occupancy";
    return {
      ...cardOf(id, value),
      changes: [
        {
          against: against(comparedWith),
          share: isShare ? differenceOf(value, before) : changeOf(value, before),
          isInPoints: isShare,
          better: id === "departures" ? undefined : "more",
        },
      ],
    };
  }

  /** Those of earlier days that the day board counts with today's. */
  function lateOf(situation: "arrivalOverdue" | "departureOverdue"): Figure["besides"] {
    const count = urgent.filter(({ kind }) => kind === situation).length;
    if (count === 0 || period.from > openNight || period.to < openNight) return undefined;
    const query = new URLSearchParams({ situations: situation }).toString();
    return { words: text("dashboards.late", { count }), path: `${paths.reservations}?${query}` };
  }

  const besides = {
    arrivals: lateOf("arrivalOverdue"),
    departures: lateOf("departureOverdue"),
    inHouse: undefined,
  };
  const ofRevenue = { source: text("figures.source.revenue") };
  const ofReservations = { source: text("figures.source.reservations") };
  const { day } = pickup;
  const net = now.outOfOrder > 0 ? netOccupancy(now) : undefined;
  return (
    <>
      <Figures
        figures={[
          {
            ...cardOfSums("occupancy"),
            notes: [
              text("dashboards.soldOf", { sold: now.sold, inventory: now.inventory }),
              ...(net === undefined
                ? []
                : [text("dashboards.netOfBlocks", { occupancy: inWords("percent", net) ?? "" })]),
            ],
            meaning: {
              definition: text("figure.occupancy.definition"),
              denominator: text("figures.denominator.inventory"),
              ...ofReservations,
            },
          },
          {
            ...cardOfSums("adr"),
            notes: [text(withNoShows ? "dashboards.adr.withNoShows" : "dashboards.adr.withoutNoShows")],
            meaning: {
              definition: text("figure.adr.definition"),
              denominator: text("figures.denominator.sold"),
              ...ofRevenue,
            },
          },
          {
            ...cardOfSums("revpar"),
            notes: [text("dashboards.withoutVat")],
            meaning: {
              definition: text("figure.revpar.definition"),
              denominator: text("figures.denominator.inventory"),
              ...ofRevenue,
            },
          },
        ]}
      />
      <Figures
        figures={[
          ...(["arrivals", "departures", "inHouse"] as const).map((id) => ({
            ...cardOfSums(id),
            besides: besides[id],
            notes: id === "inHouse" ? [text("figure.inHouse.note")] : undefined, // El día counts those who have come
            meaning: { definition: text(`figure.${id}.definition`), ...ofReservations },
          })),
          {
            ...cardOf("pickup", day.nights),
            notes: [
              text("dashboards.pickup.parts", {
                new: day.new,
                cancelled: day.cancelled,
                moved: inWords("change", day.moved) ?? "",
              }),
            ],
            meaning: { definition: text("figure.pickup.definition"), source: text("figures.source.closes") },
          },
        ]}
      />
    </>
  );
}

/** Undefined where there is nothing to divide by. Money is in cents, without VAT. */
const ofSums = {
  occupancy: inventoryOccupancy,
  adr: (sums: PeriodSums, withNoShows: boolean) => adrOf(sums, { withNoShows }),
  revpar: (sums: PeriodSums) => revParOf(sums),
  arrivals: ({ arrivals }: PeriodSums) => arrivals,
  departures: ({ departures }: PeriodSums) => departures,
  inHouse: ({ inHouse }: PeriodSums) => inHouse,
};

const differenceOf = (now: number | undefined, before: number | undefined) =>
  now === undefined || before === undefined ? undefined : now - before;
