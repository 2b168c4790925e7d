import { registerContract } from "@/contract/reservations/registers";

import type { Area } from "../core/area";
import { hotelArea } from "../hotel/hotelArea";
import type { RegisterBook } from "./RegisterBook";

export const register: Area<RegisterBook> = hotelArea(registerContract, () => import("./registerPart"));
