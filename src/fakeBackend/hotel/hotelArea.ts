import { hotelChangesContract } from "@/contract/hotelChanges";
import { propertyContract } from "@/contract/property";
import { ratesContract } from "@/contract/rates";
import { reservationsContract } from "@/contract/reservations";

import { type Area, defineArea } from "../area";
import type { Hotel } from "./Hotel";

export const hotelArea: Area<Hotel> = defineArea(
  {
    ...propertyContract,
    ...ratesContract,
    ...reservationsContract,
    ...hotelChangesContract,
  },
  // rules and sample are fetched side by side, each within its budget
  async () => {
    const [{ routes, createHotel }, { hotelSample }] = await Promise.all([
      import("./hotelPart"),
      import("./sample/hotelSample"),
    ]);
    return { routes, createData: (sample) => createHotel(sample, hotelSample) };
  },
);
