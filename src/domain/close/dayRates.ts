import type { DayFigures } from "@/contract/day/dayFigures";
import type { Cents } from "@/contract/property";

import { perOne } from "../kpis/rates";

type Revenue = Pick<DayFigures, "roomRevenue" | "otherRevenue" | "fees" | "allowances" | "corrections" | "adjustments">;

/** ADR: net cents of a night sold, undefined while none is. Allowances and corrections are off; no-show fees are not in it. */
export const dailyRateOf = ({ sold, roomNet }: Pick<DayFigures, "sold" | "roomNet">): Cents | undefined =>
  perOne(roomNet, sold);

/** RevPAR: net cents of the rooms by all rooms of the property: a block of some days stays in (USALI). */
export const revenuePerRoomOf = ({ rooms, roomNet }: Pick<DayFigures, "rooms" | "roomNet">): Cents | undefined =>
  perOne(roomNet, rooms);

/** TRevPAR: net cents of all revenue by all rooms of the property. */
export const totalPerRoomOf = ({ rooms, vat }: Pick<DayFigures, "rooms" | "vat">): Cents | undefined =>
  perOne(
    vat.reduce((sum, { net }) => sum + net, 0),
    rooms,
  );

/** All revenue with its VAT, in cents: the gross of `vat`, to the cent. */
export const revenueOf = (figures: Revenue): Cents =>
  figures.roomRevenue +
  figures.otherRevenue +
  figures.fees +
  figures.allowances +
  figures.corrections +
  figures.adjustments.reduce((sum, { amount }) => sum + amount, 0);
