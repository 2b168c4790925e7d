import { dayContract } from "@/contract/day";
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
    ...dayContract,
    ...hotelChangesContract,
  },
  () => import("./hotelPart"),
);
