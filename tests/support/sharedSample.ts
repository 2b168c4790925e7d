import { hotelSample } from "@/fakeBackend/hotel/sample/hotelSample";
import type { SampleReservations } from "@/fakeBackend/hotel/SampleReservations";

const drawn = new Map<string, SampleReservations>();
const { books } = hotelSample;

/** The books of a date and a size are drawn once for all tests of a file. They are frozen: no test can change another's. */
Object.assign(hotelSample, {
  books: ((setUp, businessDate, size) => {
    const key = JSON.stringify([businessDate, size]);
    const found = drawn.get(key) ?? frozen(books(setUp, businessDate, size));
    drawn.set(key, found);
    return found;
  }) satisfies typeof books,
});

function frozen<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
}
