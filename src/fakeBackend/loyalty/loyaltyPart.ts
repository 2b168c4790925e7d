import type { Sample } from "../core";
import type { Database } from "../database";
import { propertyAt } from "../hotel/sample/property";
import { loyaltyAt } from "./loyaltyAt";
import { LoyaltyBook } from "./LoyaltyBook";

export { loyaltyRoutes as routes } from "./loyaltyRoutes";

export function createData({ now, shelf }: Sample, { hotel }: Database): () => LoyaltyBook {
  const book = new LoyaltyBook(hotel, loyaltyAt(propertyAt(now).businessDate, hotel), shelf);
  return () => book;
}
