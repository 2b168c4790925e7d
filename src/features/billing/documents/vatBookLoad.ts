import type { CivilDate } from "@/contract/property";
import { createLoad } from "@/shared/load/createLoad";

import { billingApi } from "../base/billingApi";

export interface Period {
  from: CivilDate;
  to: CivilDate;
}

export const vatBook = createLoad(
  "vatBook",
  (query: Period) => billingApi.getVatBook({ query }),
  billingApi.getVatBook.reads,
);
