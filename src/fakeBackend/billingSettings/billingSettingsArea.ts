import { billingSettingsContract } from "@/contract/billing/billingSettings";

import { billing } from "../billing/billingArea";
import type { Area } from "../core/area";
import { hotelArea } from "../hotel/hotelArea";
import type { BillingSettingsBook } from "./billingSettingsPart";

/** Versions and history: the settings are in the books of the hotel. What was billed says which may be changed. */
export const billingSettings: Area<BillingSettingsBook> = hotelArea(
  billingSettingsContract,
  () => import("./billingSettingsPart"),
  [billing],
);
