import { expect, it } from "vitest";

import { vatIn } from "@/domain/account/vat";
import { addDays } from "@/domain/civilDate";
import { dayFigures } from "@/domain/close/dayFigures";
import { partSums } from "@/domain/kpis/figureStay";
import { totalRevenue } from "@/domain/kpis/rates";

import { linesOf, partsOf } from "./figuredHotel";
import { type RawHotel, type RawStay, randomHotel } from "./randomHotel";

/** Without those who have come late today: their first nights will be in the report of the open day. */
const hotels = Array.from({ length: 300 }, (_, index) => {
  const { stays, openNight, ...hotel } = randomHotel(9_000 + index);
  const isClosed = ({ arrival, checkedInOn }: RawStay) => checkedInOn !== openNight || arrival === openNight;
  return { ...hotel, openNight, stays: stays.filter(isClosed) };
});
const rooms = { rooms: 48, available: 46, houseUse: 1 };
const nothing = { payments: [], noShows: 0, cancellations: 0 };

/** Each day as its close has counted it, from what was posted by then. */
function closesOf({ openNight, stays }: RawHotel) {
  const days = Array.from({ length: 40 }, (_, index) => addDays(openNight, index - 40));
  return days.map((date) => {
    const posted = stays.map((stay) => ({
      ...stay,
      charges: linesOf(stay).filter(({ kind }) =>
        kind === "room" || kind === "extra" ? stay.checkedInOn !== undefined && stay.checkedInOn <= date : true,
      ),
    }));
    return dayFigures(date, posted, nothing, rooms);
  });
}

/** The same days in the figures. */
function sumsOf(hotel: RawHotel) {
  const parts = hotel.stays.flatMap((stay) => partsOf(stay, hotel)).filter(({ date }) => date < hotel.openNight);
  const sums = names.map((name) => [name, parts.reduce((sum, part) => sum + part[name], 0)]);
  return { ...partSums, ...Object.fromEntries(sums) };
}
const names = Object.keys(partSums) as (keyof typeof partSums)[];

const added = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((sum, item) => sum + of(item), 0);

it("sells the nights that the reports of the closed days have sold, with those of late arrivals", () => {
  const both = hotels.map((hotel) => {
    const reports = closesOf(hotel);
    const sums = sumsOf(hotel);
    const late = added(reports, ({ adjustments }) => added(adjustments, (one) => one.rooms));
    const inReports = added(reports, ({ sold, complimentary }) => sold + complimentary) + late;
    return [sums.sold + sums.complimentary, inReports];
  });
  expect(both.map(([inFigures]) => inFigures)).toEqual(both.map(([, inReports]) => inReports));
});

it("has all revenue of the reports of the closed days, to the cent", () => {
  const both = hotels.map((hotel) => [
    totalRevenue(sumsOf(hotel)),
    added(closesOf(hotel), ({ vat }) => added(vat, (one) => one.net)),
  ]);
  expect(both.map(([inFigures]) => inFigures)).toEqual(both.map(([, inReports]) => inReports));
});

it("makes the mean price of a night of the same revenue, allowances and corrections off", () => {
  const both = hotels.map((hotel) => {
    const nightsOfLate = added(hotel.stays, (stay) =>
      added(
        stay.nights.filter(({ date }) => stay.checkedInOn !== undefined && date < stay.checkedInOn),
        ({ price }) => price - vatIn(price),
      ),
    );
    return [sumsOf(hotel).roomRevenue, added(closesOf(hotel), ({ roomNet }) => roomNet) + nightsOfLate];
  });
  expect(both.map(([inFigures]) => inFigures)).toEqual(both.map(([, inReports]) => inReports));
});
