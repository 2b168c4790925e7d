import { createLoad } from "@/shared/load/createLoad";

import { ratesApi } from "../edit/rateWrites";

/** The last acts. */
export const rateHistory = createLoad("rateHistory", () => ratesApi.getRateHistory(), ratesApi.getRateHistory.reads);
