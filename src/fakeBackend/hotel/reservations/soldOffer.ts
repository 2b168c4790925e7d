import type { RoomType } from "@/contract/property";
import type { Offer, RatePlan } from "@/contract/reservations/rates";
import type { People } from "@/domain/rates/people";
import { atContract } from "@/domain/reservations/atContract";
import { contractOf } from "@/domain/companies/contractOf";
import { quotaReasons, sellerOf } from "@/domain/companies/quotaReasons";
import { type Inventory, offerOf } from "@/domain/reservations/offerOf";
import type { Stay } from "@/domain/stay";

import type { Hotel } from "../Hotel";

/** To whom a stay is sold, and by whom. */
export interface Sold {
  companyId?: string | undefined;
  agencyId?: string | undefined;
}

/** The record whose contract gives the prices of a stay, if any. */
export const contractFor = ({ companyId, agencyId }: Sold, { companies }: Hotel) =>
  companies.now(contractOf({ company: companies.soldTo(companyId), agency: companies.soldTo(agencyId) })?.id);

export interface Asked {
  stay: Stay;
  people: People;
  sold: Sold;
  inventory: Inventory;
}

/** A room type under a plan, at the prices of those it is sold to: by this every stay gets its prices. */
export function soldOffer(
  { stay, people, sold, inventory }: Asked,
  roomType: RoomType,
  plan: RatePlan,
  hotel: Hotel,
): Offer | undefined {
  const offer = offerOf({ stay, people }, roomType, plan, inventory);
  if (!offer) return undefined;
  const contract = contractFor(sold, hotel);
  const agreed = contract ? atContract(offer, roomType, people, contract) : offer;
  return { ...agreed, reasons: [...agreed.reasons, ...beyondQuota(agreed, roomType, { sold, inventory }, hotel)] };
}

function beyondQuota(
  { nights }: Offer,
  roomType: RoomType,
  { sold, inventory }: Pick<Asked, "sold" | "inventory">,
  hotel: Hotel,
) {
  const seller = hotel.companies.now(sellerOf(sold));
  if (!seller) return [];
  const dates = nights.map(({ date }) => date);
  const { businessDate } = hotel.property;
  return quotaReasons(seller, roomType, dates, businessDate, (date) => inventory.soldBy(seller.id, roomType.id, date));
}
