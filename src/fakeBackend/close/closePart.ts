import type { Sample } from "../core/createCore";
import type { Database } from "../core/database";
import { propertyAt } from "../hotel/sample/property";
import { CloseBook } from "./CloseBook";
import { dayReportsSeed } from "./dayReportsSeed";

export { closeRoutes as routes } from "./closeRoutes";

export function createData({ now, shelf, size }: Sample, { hotel }: Database): () => CloseBook {
  const book = new CloseBook(size?.isEmpty ? [] : dayReportsSeed(propertyAt(now).businessDate, hotel), shelf);
  return () => book;
}
