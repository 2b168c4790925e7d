import { createLoad } from "@/shared/load/createLoad";

import { billingApi } from "./billingApi";

export const receivables = createLoad(
  "receivables",
  () => billingApi.listReceivables(),
  billingApi.listReceivables.reads,
);
