import { accountActions, type AccountInput } from "../account/account";
import type { Permission } from "../actions";
import type { Product } from "../property";
import type { Reason } from "./reservationReasons";
import type { RecordId } from "../formats";

/** A product as it was when an extra was agreed: a later change of the product is not for those who have it. */
export type AgreedProduct = Pick<Product, "name" | "price" | "per" | "vat">;

/** Something sold with the stay; its total is price × quantity × the number of its units. */
export interface ReservationExtra {
  id: RecordId;
  productId: RecordId;
  quantity: number;
  /** None in a draft. */
  agreed?: AgreedProduct;
}

/** The acts on the folio, which is the account of a stay; `group` says for whom it pays. */
export const folioActions = [...accountActions, "group"] as const;
export type FolioAction = (typeof folioActions)[number];

/** The fields of an act on a folio. */
export interface FolioInput extends AccountInput {
  /** group: the reservations whose window this folio pays; none ends it. */
  memberIds: RecordId[];
}

export interface FolioAct extends Partial<FolioInput> {
  version: number;
}

/** Permission to post to the folio now. Whether a single line may be corrected is a rule of the line. */
export interface FolioPermission extends Permission<FolioAction, Reason> {}
