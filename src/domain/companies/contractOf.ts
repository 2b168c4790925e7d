import type { SoldTo } from "@/contract/reservations/soldTo";

/** Whose contract gives the prices of a stay: that of the company, or else of the agency. */
export const contractOf = ({ company, agency }: { company?: SoldTo | null; agency?: SoldTo | null }) =>
  [company, agency].find((one) => one?.hasRates) ?? undefined;
