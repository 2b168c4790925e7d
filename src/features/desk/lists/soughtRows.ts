import type { DeskRow } from "@/contract/reservations/desk";
import { textSearch } from "@/domain/text/textSearch";

/** The rows that a search finds: by name, room, number or group. */
export function soughtRows(rows: readonly DeskRow[], sought: string): DeskRow[] {
  const isFound = textSearch(sought);
  return rows.filter(({ customer, room, id, group }) => isFound([customer, room, id, group?.name].join(" ")));
}
