import { accountBillingLoad } from "@/shared/billing/stayBilling";
import { soughtCompanies } from "@/shared/companies/soughtCompanies";
import type { StatePart } from "@/shared/feature/feature";
import { onEvery } from "@/shared/feature/watch";

import { receivables } from "./base/receivablesLoad";
import { chain } from "./documents/chainCheck";
import { documentList } from "./documents/documentList";
import { draftsChanged, draftUndo } from "./documents/draftDeletion";
import { documentSums } from "./documents/documentSumsLoad";
import { vatBook } from "./documents/vatBookLoad";
import { paymentList } from "./payments/paymentList";
import { openDocuments, receivableRecord } from "./receivables/receivableRecord";
import { payerLink } from "./receivables/payerLink";
import { settingsRecord } from "./settings/settingsRecord";

const follower = receivableRecord.followedBy({
  *readAgain() {
    yield* receivables.askAgain();
  },
});

/** The list is read again at once after a person has removed or restored a draft. */
const draftPart: StatePart = {
  slices: [draftUndo],
  *saga() {
    yield onEvery(draftsChanged, documentList.reload);
  },
};

export const billingState: StatePart[] = [
  documentList,
  draftPart,
  accountBillingLoad,
  chain,
  vatBook,
  documentSums,
  receivables,
  openDocuments,
  receivableRecord,
  payerLink,
  soughtCompanies,
  follower,
  paymentList,
  settingsRecord,
];
