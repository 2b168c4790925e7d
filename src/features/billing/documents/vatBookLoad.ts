import type { Period } from "@/contract/figures/period";
import { createLoad } from "@/shared/load/createLoad";

import { billingApi } from "../base/billingApi";

export const vatBook = createLoad(
  "vatBook",
  (query: Period) => billingApi.getVatBook({ query }),
  billingApi.getVatBook.reads,
);
