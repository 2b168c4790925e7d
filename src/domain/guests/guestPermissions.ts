import type { Guest } from "@/contract/people/guest";
import {
  type GuestAction,
  guestActions,
  type GuestPermission,
  type GuestReason,
  guestReasonTexts,
} from "@/contract/guests/guestProfile";

import { permissionFor } from "../permissionFor";
import { reasonsFrom } from "../reasonFor";
import type { GuestFacts } from "./guestFacts";

export interface RuledGuest {
  guest: Pick<Guest, "isAnonymised" | "unwelcome">;
  facts: Pick<GuestFacts, "active" | "open">;
  /** ISO 4217 code. */
  currency: string;
}

type Guard = (ruled: RuledGuest) => GuestReason[];

const needsPerson: Guard = ({ guest }) => (guest.isAnonymised ? [guestReason("GUEST_ANONYMISED")] : []);

const guards: Record<GuestAction, Guard[]> = {
  edit: [needsPerson],
  merge: [needsPerson],
  markUnwelcome: [needsPerson, ({ guest }) => (guest.unwelcome ? [guestReason("GUEST_IS_UNWELCOME")] : [])],
  clearUnwelcome: [({ guest }) => (guest.unwelcome ? [] : [guestReason("GUEST_IS_WELCOME")])],
  anonymise: [
    needsPerson,
    ({ facts: { active } }) => (active > 0 ? [guestReason("GUEST_STAY_ACTIVE", { count: active })] : []),
    ({ facts: { open }, currency }) =>
      open > 0 ? [guestReason("GUEST_OPEN_BALANCE", { amount: open, currency })] : [],
  ],
  delete: [({ facts: { active } }) => (active > 0 ? [guestReason("GUEST_HAS_RESERVATIONS", { count: active })] : [])],
};

/** Why the action may not be done now; empty when it may. */
export const guestReasonsAgainst = (action: GuestAction, ruled: RuledGuest): GuestReason[] =>
  guards[action].flatMap((guard) => guard(ruled));

/** A mark is set where there is none, and cleared where there is one. */
const isApplicable = (action: GuestAction, { guest: { unwelcome } }: RuledGuest): boolean =>
  action === "markUnwelcome" ? !unwelcome : action !== "clearUnwelcome" || unwelcome !== undefined;

/** Every action with whether it may be done now and, where not, why. */
export const guestPermissions = (ruled: RuledGuest): GuestPermission[] =>
  guestActions.map((action) => permissionFor(action, guestReasonsAgainst(action, ruled), isApplicable(action, ruled)));

/** A reason of the guest registry, with its sentence in the Spanish of the front desk. */
export const guestReason = reasonsFrom(guestReasonTexts);
