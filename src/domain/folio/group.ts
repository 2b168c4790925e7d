import type { Charge, FolioInput, GroupChoice, OtherStay, RoutedKind } from "@/contract/reservations/folio";
import { folioLimits } from "@/contract/reservations/folio";
import type { Reason } from "@/contract/reasons";
import type { Reservation } from "@/contract/reservations/reservations";

import { isEnded } from "../reservations/situationOf";
import { type FolioFault, isBlank, tooLongIn } from "./folioFaults";
import { folioReason } from "./folioReason";
import { unbillReasons } from "./folioPermissions";
import { inWindow, type Routing, ruledWindow } from "./windows";

/**
 * The lines that a member hands over, as the leader's folio shows them: each where the leader's own line of its kind is.
 * They are derived at each look and stored nowhere, so that each is revenue once, in the member's folio.
 */
export function groupLines(
  lines: readonly Charge[],
  member: OtherStay,
  { billing }: Pick<Routing, "billing">,
): Charge[] {
  const keyOf = (key: string) => `group:${member.id}:${key}`;
  return inWindow(lines, "company").map(({ movedFrom: _, ...line }) => ({
    ...line,
    id: keyOf(line.id),
    sourceRef: keyOf(line.sourceRef),
    ...(line.corrects !== undefined && { corrects: keyOf(line.corrects) }),
    ...(line.splits !== undefined && { splits: keyOf(line.splits) }),
    member,
    window: ruledWindow(kindOf(line, lines), billing),
  }));
}

/** By which a line is routed; a correction and a part are routed as their line. */
function kindOf(line: Charge, lines: readonly Charge[]): RoutedKind {
  const root = lines.find(({ id }) => id === (line.corrects ?? line.splits));
  if (root) return kindOf(root, lines);
  return line.kind === "room" || line.kind === "extra" || line.kind === "fee" ? line.kind : "posted";
}

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
    return unbillReasons(joining).length > 0 ? [folioReason("GROUP_IN_USE", { guest: name })] : [];
  if (isEnded(state)) return [folioReason("GROUP_STAY_OVER", { guest: name })];
  if (billing) return [folioReason("GROUP_OTHER_PAYER", { guest: name, group: billing.name })];
  return isLeading ? [folioReason("GROUP_OTHER_LEADER", { guest: name })] : [];
}

/** What a group has to say: its name, what its folio pays, and for whom. */
export function groupFaults(
  { payer = "", routed = [], memberIds = [] }: Partial<FolioInput>,
  isGroup: boolean,
): FolioFault[] {
  // the last one is taken out
  if (isGroup && memberIds.length === 0) return [];
  return [
    ...(isBlank(payer) ? [{ field: "payer" as const, reason: folioReason("GROUP_NAME_MISSING") }] : []),
    ...tooLongIn("payer", payer, folioLimits.letters),
    ...(routed.length === 0 ? [{ field: "routed" as const, reason: folioReason("GROUP_ROUTED_MISSING") }] : []),
    ...(memberIds.length === 0 ? [{ field: "memberIds" as const, reason: folioReason("GROUP_EMPTY") }] : []),
  ];
}

/** Who stays, comes or goes against the reasons for it. */
export const choiceFaults = (choices: readonly GroupChoice[], memberIds: readonly string[]): FolioFault[] =>
  choices
    .filter(({ id, isMember }) => isMember !== memberIds.includes(id))
    .flatMap(({ reasons }) => reasons.map((reason) => ({ field: "memberIds" as const, reason })));
