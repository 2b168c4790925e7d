import type { Sample } from "../core/createCore";
import type { Database } from "../core/database";
import { noShelf } from "../core/shelf";
import { propertyAt } from "../hotel/sample/property";
import type { EarlierStay } from "../hotel/SampleReservations";
import { SetUp } from "../hotel/setUp/SetUp";
import { ClosedStays } from "./ClosedStays";
import { DayReports } from "./DayReports";
import { FigureBook } from "./FigureBook";
import { firstDayOf, sampleDays } from "./sampleDays";
import type { FigureData } from "./figureData";
import { termsOfSample } from "./figureTerms";
import { Journal } from "./Journal";
import { samplePast } from "./samplePast";

export { figuresRoutes as routes } from "./figuresRoutes";

export function createData({ now, shelf, size }: Sample, { hotel }: Database): () => FigureData {
  const opened = propertyAt(now).businessDate;
  const isWhole = size?.reservations === undefined && !size?.isEmpty;
  const setUp = new SetUp(hotel.sample.setUp(now, size?.rooms), noShelf);
  const rooms = { opened, rooms: setUp.roomsInUse, blocks: hotel.sampledBlocks };
  let made: EarlierStay[] | undefined;
  // a sample that was asked for by its number of stays has no more than these
  const earlier = () => (made ??= isWhole ? hotel.sample.earlier(setUp, firstDayOf(hotel.sampled)) : []);
  const terms = termsOfSample(hotel, setUp, now);
  const days = size?.isEmpty ? undefined : sampleDays(rooms, terms, () => earlier().map(({ told }) => told().stay));
  const closed = new ClosedStays(hotel, samplePast(hotel, opened, terms), shelf);
  const book = new FigureBook(closed, earlier);
  const reports = new DayReports(hotel, (stored) => closed.openLines(stored), shelf, days);
  const data = { book, reports, journal: new Journal(book, rooms, shelf) };
  return () => data;
}
