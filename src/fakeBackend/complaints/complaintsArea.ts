import { complaintsContract } from "@/contract/complaints";

import { type Area, defineArea } from "../area";
import { hotelArea } from "../hotel/hotelArea";
import type { ComplaintBook } from "./ComplaintBook";

/** Its guests and rooms are the hotel's. */
export const complaintsArea: Area<ComplaintBook> = defineArea(complaintsContract, () =>
  Promise.all([import("./complaintsPart"), hotelArea.fetch()]).then(([part]) => part),
);
