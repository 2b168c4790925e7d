import type { BlockDraft, Planning, PlanningRoom, PlanningStay } from "@/contract/reservations/planning";
import type { RoomChoice } from "@/contract/reservations/reservationActions";
import type { StayMove } from "@/contract/reservations/stayMoves";
import type { RoomMoveReason } from "@/contract/reservations/reservationLife";
import { explained } from "@/domain/planning/dropOf";
import type { Judge } from "@/domain/planning/judgeMove";
import { moveOut, nightsInTheWay } from "@/domain/planning/makingWay";
import { againstMoving } from "@/domain/planning/moveReasons";
import { placesOf } from "@/domain/planning/moved";
import { inRoomOrder } from "@/domain/reservations/roomOrder";
import { isReady } from "@/domain/rooms/cleanliness";

/** A guest whom a block meets, with the rooms that they could have instead. */
export interface MakingWay {
  stay: PlanningStay;
  /** The best one first. */
  rooms: PlanningRoom[];
  /** Of a simpler type than was sold: a person has to choose one. */
  simpler: PlanningRoom[];
  /** The others, with the reasons against them. */
  unavailable: RoomChoice[];
  /** Into the room that is chosen, else the best one; undefined where there is none. */
  move: StayMove | undefined;
}

/** Choices of the desk: the room of each stay. */
type ChosenRooms = Readonly<Record<string, string>>;

/**
 * All whom a block meets, in the order of their arrival: none of them gets a room that an earlier one goes into. The reason
 * of the block is why somebody gets a simpler room.
 */
export function makingWay(
  plan: Planning,
  judge: Judge,
  block: BlockDraft,
  chosen: ChosenRooms,
  moveReason: RoomMoveReason | undefined,
): MakingWay[] {
  const inOrder = plan.stays.toSorted((one, other) => (one.arrival < other.arrival ? -1 : 1));
  const rankOf = new Map(plan.roomTypes.map(({ id, rank }) => [id, rank]));
  const made: StayMove[] = [];
  return inOrder.flatMap((stay): MakingWay[] => {
    const { id: reservationId, version, state } = stay;
    const nights = nightsInTheWay(placesOf(stay), block, plan.businessDate);
    if (!nights || againstMoving(stay, plan.businessDate).length > 0) return [];
    const isSimpler = ({ roomTypeId }: PlanningRoom) =>
      (rankOf.get(roomTypeId) ?? 0) < (rankOf.get(stay.roomTypeId) ?? 0);
    const moveInto = (room: PlanningRoom) =>
      moveOut(
        {
          reservationId,
          version,
          roomId: room.id,
          ...(state === "inHouse" && moveReason && { moveReason }),
          ...(isSimpler(room) && { note: block.reason }),
        },
        stay,
        nights,
      );
    const isTonight = nights.from === plan.businessDate;
    const fittingOf = ({ roomTypeId, cleanliness }: PlanningRoom) => ({
      endsEarly: false,
      isOfTypeSold: roomTypeId === stay.roomTypeId,
      isReady: !isTonight || isReady(cleanliness),
      rank: rankOf.get(roomTypeId) ?? 0,
    });
    const choices = plan.rooms
      .filter(({ id }) => id !== block.roomId)
      .map((room) => ({ room, reasons: judge.ofMoves([...made, explained(moveInto(room))]) }));
    const free = choices
      .flatMap(({ room, reasons }) => (reasons.length === 0 ? [room] : []))
      .toSorted((one, other) => inRoomOrder(fittingOf(one), fittingOf(other)));
    const rooms = free.filter((room) => !isSimpler(room));
    const room = free.find(({ id }) => id === chosen[reservationId]) ?? rooms[0];
    const move = room && moveInto(room);
    if (move) made.push(move);
    const unavailable = choices.filter(({ reasons }) => reasons.length > 0);
    return [{ stay, rooms, simpler: free.filter(isSimpler), unavailable, move }];
  });
}
