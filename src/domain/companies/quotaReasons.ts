import type { QuotaTerm, StoredCompany } from "@/contract/companies/companies";
import type { CivilDate, RoomType } from "@/contract/property";
import type { Reason } from "@/contract/reservations/reservationReasons";

import { dayNumber } from "../civilDate";
import { reasonFor } from "../reasonFor";

/** Both dates are nights. */
const isWithin = ({ from, to }: Pick<QuotaTerm, "from" | "to">, date: CivilDate): boolean => from <= date && date <= to;

/** The quota of a type on a night, seen from a day: none once it is released. */
export const quotaOn = (
  quotas: readonly QuotaTerm[],
  typeId: string,
  date: CivilDate,
  today: CivilDate,
): QuotaTerm | undefined =>
  quotas.find((one) => one.type === typeId && isWithin(one, date) && dayNumber(date) - dayNumber(today) >= one.release);

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
