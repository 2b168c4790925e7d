import type { DeskRow } from "@/contract/reservations/desk";
import { numberFound } from "@/domain/reservations/stayNumbers";
import { textSearch } from "@/domain/text/textSearch";
import type { BilledStay } from "@/shared/stay/record/billedStay";

/** The rows that a search finds: by name, room, group, a number that the guest has in hand, or the invoice that bills them. */
export function soughtRows(rows: readonly DeskRow[], sought: string, billed?: BilledStay): DeskRow[] {
  const isFound = textSearch(sought);
  return rows.flatMap((row) => {
    const { customer, room, id, group, numbers } = row;
    const named = [customer, room, id, group?.name].join(" ");
    const foundBy = id === billed?.id ? billed.foundBy : numberFound(sought, numbers, named);
    return foundBy || isFound(named) ? [{ ...row, foundBy }] : [];
  });
}
