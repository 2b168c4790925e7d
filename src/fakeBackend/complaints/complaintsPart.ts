import type { Sample } from "../core";
import type { Database } from "../database";
import { complaintsAt } from "./complaintsAt";
import { ComplaintBook } from "./ComplaintBook";

export { complaintRoutes as routes } from "./complaintRoutes";

export function createData({ now, shelf, size }: Sample, { hotel }: Database): () => ComplaintBook {
  const book = new ComplaintBook(hotel, size?.isEmpty ? [] : complaintsAt(now, hotel), shelf);
  return () => book;
}
