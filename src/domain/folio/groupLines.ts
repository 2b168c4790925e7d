import type { Charge, OtherStay } from "@/contract/account/account";
import type { RoutedKind } from "@/contract/account/accountWindows";

import { inWindow, ruledWindow } from "../account/windows";
import type { Routing } from "../account/placing";

/**
 * The lines that a member hands over, as the leader's folio shows them: each where the leader's own line of its kind is.
 * They are derived at each look and stored nowhere, so that each is revenue once, in the member's folio.
 */
export function groupLines(
  lines: readonly Charge[],
  member: OtherStay,
  { billing }: Pick<Routing, "billing">,
): Charge[] {
  const keyOf = (key: string) => groupLineKey(member.id, key);
  return inWindow(lines, "company").map(({ movedFrom: _, ...line }) => ({
    ...line,
    id: keyOf(line.id),
    sourceRef: keyOf(line.sourceRef),
    ...(line.corrects !== undefined && { corrects: keyOf(line.corrects) }),
    ...(line.takesOff !== undefined && { takesOff: keyOf(line.takesOff) }),
    ...(line.shareOf !== undefined && { shareOf: keyOf(line.shareOf) }),
    ...(line.splits !== undefined && { splits: keyOf(line.splits) }),
    ...(line.moveId !== undefined && { moveId: keyOf(line.moveId) }),
    member,
    window: ruledWindow(kindOf(line, lines), billing),
  }));
}

/** The id or the reference of a member's line in the folio of the group. */
export const groupLineKey = (memberId: string, key: string): string => `group:${memberId}:${key}`;

/** By which a line is routed; a correction and a part are routed as their line. */
function kindOf(line: Charge, lines: readonly Charge[]): RoutedKind {
  const root = lines.find(({ id }) => id === (line.corrects ?? line.takesOff ?? line.splits));
  if (root) return kindOf(root, lines);
  return line.kind === "room" || line.kind === "extra" || line.kind === "fee" ? line.kind : "posted";
}
