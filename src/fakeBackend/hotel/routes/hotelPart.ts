import type { Sample } from "../../core/createCore";
import { Hotel, type HotelSample } from "../Hotel";

export { hotelRoutes as routes } from "./hotelRoutes";

export function createHotel({ now, shelf, size, clock }: Sample, hotelSample: HotelSample): () => Hotel {
  const hotel = new Hotel(now, hotelSample, shelf, size?.isEmpty ? { reservations: 0 } : size, clock);
  return () => hotel;
}
