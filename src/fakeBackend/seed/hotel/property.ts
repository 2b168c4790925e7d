import type { Property } from "@/contract/property";
import { civilDateIn } from "@/domain/civilDate";

const timeZone = "Europe/Madrid";

/** The property, with the date of its clocks as business date. */
export const propertyAt = (now: Date): Property => ({
  id: "bahia-serena",
  name: "Hotel Bahía Serena",
  timeZone,
  currency: "EUR",
  businessDate: civilDateIn(now, timeZone),
  checkInTime: "15:00",
  checkOutTime: "12:00",
  overbookingAllowance: 0,
});
