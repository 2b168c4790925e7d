import type { Cents, CivilDate } from "../property";
import type { MoveResult } from "./assignment";
import type { UnusedNights } from "./desk";
import type { RoomMoveReason } from "./reservationLife";
import type { Reason } from "./reservationReasons";
import type { LongText, RecordId } from "../formats";

/** A stay on other dates, or with another room on some of its nights. */
export interface StayMove {
  reservationId: RecordId;
  version: number;
  arrival: CivilDate;
  departure: CivilDate;
  /** The nights that get the room, `[from, to)`; those before the business date keep theirs. */
  from: CivilDate;
  to: CivilDate;
  /** Null takes the room away. */
  roomId: RecordId | null;
  /** The room's type is what is sold from now on, at its price of today. */
  isRepriced: boolean;
  /** Asked for when a guest in the house changes rooms. */
  moveReason?: RoomMoveReason;
  /** Why the guest gets a simpler room than was sold, without which it is refused; kept in the history. */
  note?: LongText;
  /** Asked for when a guest in the house leaves earlier than agreed. */
  unusedNights?: UnusedNights;
}

/** Price of a stay with its extras after a move, or why it is not possible so. */
export interface MovePrice {
  total: Cents;
  reasons: Reason[];
}

export interface MovePrices {
  /** Before the move. */
  agreed: Cents;
  kept: MovePrice;
  repriced: MovePrice;
  /** Of the nights after an earlier departure. */
  unused: Cents;
}

/** Result of each move, as of a change of the hotel. */
export interface MovesReply {
  asOf: number;
  results: MoveResult[];
}
