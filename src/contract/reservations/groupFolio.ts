import type { Cents, CivilDate } from "../property";
import type { Reason } from "./reservationReasons";
import type { OtherStay } from "../account/account";
import type { RoutedKind } from "../account/accountWindows";

/** A folio shared by a group: the leader's folio pays what the others hand over. */
export interface GroupFolio {
  name: string;
  leader: OtherStay;
  /** The kinds that the leader's folio pays for the members. */
  routed: RoutedKind[];
  /** The open balance of the leader's folio, with all that is handed over. */
  balance: Cents;
  members: GroupMember[];
}

export interface GroupMember extends OtherStay {
  /** The total of its window, posted or not. */
  handedOver: Cents;
}

/** A reservation that is in a group, or could be added to it. */
export interface GroupChoice extends OtherStay {
  arrival: CivilDate;
  departure: CivilDate;
  isMember: boolean;
  /** Reasons against adding it, or against taking it out. */
  reasons: Reason[];
}
