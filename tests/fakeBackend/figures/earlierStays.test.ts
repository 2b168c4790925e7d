import { expect, it } from "vitest";

import { noShelf } from "@/fakeBackend/core/shelf";
import { ClosedStays } from "@/fakeBackend/figures/ClosedStays";
import { FigureBook } from "@/fakeBackend/figures/FigureBook";
import { termsNow } from "@/fakeBackend/figures/figureTerms";
import { samplePast } from "@/fakeBackend/figures/samplePast";
import { Hotel } from "@/fakeBackend/hotel/Hotel";
import { hotelSample } from "@/fakeBackend/hotel/sample/hotelSample";

const hotel = new Hotel(new Date("2026-04-14T09:00:00Z"), hotelSample, noShelf, { reservations: 60 });
const earlier = hotelSample.earlier(hotel.setUp, "2025-04-14");

it("draws the stays from before the books that a period asks for, and no others", () => {
  const read = new Set<string>();
  const watched = earlier.map((one) => ({
    ...one,
    told() {
      read.add(one.id);
      return one.told();
    },
  }));
  const past = samplePast(hotel, "2026-04-14", termsNow(hotel));
  const book = new FigureBook(new ClosedStays(hotel, past, noShelf), () => watched);
  expect(book.known.from <= "2024-09-01").toBe(true);
  expect(read.size).toBe(0);

  const [from, to] = ["2024-09-01", "2024-09-30"];
  expect([...book.staysIn({ from, to })].length).toBeGreaterThan(300);
  const ofMonth = earlier.filter((one) => one.from <= to && one.departure >= from);
  expect([...read].toSorted()).toEqual(ofMonth.map(({ id }) => id));
});

it("says of each stay before it is drawn what it will be", () => {
  for (const { id, arrival, departure, from, told } of earlier) {
    const { stay } = told();
    expect(stay).toMatchObject({ id, arrival, departure });
    const dates = [arrival, ...stay.charges.map(({ date }) => date)];
    expect(dates.toSorted()[0]).toBe(from);
  }
});
