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

/** What the figures count of a hotel, and what its reports count, where they differ. */
const differing = (inFigures: (hotel: RawHotel) => number, inReports: (hotel: RawHotel) => number) =>
  hotels.map((hotel) => [inFigures(hotel), inReports(hotel)]).filter(([figure, report]) => figure !== report);

it("sells the nights that the reports of closed days have sold, with those of late arrivals", () => {
  expect(
    differing(
      (hotel) => sumsOf(hotel).sold + sumsOf(hotel).complimentary,
      (hotel) =>
        added(
          closesOf(hotel),
          (close) => close.sold + close.complimentary + added(close.adjustments, (one) => one.rooms),
        ),
    ),
  ).toEqual([]);
});

it("has all revenue of the reports of the closed days, to the cent", () => {
  expect(
    differing(
      (hotel) => totalRevenue(sumsOf(hotel)),
      (hotel) => added(closesOf(hotel), ({ vat }) => added(vat, (one) => one.net)),
    ),
  ).toEqual([]);
});

it("makes the mean price of a night of the same revenue, allowances and corrections off", () => {
  const lateNet = ({ nights, checkedInOn = "" }: RawStay) =>
    added(
      nights.filter(({ date }) => date < checkedInOn),
      ({ price }) => price - vatIn(price),
    );
  expect(
    differing(
      (hotel) => sumsOf(hotel).roomRevenue,
      (hotel) => added(closesOf(hotel), ({ roomNet }) => roomNet) + added(hotel.stays, lateNet),
    ),
  ).toEqual([]);
});
