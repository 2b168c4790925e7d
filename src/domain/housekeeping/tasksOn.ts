import type { ComingTask } from "@/contract/day/close";
import type { CivilDate, Room } from "@/contract/property";
import type { CleaningKind, CleaningStep } from "@/contract/rooms/cleaningTasks";
import type { Reservation } from "@/contract/reservations/reservations";

import { addDays } from "../civilDate";
import { isLinenDue, linenSince } from "./linen";
import { livesIn, roomOf } from "../reservations/roomOf";

/** A stay as far as its rooms have to be cleaned. */
export interface CleanedStay extends Pick<
  Reservation,
  "state" | "arrival" | "departure" | "dayRoomId" | "checkedOutOn"
> {
  nights: Reservation["nights"];
  eta?: string;
  isVip?: boolean;
  extras?: readonly { productId: string }[];
  /** Rooms that the guest has left on the day of going into them. */
  roomsLeft?: readonly { roomId: string; on: CivilDate }[];
}

/** The rooms on a date. */
export interface CleaningDay<CodedRoom> {
  date: CivilDate;
  /** `HH:mm` */
  checkInTime: string;
  /** In use, by number. */
  rooms: readonly CodedRoom[];
  /** Arrivals of the day before are expected to have slept: the date is yet to come. */
  isAhead: boolean;
  isDirty: (roomId: string) => boolean;
  /** A guest has left it, on that day or before, and it has not been clean since. */
  isLeftDirty?: (roomId: string) => boolean;
  /** Out of order on the date. */
  isBlocked?: (roomId: string) => boolean;
  /** The kind of a task that was begun: it stays, whatever becomes of its stay. */
  begunAs?: (roomId: string) => CleaningKind | undefined;
  /** The guest did not want to be disturbed the day before either. */
  isSecondDay?: (roomId: string) => boolean;
  /** Whether the room of a guest was cleaned on an earlier date; all were, unless this says otherwise. */
  isServiced?: (roomId: string, on: CivilDate) => boolean;
}

export interface DueTask<CodedRoom> {
  room: CodedRoom;
  kind: CleaningKind;
  isAwaited: boolean;
  isUrgent: boolean;
  isVip: boolean;
  /** Who has slept in it has not left it yet. */
  isSleeperIn: boolean;
  linen: boolean;
  linenSince: CivilDate | "";
  /** From 0, the most urgent. */
  priority: number;
  extras: readonly { productId: string }[];
}

/** An arrival before this hour is of the night that begins on the business date. */
const NIGHT_ENDS = "05:00";

/** By priority: a room that is waited for, departures with an arrival, departures, what is made ready, stays, the rest. */
const priorities = ["urgent", "awaited", "departure", "ready", "stay", "rest"] as const;

/**
 * The rooms to clean on a date, each once: those that a guest leaves or has left that day, those whose guest stays, empty
 * ones that are dirty, and those that a VIP comes into. The most urgent first, then by number.
 */
export function tasksOn<CodedRoom extends Pick<Room, "id" | "number">>(
  stays: readonly CleanedStay[],
  day: CleaningDay<CodedRoom>,
): DueTask<CodedRoom>[] {
  const slept = new Map(stays.flatMap((stay) => sleptIn(stay, day).map((roomId) => [roomId, stay] as const)));
  const left = new Set(stays.flatMap((stay) => leftOn(stay, day.date)));
  const arriving = new Map(
    stays.filter((stay) => isArriving(stay, day.date)).map((stay) => [roomOf(stay, day.date), stay] as const),
  );
  const tasks = day.rooms.flatMap((room): DueTask<CodedRoom>[] => {
    const { id } = room;
    const guest = slept.get(id);
    const arrival = arriving.get(id);
    const kind = kindOf(id, { guest, arrival, isLeft: left.has(id) }, day);
    if (!kind) return [];
    const isStay = kind === "stay" || kind === "check";
    const isUrgent =
      arrival !== undefined && isEarly(arrival, day.checkInTime) && (guest !== undefined || day.isDirty(id));
    const isAwaited = arrival !== undefined;
    const isDone = (on: CivilDate) => day.isServiced?.(id, on) ?? true;
    const since = isStay && guest ? linenSince(guest.nights, id, day.date, isDone) : "";
    return [
      {
        room,
        kind,
        isAwaited,
        isUrgent,
        isVip: Boolean(isStay ? guest?.isVip : arrival?.isVip),
        isSleeperIn: guest !== undefined && livesIn(guest, id, day.date),
        linen: kind === "departure" || (since !== "" && isLinenDue(since, day.date)),
        linenSince: since,
        priority: priorityOf(kind, isAwaited, isUrgent),
        extras: guest?.extras ?? [],
      },
    ];
  });
  return tasks.toSorted(
    (one, other) => one.priority - other.priority || (one.room.number < other.room.number ? -1 : 1),
  );
}

