import { accountActions, type AccountInput } from "../account/account";
import type { Permission } from "../actions";
import type { Product } from "../property";
import type { Reason } from "./reservationReasons";
import type { RecordId } from "../formats";

/** The product as it was when the extra was agreed: later changes do not affect those who have it. */
export type AgreedProduct = Pick<Product, "name" | "price" | "per" | "vat">;

/** Something sold with the stay; its total is price × quantity × the number of its units. */
export interface ReservationExtra {
  id: RecordId;
  productId: RecordId;
  quantity: number;
  /** Undefined in a draft. */
  agreed?: AgreedProduct;
}

/** The acts on the folio, which is the account of a stay. `group` sets the stays that it pays for. */
export const folioActions = [...accountActions, "group"] as const;
export type FolioAction = (typeof folioActions)[number];

export interface FolioInput extends AccountInput {
  /** For `group`: the reservations whose window this folio pays. An empty list ends it. */
  memberIds: RecordId[];
}

export interface FolioAct extends Partial<FolioInput> {
  version: number;
}

/** Permission to post to the folio now. Each line has its own rule for a correction. */
export interface FolioPermission extends Permission<FolioAction, Reason> {}
