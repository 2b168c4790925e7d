import type { Charge } from "@/contract/account/account";
import type { FolioAction, FolioInputs } from "@/contract/reservations/folio";
import type { HistoryEntry } from "@/contract/reservations/reservationHistory";

import type { Hotel } from "../hotel/Hotel";
import { type Faults, refuseFaults } from "../hotel/refusals";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import { balanceChanges, historyWith } from "../hotel/reservations/historyOf";
import type { Actor } from "../records/Actor";

/** The input of an act as it is sent: any field may be missing. */
export type Sent<Action extends FolioAction> = Partial<FolioInputs[Action]> & { version: number };

/** Does an act on the folio of a stay, or refuses with reasons; a refusal changes nothing. */
export type FolioHandler<Action extends FolioAction> = (
  stored: StoredReservation,
  act: Sent<Action>,
  hotel: Hotel,
  actor: Actor,
) => StoredReservation;

export interface FolioChange {
  /** The fields that change. Lines, payments and moves are only added; moves go with the window. */
  stored: Partial<Pick<StoredReservation, "charges" | "payments" | "billing" | "moves">>;
  /** For the history, besides the balance. */
  changes: HistoryEntry["changes"];
  note?: string;
}

/** Stores what an act has changed, a version later; the history tells what, and how the balance went. */
export function keepFolio(
  what: FolioAction,
  stored: StoredReservation,
  { stored: changed, changes, note }: FolioChange,
  hotel: Hotel,
  { by, now }: Actor,
): StoredReservation {
  const next: StoredReservation = {
    ...stored,
    ...changed,
    version: stored.version + 1,
    updatedAt: now.getTime(),
  };
  const isPosted = changed.charges !== undefined || changed.payments !== undefined;
  next.history = historyWith(stored, {
    at: now.toISOString(),
    by,
    what,
    changes: isPosted ? [...changes, ...balanceChanges(stored, next, hotel)] : changes,
    ...(note ? { note } : {}),
  });
  return hotel.put(next);
}

/** A line in the words of the books, which do not have the names of guests; a part has those of its line. */
export const wordsInBooks = (
  { charges }: Pick<StoredReservation, "charges">,
  line: Charge,
): Pick<Charge, "description" | "stay"> => {
  const { description, stay } = charges.find(({ id }) => id === line.id || id === line.splits) ?? line;
  return { description, ...(stay && { stay }) };
};

interface Fault {
  field: string;
  reason: Faults["reasons"][number];
}

/** Refuses what is missing or wrong (422), each with the sentence of its field; `fields` are those without a reason. */
export function refuseFolioFaults(faults: readonly Fault[], fields: Faults["fields"] = {}) {
  const told = Object.fromEntries(faults.map(({ field, reason }) => [field, reason.message]));
  refuseFaults({ reasons: faults.map(({ reason }) => reason), fields: { ...told, ...fields } });
}