interface Uses {
  /** Who has slept in the room the night before. */
  guest?: CleanedStay;
  arrival?: CleanedStay;
  /** A guest has left it that day, without a night. */
  isLeft: boolean;
}

/** Undefined where the room needs nothing. */
function kindOf<CodedRoom>(
  roomId: string,
  { guest, arrival, isLeft }: Uses,
  { date, isDirty, isLeftDirty, isBlocked, begunAs, isSecondDay }: CleaningDay<CodedRoom>,
): CleaningKind | undefined {
  const begun = begunAs?.(roomId);
  const isStaying = guest !== undefined && isIn(guest, roomId, date);
  if (isStaying) return begun === "check" || isSecondDay?.(roomId) ? "check" : "stay";
  if (guest || isLeft) return "departure";
  if (begun) return begun;
  if (isBlocked?.(roomId)) return undefined;
  if (isDirty(roomId)) return isLeftDirty?.(roomId) ? "departure" : "touchUp";
  return arrival?.isVip ? "vip" : undefined;
}

/** The guest keeps the room on the date. */
const isIn = (stay: CleanedStay, roomId: string, date: CivilDate) =>
  stay.state !== "checkedOut" && stay.departure > date && roomOf(stay, date) === roomId;

/** The room of the night before the date; day use that has not been left counts as one. */
function sleptIn(stay: CleanedStay, { date, isAhead }: Pick<CleaningDay<unknown>, "date" | "isAhead">): string[] {
  const { state, checkedOutOn, arrival, nights, dayRoomId } = stay;
  const isOut = state === "checkedOut" && checkedOutOn === date;
  if (state !== "inHouse" && !isOut && !(isAhead && state === "confirmed")) return [];
  const room = nights.length === 0 ? dayRoomId : nights.find((night) => night.date === addDays(date, -1))?.roomId;
  return room !== undefined && arrival < date ? [room] : [];
}

/** Rooms that a guest has left on the date: at the check-out, or for good for another room on the day of going in. */
const leftOn = (stay: CleanedStay, date: CivilDate): string[] => [
  ...(stay.state === "checkedOut" && stay.checkedOutOn === date ? [roomOf(stay, stay.departure)] : []),
  ...(stay.roomsLeft ?? [])
    .filter(({ on, roomId }) => on === date && !livesIn(stay, roomId, date))
    .map(({ roomId }) => roomId),
];

const isArriving = ({ state, arrival }: CleanedStay, date: CivilDate) => state === "confirmed" && arrival === date;

/** Comes before the hour of the check-in, or has paid for that. */
const isEarly = ({ eta = "", extras = [] }: CleanedStay, checkInTime: string) =>
  (eta >= NIGHT_ENDS && eta < checkInTime) || extras.some(({ productId }) => productId === "earlyCheckIn");

function priorityOf(kind: CleaningKind, isAwaited: boolean, isUrgent: boolean): number {
  const rank = {
    departure: isAwaited ? "awaited" : "departure",
    vip: "ready",
    stay: "stay",
    check: "stay",
    touchUp: isAwaited ? "ready" : "rest",
  } as const;
  return priorities.indexOf(isUrgent ? "urgent" : rank[kind]);
}

/** As the night close lists it. */
export const toComingTask = ({ room, kind, isAwaited }: DueTask<Pick<Room, "number">>): ComingTask => ({
  room: room.number,
  kind,
  isAwaited,
});

const steps: Record<CleaningKind, CleaningStep[]> = {
  departure: ["linen", "bathroom", "towels", "minibar", "forgotten"],
  stay: ["bed", "bathroom", "towels", "minibar"],
  touchUp: ["air", "bathroom"],
  vip: ["air"],
  check: ["knock", "bed", "bathroom", "towels"],
};

/** In the order of the work. */
export function checklistOf({ kind, linen, isVip, isAwaited }: Omit<DueTask<unknown>, "room">): CleaningStep[] {
  const isForVip = isVip && (isAwaited || kind === "vip");
  const own = steps[kind].map((step) => (step === "bed" && linen ? "linen" : step));
  return isForVip ? [...own, "welcome"] : own;
}
