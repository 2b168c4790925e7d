import type { Charge } from "@/contract/account/account";
import type { Cents, CivilDate } from "@/contract/property";

import type { StayPart } from "./figureStay";

/** A line of a day that is closed. */
export type ClosedLine = Pick<Charge, "id" | "kind" | "date" | "amount" | "vat" | "window" | "corrects">;

/** The part of a stay that a closed day has kept. */
export interface ClosedPart {
  part: StayPart;
  lines: readonly ClosedLine[];
}

interface Closing {
  openNight: CivilDate;
  checkedInOn?: CivilDate | undefined;
  /** Of an older release some closed days have kept nothing. */
  isKept: (date: CivilDate) => boolean;
}

/**
 * The lines of a stay that count on days which have kept nothing. What has changed on closed days since counts on the open
 * one: a breakfast that is ordered afterwards, people who are fewer now. The night of a guest who came after its close stays
 * on its own date.
 */
export function sinceClosed(
  lines: readonly Charge[],
  closed: readonly ClosedPart[],
  { openNight, checkedInOn = "", isKept }: Closing,
): Charge[] {
  const before = closed.flatMap((one) => one.lines);
  const [keptOn, keptIds] = [new Set(closed.map(({ part }) => part.date)), new Set(before.map(({ id }) => id))];
  const isLate = ({ id, kind, date }: Charge) => kind === "room" && date < checkedInOn && !keptIds.has(id);
  const isOver = (line: Charge) =>
    line.date < openNight && !isLate(line) && (keptOn.has(line.date) || isKept(line.date));
  const changes = changesOf(lines.filter(isOver), before).map((line) => ({ ...line, date: openNight }));
  return [...lines.filter((line) => !isOver(line)), ...changes];
}

/** By line: what it is now, less what it was. A night is not sold again, so that its change is a correction of it. */
function changesOf(now: readonly Charge[], before: readonly ClosedLine[]): Charge[] {
  const change = new Map<string, { line: Charge; amount: Cents }>();
  const add = (line: Charge, amount: Cents) =>
    change.set(line.id, { line, amount: (change.get(line.id)?.amount ?? 0) + amount });
  for (const line of before) add({ sourceRef: line.id, description: "", ...line }, 0 - line.amount);
  for (const line of now) add(line, line.amount);
  return [...change.values()].flatMap(({ line, amount }) => {
    if (amount === 0) return [];
    const asNight = line.kind === "room" ? { kind: "correction" as const, corrects: line.id } : {};
    return { ...line, ...asNight, amount, quantity: undefined };
  });
}
