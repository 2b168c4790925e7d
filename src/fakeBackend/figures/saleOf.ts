import type { Charge } from "@/contract/account/account";
import { ruledWindow } from "@/domain/account/windows";
import type { Sale } from "@/domain/kpis/figureStay";
import { segmentOf } from "@/domain/kpis/shares";

import type { Hotel } from "../hotel/Hotel";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { FigureTerms } from "./figureTerms";

/** As a closed night keeps it. Companies are kept by their records: their names are those of now. */
export interface KeptSale extends Omit<Sale, "company" | "agency"> {
  /** The payer of the window where that is no record. */
  payer?: string | undefined;
}

/**
 * With what a night is sold. Its company is that of the reservation; else the payer of the window that pays the night. The
 * company on the guest's card is never asked: it says for whom they work today, and not for whom they stayed.
 */
export function saleOf(
  stored: StoredReservation,
  country: string,
  { channel, isOfGroup, hotel }: FigureTerms,
  night?: Charge,
): KeptSale {
  const { roomTypeId, ratePlanId, channelId, agencyId, billing, guarantee, charges } = stored;
  const window = night?.window ?? ruledWindow("room", billing);
  const payer = stored.companyId === undefined && window === "company" ? payerOf(stored, hotel) : undefined;
  const companyId = stored.companyId ?? payer?.companyId;
  return {
    roomTypeId,
    ratePlanId,
    channelId,
    country,
    segment: segmentOf({
      isGroup: isOfGroup(stored),
      channel: channel(channelId)?.kind,
      isForCompany: companyId !== undefined || billing !== undefined || guarantee === "company",
      isMember: charges.some(({ points }) => points !== undefined),
    }),
    ...(companyId !== undefined && { companyId }),
    ...(payer && companyId === undefined && { payer: payer.name }),
    ...(agencyId !== undefined && { agencyId }),
  };
}

/** Who pays the company's window: a group's is paid by that of its leader, and the name of the group is no company. */
function payerOf({ billing }: StoredReservation, hotel: Hotel): StoredReservation["billing"] {
  if (billing?.leader === undefined) return billing;
  const payer = hotel.find(billing.leader)?.billing;
  return payer?.leader === undefined ? payer : undefined;
}

/** With the names of companies as they are called now, or as those that they were merged into. */
export const saleNow = ({ payer = "", ...sale }: KeptSale, { companies }: Hotel): Sale => ({
  ...sale,
  company: sale.companyId === undefined ? payer : (companies.now(sale.companyId)?.name ?? ""),
  agency: companies.now(sale.agencyId)?.name ?? "",
});
