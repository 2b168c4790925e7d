import type { StoredCompany } from "@/contract/companies/companies";
import type { CivilDate, RoomType } from "@/contract/property";
import type { Reason } from "@/contract/reservations/reservationReasons";

import { reasonFor } from "../reasonFor";
import { quotaOn } from "./companyTerms";

interface Sellers {
  companyId?: string | undefined;
  agencyId?: string | undefined;
}

/** Whose quota a stay counts in: that of the agency that has sold it, else of the company. */
export const sellerOf = ({ companyId, agencyId }: Sellers): string | undefined => agencyId ?? companyId;

/** The nights of which a company has sold its quota already. Nights without one, or whose quota is released, are free. */
export const quotaReasons = (
  { name, quotas }: Pick<StoredCompany, "name" | "quotas">,
  { id, name: roomType }: Pick<RoomType, "id" | "name">,
  dates: readonly CivilDate[],
  today: CivilDate,
  soldOn: (date: CivilDate) => number,
): Reason[] =>
  dates.flatMap((date) => {
    const quota = quotaOn(quotas, id, date, today);
    if (!quota || soldOn(date) < quota.rooms) return [];
    return reasonFor("COMPANY_QUOTA", { company: name, date, max: quota.rooms, roomType });
  });
