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
  /** The first night that gets the room, `[from, to)`; nights before the business date keep theirs. */
  from: CivilDate;
  to: CivilDate;
  /** Null takes the room away. */
  roomId: RecordId | null;
  /** The room's type is sold from now on, at its price of today. */
  isRepriced: boolean;
  /** Required when a guest in the house changes rooms. */
  moveReason?: RoomMoveReason;
  /** Why the guest gets a simpler room than was sold: it is refused without. The history keeps it. */
  note?: LongText;
  /** Required when a guest in the house leaves earlier than agreed. */
  unusedNights?: UnusedNights;
}

/** The price of a stay with its extras after a move, or the reasons against it. */
export interface MovePrice {
  total: Cents;
  reasons: Reason[];
}

export interface MovePrices {
  /** The price before the move. */
  agreed: Cents;
  kept: MovePrice;
  repriced: MovePrice;
  /** The price of the nights after an earlier departure. */
  unused: Cents;
}

/** The result of each move, as of a change of the hotel. */
export interface MovesReply {
  asOf: number;
  results: MoveResult[];
}
