import type { Area } from "../core/area";
import { hotelAreaBelow } from "../hotel/hotelArea";
import type { ComplaintBook } from "./ComplaintBook";

export const complaints: Area<ComplaintBook> = hotelAreaBelow("/pms/complaints", () => import("./complaintsPart"));
