import { createLoad } from "@/shared/load/createLoad";

import { billingApi } from "./billingApi";

/** Accounts on credit, with their debts by age. */
export const receivables = createLoad(
  "receivables",
  () => billingApi.listReceivables(),
  billingApi.listReceivables.reads,
);
