import { outletOf, soldAs, type TillId, tillSeries } from "@/contract/outlets";
import type { StoredArticle } from "@/contract/pos/articles";
import type { TillArticle, TillData } from "@/contract/pos/till";
import type { Property } from "@/contract/property";
import { isUndeclared, rateOfArticle } from "@/domain/pos/articleNotice";
import { documentDay } from "@/domain/billing/documentDay";
import { lettersOf } from "@/domain/billing/seriesRules";

import type { Context } from "../core/routes";
import { programme } from "../loyalty/LoyaltyBook";
import { parkedFor } from "./parked";
import type { Stock } from "./PosBooks";

/** The law's limits at a till. */
export const limitsOf = (
  till: TillId,
  { billing, cashLimit }: Property,
): Pick<TillData, "simplifiedLimit" | "cashLimit"> => ({
  simplifiedLimit: billing.simplifiedLimits[soldAs[outletOf[till]]],
  cashLimit,
});

export function tillData(till: TillId, { db: { pos, hotel }, now }: Context): TillData {
  const { property } = hotel;
  const outlet = outletOf[till];
  const shift = pos.openShift(till);
  const series = lettersOf(tillSeries[till], documentDay(now(), property));
  const stock = pos.stock();
  return {
    till,
    outlet,
    articles: pos.articles
      .all()
      .filter((one) => one.outlet === outlet && one.state === "onSale")
      .map((one) => toTillArticle(one, stock)),
    lists: pos.lists().filter((list) => list.outlet === outlet),
    ...(shift && shift.state !== "closed" && { shift: { id: shift.id, state: shift.state } }),
    device: pos.devices.get(till) ?? "",
    series,
    nextNumber: pos.inSeries(series) + 1,
    ...limitsOf(till, property),
    centsPerPoint: programme.centsPerPoint,
    parked: parkedFor(till, pos),
    asOf: now().toISOString(),
  };
}

function toTillArticle(stored: StoredArticle, stock: Stock): TillArticle {
  const { id, name, code, eans, category, vat, price, happyHour, cost, unit, minutes, modifiers } = stored;
  const inStock = stock.get(id)?.[stored.outlet];
  return {
    id,
    name,
    codes: [code, ...eans],
    category,
    vat: rateOfArticle({ vat }),
    price,
    ...(happyHour !== null && { happyHour }),
    ...(cost !== null && { cost }),
    ...(unit === "kilo" && { isWeighed: true as const }),
    ...(minutes !== null && { minutes }),
    modifiers,
    ...(inStock !== undefined && { stock: inStock }),
    ...(isUndeclared(stored) && { isUndeclared: true as const }),
  };
}
