import { onDemand } from "@/shared/ui/states/onDemand";

/** No page needs it before two dates are shown. */
export const LazySaidNights = onDemand(async () => (await import("./SaidNights")).SaidNights, null);
