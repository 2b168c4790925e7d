import type { DocumentFilter } from "@/contract/billing/documentRow";
import { createLoad } from "@/shared/load/createLoad";

import { billingApi } from "../base/billingApi";

export const documentSums = createLoad(
  "documentSums",
  (query: DocumentFilter) => billingApi.sumDocuments({ query }),
  billingApi.sumDocuments.reads,
);
