import { complaintsContract } from "@/contract/guests/complaints";

import type { Area } from "../core/area";
import { hotelArea } from "../hotel/hotelArea";
import type { ComplaintBook } from "./ComplaintBook";

export const complaints: Area<ComplaintBook> = hotelArea(complaintsContract, () => import("./complaintsPart"));
