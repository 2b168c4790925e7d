import type { Contract } from "@/contract/endpoint";

import { type Area, type AreaPart, defineArea, defineAreaBelow, type Needed } from "../core/area";
import type { Hotel } from "./Hotel";
import { hotelContract } from "./hotelContract";

export const hotel: Area<Hotel> = defineArea(
  hotelContract,
  // rules and sample are fetched side by side, each within its budget
  async () => {
    const [{ routes, createHotel }, { hotelSample }] = await Promise.all([
      import("./routes/hotelPart"),
      import("./sample/hotelSample"),
    ]);
    return { routes, createData: (sample) => createHotel(sample, hotelSample) };
  },
);

/** An area that reads the books of the hotel, and those of `others`. */
export const hotelArea = <Data>(contract: Contract, load: () => Promise<AreaPart<Data>>, others: Needed[] = []) =>
  defineArea(contract, load, [hotel, ...others]);

/** The same of an area that has all calls below a path. */
export const hotelAreaBelow = <Data>(
  path: `/${string}`,
  load: () => Promise<AreaPart<Data>>,
  others: Needed[] = [],
): Area<Data> => defineAreaBelow(path, load, [hotel, ...others]);
