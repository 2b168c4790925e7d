import type { StoredCompany } from "@/contract/companies/companies";
import type { Party } from "@/contract/billing/billingDocument";
import { isSameCustomer } from "@/domain/account/taxId";

import type { Hotel } from "../hotel/Hotel";

/** The record with the tax number of a customer, or the one that it was merged into. */
export function companyOfCustomer(
  customer: Pick<Party, "taxId" | "country">,
  { companies }: Hotel,
): StoredCompany | undefined {
  const found = companies.all().find((one) => one.state !== "deleted" && isSameCustomer(one, customer));
  return found && companies.now(found.id);
}
