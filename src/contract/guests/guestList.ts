import type { CountryCode } from "../formats";
import type { Guest, GuestFigures, RegisterField } from "../people/guest";
import type { GuestReason } from "./guestProfile";
import type { ListFilter } from "../list";

export interface GuestRow
  extends
    GuestFigures,
    Pick<Guest, "id" | "phone" | "email" | "country" | "company" | "isVip" | "isAnonymised" | "unwelcome" | "version"> {
  name: string;
  missing: RegisterField[];
  /** Why they cannot be deleted; none where they can. */
  againstDeletion: GuestReason[];
}

/**
 * The segments that a front desk opens again and again. Arriving: today or within seven days, and overdue. Returning:
 * two stays or more. Incomplete: the register of travellers would be refused.
 */
export type GuestView = "inHouse" | "arriving" | "returning" | "vip" | "company" | "unwelcome" | "incomplete";

export type GuestColumn = keyof Pick<
  GuestRow,
  "name" | "phone" | "email" | "country" | "stays" | "nights" | "spend" | "lastStay"
>;

/** `text` finds part of the name, e-mail, document or telephone; `+34`, `0034` and no prefix are the same. */
export interface GuestFilter extends ListFilter<GuestColumn, GuestView> {
  country?: CountryCode;
}
