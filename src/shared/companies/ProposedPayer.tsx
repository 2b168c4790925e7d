import type { ReactNode } from "react";

import type { Billing } from "@/contract/account/accountWindows";
import { payerNow } from "@/domain/companies/payer";
import { Loading } from "@/shared/ui/states/Loading";

import { chosenCompanies } from "./soughtCompanies";

interface ProposedPayerProps {
  /** Of a company the id alone. */
  proposed: Billing;
  children: (proposed: Billing) => ReactNode;
}

/** Completes a proposed payer by the record of its company. Where that can't be read, another one is chosen. */
export function ProposedPayer({ proposed, children }: ProposedPayerProps) {
  const { companyId, ...typed } = proposed;
  const { data, status } = chosenCompanies.use(companyId ? [companyId] : []);
  const company = data?.find(({ id }) => id === companyId);
  if (companyId && !company && status !== "failed") return <Loading />;
  return children(payerNow(typed, company?.state === "active" ? company : undefined));
}
