import type { DeskRow } from "@/contract/reservations/desk";
import { numberFound } from "@/domain/reservations/stayNumbers";
import { textSearch } from "@/domain/text/textSearch";

/** The rows that a search finds: by name, room, group, or a number that the guest has in hand. */
export function soughtRows(rows: readonly DeskRow[], sought: string): DeskRow[] {
  const isFound = textSearch(sought);
  return rows.flatMap((row) => {
    const { customer, room, id, group, numbers } = row;
    const named = [customer, room, id, group?.name].join(" ");
    const foundBy = numberFound(sought, numbers, named);
    return foundBy || isFound(named) ? [{ ...row, foundBy }] : [];
  });
}
