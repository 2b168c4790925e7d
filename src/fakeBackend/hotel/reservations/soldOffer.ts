import type { RoomType } from "@/contract/property";
import type { Offer, RatePlan } from "@/contract/reservations/rates";
import type { People } from "@/domain/rates/people";
import { atContract } from "@/domain/reservations/atContract";
import { contractOf } from "@/domain/companies/contractOf";
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
  const { businessDate } = hotel.property;
  const beyond = hotel.companies.beyondQuota(sold, roomType, agreed.nights, businessDate, inventory.soldBy);
  return { ...agreed, reasons: [...agreed.reasons, ...beyond] };
}
