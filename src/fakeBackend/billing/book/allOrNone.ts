import type { BillingBook } from "./BillingBook";

/** A step over several documents and their folios: where one of them refuses, all are as they were. */
export function allOrNone<Result>(book: BillingBook, step: () => Result): Result {
  const { hotel } = book;
  const before = { stays: [...hotel.all()], documents: [...book.all()] };
  try {
    return step();
  } catch (refused) {
    for (const stay of before.stays) if (hotel.find(stay.id) !== stay) hotel.put(stay);
    for (const document of before.documents) if (book.find(document.id) !== document) book.put(document);
    throw refused;
  }
}
