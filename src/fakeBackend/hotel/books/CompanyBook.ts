import type { company, StoredCompany } from "@/contract/companies/companies";
import type { CivilDate, RoomType } from "@/contract/property";
import type { Reason } from "@/contract/reservations/reservationReasons";
import type { SoldTo } from "@/contract/reservations/soldTo";
import { quotaReasons } from "@/domain/companies/quotaReasons";
import { type Sellers, sellerOf } from "@/domain/companies/sellerOf";
import type { Inventory } from "@/domain/reservations/offerOf";

import { numbered, RecordBook } from "../../records/RecordBook";
import type { Shelf } from "../../core/shelf";
import type { Database } from "../../core/database";

/** Here alone, so that the books of the hotel do without the definition. */
const prefix: (typeof company)["idPrefix"] = "EM";

/** Companies and agencies. One that was merged stays in the book: what names it is of the record that it was merged into. */
export class CompanyBook extends RecordBook<StoredCompany> {
  constructor(hotel: Database["hotel"], shelf: Shelf, seed: readonly StoredCompany[]) {
    super(hotel, shelf, seed, { topic: "companies", idOf: numbered(prefix) });
  }

  /** The record that an id stands for, after its merges; undefined for none. */
  now(id = ""): StoredCompany | undefined {
    const found = this.find(id);
    return found?.into === undefined ? found : this.now(found.into);
  }

  /** The company and the agency of a stay, after their merges. */
  of({ companyId, agencyId }: Sellers): StoredCompany[] {
    return [companyId, agencyId].flatMap((id) => this.now(id) ?? []);
  }

  isContact(name: string, stay: Sellers): boolean {
    return this.of(stay).some(({ contacts }) => contacts.some((one) => one.name === name));
  }

  /** Why the seller of a stay should not sell some of its nights; `soldBy` tells what it has sold. */
  beyondQuota(
    stay: Sellers,
    type: RoomType,
    nights: readonly { date: CivilDate }[],
    today: CivilDate,
    soldBy: Inventory["soldBy"],
  ): Reason[] {
    const seller = this.now(sellerOf(stay));
    if (!seller) return [];
    const dates = nights.map(({ date }) => date);
    return quotaReasons(seller, type, dates, today, (date) => soldBy(seller.id, type.id, date));
  }

  /** Its own id, and those of the records merged into it. */
  idsOf(id: string): string[] {
    return this.all().flatMap((one) => (this.now(one.id)?.id === id ? one.id : []));
  }

  /** As a reservation names it. */
  soldTo(id?: string): SoldTo | undefined {
    const found = this.now(id);
    return found && { id: found.id, name: found.name, hasRates: found.rates.length > 0 };
  }
}
