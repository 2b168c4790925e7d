import type { Planning } from "@/contract/reservations/planning";
import type { StayMove } from "@/contract/reservations/stayMoves";
import type { Reason } from "@/contract/reservations/reservationReasons";

import { isForRoom } from "../reservations/extension";
import { barsOfRooms, type StayBar } from "./barsOfRooms";
import { type BarGoal, type Judge, moveOf } from "./judgeMove";

/** Outcome of dropping a bar. */
export interface Drop {
  moves: StayMove[];
  /** The bar that swaps rooms with it. */
  partner?: StayBar;
  /** It would go on in its room, which is not free: others are offered. */
  isExtension?: boolean;
  /** Why it cannot be dropped there. */
  reasons: Reason[];
}

/** As if it were said why a guest gets a simpler room, which is asked for after the drop. */
export const explained = (move: StayMove): StayMove => ({ ...move, note: "-" });

/** A bar moves where its nights are free. Dropped on another bar, on its own nights, it swaps rooms with that one. */
export function dropOf(dropped: StayBar, goal: BarGoal, judge: Judge, planning: Planning): Drop {
  const move = moveOf(dropped, goal);
  const reasons = judge.ofMove(dropped.bar, explained(move));
  const { stay, bar } = dropped;
  const isLonger = bar.to === stay.departure && goal.to > bar.to && goal.from === bar.from && !bar.isDay;
  if (isLonger && goal.roomId === bar.roomId && isForRoom(reasons))
    return { moves: [move], isExtension: true, reasons: [] };
  const isTaken = reasons.some(({ code }) => code === "ROOM_TAKEN");
  const partner = isTaken ? partnerOf(dropped, goal, planning) : undefined;
  if (!partner) return { moves: [move], reasons };
  const moves = swapOf(dropped, partner);
  const againstSwap = judge.ofMoves(moves.map(explained));
  return againstSwap.length === 0
    ? { moves, partner, reasons: [] }
    : { moves: [move], reasons: [...reasons, ...againstSwap] };
}

/** Two bars in each other's room, each on its own nights. */
export const swapOf = (one: StayBar, other: StayBar): StayMove[] => [
  moveOf(one, { ...one.bar, roomId: other.bar.roomId ?? null }),
  moveOf(other, { ...other.bar, roomId: one.bar.roomId ?? null }),
];

/** The one bar that has the room from tonight on, on nights of the other; undefined where there are several. */
function partnerOf({ stay, bar }: StayBar, { roomId, from, to }: BarGoal, planning: Planning): StayBar | undefined {
  if (bar.roomId === undefined || roomId === bar.roomId || from !== bar.from || to !== bar.to) return undefined;
  const ahead = from < planning.businessDate ? planning.businessDate : from;
  const inRoom = roomId === null ? [] : (barsOfRooms(planning).get(roomId) ?? []);
  const partners = inRoom.filter((other) => other.stay.id !== stay.id && other.bar.from < to && ahead < other.bar.to);
  return partners.length === 1 ? partners[0] : undefined;
}
