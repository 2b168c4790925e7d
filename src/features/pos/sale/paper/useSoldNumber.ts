import { useSelector } from "react-redux";

import type { Sale } from "@/contract/pos/till";
import { documentNumber } from "@/domain/billing/issueRules";

import { selectTicket } from "../state/ticketSlice";
import type { Till } from "../state/tillLoad";

/** The number of the document of a sale: the server's, and until it is stored that of the till. "" for a charge. */
export function useSoldNumber(sale: Sale | undefined, { series }: Till): string {
  const { stored } = useSelector(selectTicket);
  if (!sale) return "";
  if (stored?.id === sale.id) return stored.number;
  return sale.number === undefined ? "" : documentNumber(series, sale.number);
}
