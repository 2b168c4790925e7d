import type { DeskRow } from "@/contract/reservations/desk";
import { isFoundIn } from "@/shared/format/isFoundIn";

/** The rows that a search finds: by name, room, number or group. */
export const soughtRows = (rows: readonly DeskRow[], sought: string): DeskRow[] =>
  rows.filter(({ customer, room, id, group }) => isFoundIn([customer, room, id, group?.name].join(" "), sought));
