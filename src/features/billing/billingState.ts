import type { StatePart } from "@/shared/feature/feature";

import { chainParts } from "./documents/chainCheck";
import { documentList } from "./documents/documentList";
import { vatBook } from "./documents/VatBook";
import { paymentList } from "./payments/paymentList";
import { openDocuments, receivableRecord, receivables } from "./receivables/receivableRecord";

const follower = receivableRecord.followedBy({
  *readAgain() {
    yield* receivables.askAgain();
  },
});

export const billingState: StatePart[] = [
  documentList,
  ...chainParts,
  vatBook,
  receivables,
  openDocuments,
  receivableRecord,
  follower,
  paymentList,
];
