import type {
  BlockDraft,
  BlockReason,
  Planning,
  PlanningBar,
  PlanningStay,
  StayMove,
} from "@/contract/reservations/planning";
import type { CivilDate, Room } from "@/contract/property";
import type { Reason } from "@/contract/reasons";

import { dayNumber } from "../civilDate";
import { availabilityReasons, type NightCount, type RoomNight, roomReasons } from "../rates/availability";
import { reasonFor } from "../reasonFor";
import { takesRooms } from "../reservations/situationOf";
import { arrivalReasons, nightsOf, type Stay } from "../stay";
import { blockReasons } from "./blockReasons";
import { moveReasons } from "./moveReasons";
import { nightsAfter, placesOf } from "./moved";

/** Where a bar is put: a room, or none, and its nights `[from, to)`. */
export interface BarGoal {
  roomId: string | null;
  from: CivilDate;
  to: CivilDate;
}

/** What putting a bar somewhere asks of its stay: an outer end moves the arrival or the departure. */
export function moveOf(stay: PlanningStay, bar: PlanningBar, { roomId, from, to }: BarGoal): StayMove {
  const { id: reservationId, version, arrival, departure } = stay;
  return {
    reservationId,
    version,
    arrival: bar.from === arrival ? from : arrival,
    departure: bar.to === departure ? to : departure,
    from,
    to,
    roomId,
    isRepriced: false,
  };
}

/** Judges by what the planning shows. Nights outside of it, and the conditions of sale, are left to the server. */
export function createJudge(planning: Planning) {
  const { businessDate, roomTypes, rooms } = planning;
  const stays = new Map(planning.stays.map((stay) => [stay.id, stay]));
  const holders = new Map<string, string>();
  for (const stay of planning.stays.filter(({ state }) => takesRooms(state))) {
    for (const { date, roomId } of placesOf(stay)) if (roomId !== undefined) holders.set(`${roomId} ${date}`, stay.id);
  }
  const first = dayNumber(planning.from);
  const nights = dayNumber(planning.to) - first;
  const countOf = countsOf(planning);

  function roomNight(roomId: string, date: CivilDate, own?: PlanningStay): RoomNight {
    const isBlocked = planning.blocks.some((block) => block.roomId === roomId && block.from <= date && date < block.to);
    if (isBlocked) return { date, holder: "block" };
    const holder = holders.get(`${roomId} ${date}`);
    return holder === undefined || holder === own?.id ? { date } : { date, holder: "reservation" };
  }

  /** Who has the room, and what is left of its type. */
  function placeReasons(stay: PlanningStay, move: StayMove): Reason[] {
    const ahead = nightsAfter(stay, move, planning).filter(({ date }) => date >= businessDate);
    const room = rooms.find(({ id }) => id === move.roomId);
    const inRoom = ahead.filter(({ roomId }) => room !== undefined && roomId === room.id);
    const before = placesOf(stay);
    const taken = ahead.filter(
      ({ date, roomTypeId }) => !before.some((night) => night.date === date && night.roomTypeId === roomTypeId),
    );
    const counts = taken.flatMap(({ date, roomTypeId }) => {
      const place = dayNumber(date) - first;
      if (place < 0 || place >= nights) return [];
      return [countOf(roomTypeId, date, before.find((night) => night.date === date)?.roomTypeId)];
    });
    const type = roomTypes.find(({ id }) => id === taken[0]?.roomTypeId);
    return [
      ...(room
        ? roomReasons(
            inRoom.map(({ date }) => roomNight(room.id, date, stay)),
            room.number,
          )
        : []),
      ...(type ? availabilityReasons(counts, type.name) : []),
    ];
  }

  /** Why a stay cannot be moved so. */
  function ofMove(bar: PlanningBar, move: StayMove): Reason[] {
    const stay = stays.get(move.reservationId);
    const room = rooms.find(({ id }) => id === move.roomId);
    if (!stay || (move.roomId !== null && !room)) return [reasonFor("GONE")];
    const { arrival, departure, from, to } = move;
    const isInner = bar.from !== stay.arrival || bar.to !== stay.departure;
    const isShifted = isInner && (from < arrival || departure < to || hasGap(stay, bar, move));
    if (isShifted) return [reasonFor("PART_OF_STAY")];
    const goal = {
      dates: { arrival, departure },
      room: room ?? null,
      type: roomTypes.find(({ id }) => id === (room?.roomTypeId ?? stay.roomTypeId)),
      sold: roomTypes.find(({ id }) => id === stay.roomTypeId),
    };
    const own = moveReasons(stay, goal, businessDate);
    return own.length > 0 ? own : placeReasons(stay, move);
  }

  /** Why a new reservation cannot have the room on these nights. */
  function ofNewStay(room: Room, stay: Stay): Reason[] {
    const inRoom = nightsOf(stay).map((date) => roomNight(room.id, date));
    return [...arrivalReasons(stay, businessDate), ...roomReasons(inRoom, room.number)];
  }

  /** Why a room cannot be blocked so. */
  function ofBlock(room: Room, block: BlockDraft): BlockReason[] {
    const nightsOfBlock = nightsOf({ arrival: block.from, departure: block.to });
    return blockReasons(
      block,
      room,
      nightsOfBlock.map((date) => roomNight(room.id, date)),
      businessDate,
    );
  }

  return { ofMove, ofNewStay, ofBlock };
}

export type Judge = ReturnType<typeof createJudge>;

/** An inner end of a bar that has left its neighbour. */
const hasGap = ({ arrival, departure }: PlanningStay, bar: PlanningBar, { from, to }: StayMove) =>
  (bar.from !== arrival && from !== bar.from) || (bar.to !== departure && to !== bar.to);

/** Rooms of a type and of the house on a night of the planning, without what a stay has there itself. */
function countsOf({ counts, roomTypes, overbookingAllowance }: Planning) {
  const known = new Map(counts.map((count) => [`${count.roomTypeId} ${count.date}`, count]));
  const roomsOf = (ids: string[], date: CivilDate) => {
    const all = ids.flatMap((id) => known.get(`${id} ${date}`) ?? []);
    const sum = (of: "free" | "sold" | "blocked") => all.reduce((total, count) => total + count[of], 0);
    return { physical: sum("free") + sum("sold") + sum("blocked"), blocked: sum("blocked"), sold: sum("sold") };
  };
  return (roomTypeId: string, date: CivilDate, own: string | undefined): NightCount => {
    const ofType = roomsOf([roomTypeId], date);
    const house = roomsOf(
      roomTypes.map(({ id }) => id),
      date,
    );
    return {
      date,
      type: {
        ...ofType,
        sold: ofType.sold - (own === roomTypeId ? 1 : 0),
        overbookingAllowance: roomTypes.find(({ id }) => id === roomTypeId)?.overbookingAllowance ?? 0,
      },
      house: { ...house, sold: house.sold - (own === undefined ? 0 : 1), overbookingAllowance },
    };
  };
}
