import type { company, StoredCompany } from "@/contract/companies/companies";

import { companiesByCode } from "@/domain/companies/similarCompanies";
import type { SoldTo } from "@/contract/reservations/soldTo";

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

  /** Its own id, and those of the records merged into it. */
  idsOf(id: string): string[] {
    return this.all().flatMap((one) => (this.now(one.id)?.id === id ? one.id : []));
  }

  /** The record that a code stands for: none where it is closed, and none where two have the code. */
  byCode(code: string): StoredCompany | undefined {
    const found = companiesByCode(code, this.all()).filter(({ id }) => this.now(id)?.state === "active");
    return new Set(found.map(({ id }) => this.now(id)?.id)).size === 1 ? found[0] : undefined;
  }

  /** As a reservation names it. */
  soldTo(id?: string): SoldTo | undefined {
    const found = this.now(id);
    return found && { id: found.id, name: found.name, hasRates: found.rates.length > 0 };
  }
}
