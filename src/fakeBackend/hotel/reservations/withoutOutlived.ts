import type { Charge } from "@/contract/account/account";
import { outlivedAllowances } from "@/domain/folio/allowances";

import type { StoredReservation } from "../books/StoredReservation";
import type { Hotel } from "../Hotel";
import { linesOfGroup } from "./groupOf";

/** The stay without the allowances that are more than is left of its bill. `reason` stands in their corrections. */
export function withoutOutlived(
  stay: StoredReservation,
  hotel: Hotel,
  reason = "Cambio de la estancia",
): StoredReservation {
  const { products, property } = hotel;
  const group = linesOfGroup(stay, hotel, "all");
  const ended = outlivedAllowances({ stay, group, products, date: property.businessDate, reason });
  const lines = ended.map((line) => ({ ...line, id: endedAt(stay, line), sourceRef: endedAt(stay, line) }));
  return lines.length > 0 ? { ...stay, charges: [...stay.charges, ...lines] } : stay;
}

/** One for each change of a stay: it is of the version that was changed. */
export const endedAt = (
  { id, version }: Pick<StoredReservation, "id" | "version">,
  { corrects = "" }: Pick<Charge, "corrects">,
) => `correction:${id}:${version}:${corrects}`;
