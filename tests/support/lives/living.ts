import type { Random } from "@/fakeBackend/core/random";
import { toReservation } from "@/fakeBackend/hotel/reservations/toReservation";

import type { LivesHotel } from "./livesHotel";

/** Those of the desk; another room is an act of its own. */
export const methods = ["card", "cash", "transfer", "agency", "receivable"] as const;

export interface Living extends Random {
  id: string;
  /** Unique to the step. */
  ref: string;
  lives: LivesHotel;
  stays: readonly string[];
}

export type Act = (living: Living) => Promise<unknown>;

export const shown = ({ id, lives: { hotel } }: Living) => toReservation(hotel.get(id), hotel);

/** Of a line of the folio, or of one that is still to come; "" without one. */
export function someLine(living: Living): string {
  const { charges, upcoming } = shown(living);
  const lines = living.next() < 0.8 ? charges : upcoming;
  return lines.length > 0 ? living.pick(lines).id : "";
}

export function someDeposit(living: Living): string {
  const { id, lives, pick } = living;
  const deposits = lives.hotel.get(id).payments.filter(({ kind }) => kind === "deposit");
  return deposits.length > 0 ? pick(deposits).id : "";
}
