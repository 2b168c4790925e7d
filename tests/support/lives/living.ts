import type { Random } from "@/fakeBackend/core/random";

import type { LivesHotel } from "./livesHotel";

/** Those of the desk; another room is an act of its own. */
export const methods = ["card", "cash", "transfer", "agency", "receivable"] as const;
/** Those that money comes by. */
export const moneyMethods = ["card", "cash", "transfer"] as const;

export interface Living extends Random {
  id: string;
  /** Unique to the step. */
  ref: string;
  lives: LivesHotel;
  stays: readonly string[];
}

export type Act = (living: Living) => Promise<unknown>;

/** Of a line of the folio, or of one that is still to come; "" without one. */
export async function someLine({ id, lives, next, pick }: Living): Promise<string> {
  const { charges, upcoming } = await lives.stayOf(id);
  const lines = next() < 0.8 ? charges : upcoming;
  return lines.length > 0 ? pick(lines).id : "";
}

export async function someDeposit({ id, lives, pick }: Living): Promise<string> {
  const { payments } = await lives.stayOf(id);
  const deposits = payments.filter(({ kind }) => kind === "deposit");
  return deposits.length > 0 ? pick(deposits).id : "";
}

export async function numberedOf({ id, lives }: Living) {
  const rows = await lives.documentsOf(id);
  return rows.filter(({ number }) => number !== "");
}
