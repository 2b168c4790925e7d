import type { Sample } from "../database";
import { Hotel } from "./Hotel";

export { hotelRoutes as routes } from "./hotelRoutes";

export function createData({ now, shelf, size }: Sample): () => Hotel {
  const hotel = new Hotel(now, shelf, size?.isEmpty ? { reservations: 0 } : size);
  return () => hotel;
}
