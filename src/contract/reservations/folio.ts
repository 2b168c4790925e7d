import { accountActions } from "../account/account";
import type { AccountFields, AccountInputs } from "../account/accountActs";
import type { RoutedKind } from "../account/accountWindows";
import type { Permission } from "../actions";
import type { Product } from "../property";
import type { Reason } from "./reservationReasons";
import type { PeopleCount, RecordId } from "../formats";

/** The product as it was when the extra was agreed: later changes do not affect those who have it. */
export type AgreedProduct = Pick<Product, "name" | "price" | "per" | "vat">;

/** Something sold with the stay; its total is price × quantity × the number of its units. */
export interface ReservationExtra {
  id: RecordId;
  productId: RecordId;
  quantity: number;
  /**
   * Of what is sold by the person: for how many, by night from the first; the last number counts for all further nights.
   * For all people unless given.
   * @maxItems planningNights.most
   */
  people?: PeopleCount[];
  /** Undefined in a draft. */
  agreed?: AgreedProduct;
}

/** The acts on the folio, which is the account of a stay. `group` sets the stays that it pays for. */
export const folioActions = [...accountActions, "group"] as const;
export type FolioAction = (typeof folioActions)[number];

export interface GroupInput {
  /** The reservations whose window this folio pays; none ends it. */
  memberIds: RecordId[];
  /** Name of the group, while it has members. @maxLength accountLimits.letters */
  payer?: string;
  /** Of members: what this folio pays of theirs. */
  routed?: RoutedKind[];
}

/** The input of each act on a folio. */
export interface FolioInputs extends AccountInputs {
  group: GroupInput;
}

type Upon<Action extends FolioAction> = FolioInputs[Action] & {
  /** Of the reservation, as it was read. */
  version: number;
};

/** Posts a charge, to another stay where it names one. */
type ChargeAct = Upon<"charge">;
/** Takes a payment; one by another room charges that room. */
type PayAct = Upon<"pay">;
/** Gives money back. */
type RefundAct = Upon<"refund">;
/** Takes an amount off the bill. */
type AllowAct = Upon<"allow">;
/** Cancels a line or a payment by one of its own. */
type CorrectAct = Upon<"correct">;
/** Moves a line to the other window. */
type MoveAct = Upon<"move">;
/** Opens the window of a company, or changes it. */
type BillAct = Upon<"bill">;
/** Closes the window of a company. */
type UnbillAct = Upon<"unbill">;
/** Makes both windows pay the same. */
type HalveAct = Upon<"halve">;
/** Says for whom the folio pays: all of them change, or none. */
type GroupAct = Upon<"group">;

/** The body of an act, by its action. */
export type FolioAct =
  | ChargeAct
  | PayAct
  | RefundAct
  | AllowAct
  | CorrectAct
  | MoveAct
  | BillAct
  | UnbillAct
  | HalveAct
  | GroupAct;

/** Any field of the acts, as a browser has kept them or a stranger sends them. */
export type FolioFields = AccountFields & Partial<GroupInput>;

/** Permission to post to the folio now. Whether a single line may be corrected is a rule of the line. */
export interface FolioPermission extends Permission<FolioAction, Reason> {}
