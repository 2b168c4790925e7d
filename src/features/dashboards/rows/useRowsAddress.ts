import { useSelector } from "react-redux";

import { figureNames, type FigureRowsFilter } from "@/contract/figures/hotelFigures";
import { type Dimension, dimensions, periodLimits, segments } from "@/contract/figures/period";
import { leadBands } from "@/contract/figures/reports";
import { cancelReasons } from "@/contract/reservations/reservationLife";
import { oneOf, type Read, useFigureAddress, wholeNumber } from "@/shared/figures/period/useFigureAddress";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { pageSizes } from "@/shared/list/createListQuery";

const MOST_PAGES = 100_000;
const LONGEST_TEXT = 100;

const asWritten = (said: string) => (said !== "" && said.length <= LONGEST_TEXT ? said : undefined);

const named = (said: string) => (said === "" ? said : asWritten(said));

/** Which figure's rows are listed, by the address. A value that the property does not have is dropped. */
export function useRowsAddress() {
  const hotel = useSelector(selectHotel);

  /** Ids cannot be checked before the set-up is there. */
  const idOf = (all: readonly { id: string }[] | undefined) => (all ? oneOf(all.map(({ id }) => id)) : asWritten);
  const accepts: Record<Dimension, (said: string) => string | undefined> = {
    channel: idOf(hotel?.channels),
    plan: idOf(hotel?.ratePlans),
    type: idOf(hotel?.roomTypes),
    segment: oneOf(segments),
    // "" asks for those of whom it is not known
    country: (said) => (/^([A-Z]{2})?$/.test(said) ? said : undefined),
    company: named,
    agency: named,
  };

  return useFigureAddress((read: Read) => {
    const filter: Partial<Record<Dimension, string>> = {};
    for (const dimension of dimensions) {
      const value = read(dimension, accepts[dimension]);
      if (value !== undefined) filter[dimension] = value;
    }
    const figure = read("figure", oneOf(figureNames)) ?? "occupancy";
    const only: Omit<FigureRowsFilter, "figure" | "from" | "to"> = {
      ...filter,
      since: figure === "pickup" ? read("since", wholeNumber(1, periodLimits.closes)) : undefined,
      noShows: figure === "adr" ? read("noShows", oneOf(["included"])) : undefined,
      lead: read("lead", oneOf(leadBands.map(String))),
      reason: read("reason", oneOf([...cancelReasons, "noShow"])),
    };
    return {
      figure,
      filter,
      only,
      page: read("page", wholeNumber(1, MOST_PAGES)) ?? 1,
      perPage: read("perPage", oneOfSizes) ?? pageSizes[0],
    };
  }, "today");
}

const oneOfSizes = (said: string) => pageSizes.find((size) => String(size) === said);
