import type { RoomDay, RoomFlag, RoomStatus, RoomStatuses, RoomStatusLine } from "@/contract/rooms/roomStatus";
import { roomStatusLimits } from "@/contract/rooms/roomStatus";
import type { CivilDate, Room } from "@/contract/property";
import { discrepancyOf, roomLife } from "@/domain/rooms/roomLife";
import { roomOf } from "@/domain/reservations/roomOf";
import { isToLeave } from "@/domain/reservations/situationOf";

import type { ListEntry } from "../hotel/list/ListEntry";
import { blocksTonight } from "./roomBlocks";
import type { RoomMarks } from "./RoomMarks";
import type { RoomUse } from "./RoomUses";

export const roomStatusesOf = (marks: RoomMarks): RoomStatuses => {
  const { hotel } = marks;
  const arrivals = arrivalsOf(marks);
  return {
    businessDate: hotel.property.businessDate,
    rooms: hotel.rooms.map((room) => toRoomStatus(room, marks, arrivals)),
    asOf: hotel.revision.count,
  };
};

/** By room, who comes into it today. */
function arrivalsOf({ hotel }: RoomMarks): ReadonlyMap<string, ListEntry> {
  const coming = hotel.list.where(({ situation }) => situation === "arrivesToday" || situation === "arrivalOverdue");
  return new Map(coming.map((entry) => [roomOf(entry.reservation, hotel.property.businessDate), entry]));
}

export function toRoomStatus(room: Room, marks: RoomMarks, arrivals = arrivalsOf(marks)): RoomStatus {
  const { id, number, floor, roomTypeId } = room;
  const { hotel } = marks;
  const { businessDate } = hotel.property;
  const { version, fault, history } = marks.of(id);
  const stay = marks.stayIn(id);
  const people = stay ? stay.reservation.adults + stay.reservation.childrenAges.length : 0;
  const comes = arrivals.get(id);
  const block = blocksTonight(id, hotel).at(0);
  const seen = marks.seenIn(id);
  const discrepancy = seen && discrepancyOf(people, seen);
  const is: Record<RoomFlag, boolean> = {
    vip: Boolean(stay?.guest.isVip || comes?.guest.isVip),
    doNotDisturb: marks.isUndisturbed(id),
    fault: fault !== "",
  };
  const ruled = {
    occupancy: stay ? ("occupied" as const) : ("vacant" as const),
    flags: (["vip", "doNotDisturb", "fault"] as const).filter((flag) => is[flag]),
    ...(block && { block }),
    ...(discrepancy && { discrepancy }),
  };
  const cleanliness = marks.cleanlinessOf(id);
  return {
    id,
    version,
    number,
    floor,
    roomTypeId,
    cleanliness,
    lastUse: marks.lastUseOf(id),
    ...ruled,
    day: dayOf(stay, marks.lastUse(id), businessDate),
    guest: stay?.customer ?? "",
    reservationId: stay?.reservation.id ?? "",
    people,
    nightsLeft: stay?.reservation.nights.filter(({ date }) => date >= businessDate).length ?? 0,
    ...(comes && {
      arrival: {
        reservationId: comes.reservation.id,
        guest: comes.customer,
        time: comes.reservation.eta ?? "",
        isVip: comes.guest.isVip,
      },
    }),
    fault,
    history: inOrder(history).slice(0, roomStatusLimits.mostLines),
    actions: roomLife.permissionsOf({ state: cleanliness, ...ruled }),
  };
}

/** By when it was done: what a device tells late belongs before what was done since. */
const inOrder = (history: readonly RoomStatusLine[]) =>
  history.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));

function dayOf(stay: ListEntry | undefined, use: RoomUse | undefined, businessDate: CivilDate): RoomDay {
  if (!stay) return use?.isLeave && use.on === businessDate ? "departed" : "none";
  if (isToLeave(stay.reservation, businessDate)) return "dueOut";
  return stay.reservation.checkedInOn === businessDate ? "arrived" : "stayOver";
}
