import type { GroupInput } from "@/contract/reservations/folio";
import type { GroupChoice } from "@/contract/reservations/groupFolio";
import { accountLimits } from "@/contract/account/account";
import type { Reason } from "@/contract/reservations/reservationReasons";
import type { Reservation } from "@/contract/reservations/reservations";

import { isEnded } from "../reservations/situationOf";
import { type AccountFault, isBlank, tooLongIn } from "../account/inputFaults";
import { accountReason } from "../account/ruledAccount";
import { unbillReasons } from "../account/accountRules";

type Joining = Pick<Reservation, "state" | "charges" | "payments" | "billing" | "moves">;

/** Why a reservation cannot be added to the group of a leader, or taken out; `name` is its room and guest. */
export function choiceReasons(
  joining: Joining,
  name: string,
  leaderId: string,
  /** It leads a group itself. */
  isLeading: boolean,
): Reason[] {
  const { state, billing } = joining;
  if (billing?.leader === leaderId)
    return unbillReasons(joining).length > 0 ? [accountReason("GROUP_IN_USE", { guest: name })] : [];
  if (isEnded(state)) return [accountReason("GROUP_STAY_OVER", { guest: name })];
  if (billing) return [accountReason("GROUP_OTHER_PAYER", { guest: name, group: billing.name })];
  return isLeading ? [accountReason("GROUP_OTHER_LEADER", { guest: name })] : [];
}

/** Faults of a group: its name, the kinds that its folio pays, and its members. */
export function groupFaults(
  { payer = "", routed = [], memberIds = [] }: Partial<GroupInput>,
  isGroup: boolean,
): AccountFault[] {
  // the last one is taken out
  if (isGroup && memberIds.length === 0) return [];
  return [
    ...(isBlank(payer) ? [{ field: "payer" as const, reason: accountReason("GROUP_NAME_MISSING") }] : []),
    ...tooLongIn("payer", payer, accountLimits.letters),
    ...(routed.length === 0 ? [{ field: "routed" as const, reason: accountReason("GROUP_ROUTED_MISSING") }] : []),
    ...(memberIds.length === 0 ? [{ field: "memberIds" as const, reason: accountReason("GROUP_EMPTY") }] : []),
  ];
}

/** Who stays, comes or goes against the reasons for it. */
export const choiceFaults = (choices: readonly GroupChoice[], memberIds: readonly string[]): AccountFault[] =>
  choices
    .filter(({ id, isMember }) => isMember !== memberIds.includes(id))
    .flatMap(({ reasons }) => reasons.map((reason) => ({ field: "memberIds" as const, reason })));
