import type { BlockDraft, Planning, PlanningRoom, PlanningStay, StayMove } from "@/contract/reservations/planning";
import type { RoomMoveReason } from "@/contract/reservations/reservationLife";
import type { Judge } from "@/domain/planning/judgeMove";
import { moveOut, nightsInTheWay } from "@/domain/planning/makingWay";
import { againstMoving } from "@/domain/planning/moveReasons";
import { placesOf } from "@/domain/planning/moved";
import { inRoomOrder } from "@/domain/reservations/roomOrder";

/** A guest whom a block meets, with the rooms that they could have instead. */
export interface MakingWay {
  stay: PlanningStay;
  /** The best one first. */
  rooms: PlanningRoom[];
  /** Into the room that is chosen, else the best one; undefined where there is none. */
  move: StayMove | undefined;
}

/** Choices of the desk: the room of each stay. */
type ChosenRooms = Readonly<Record<string, string>>;

/** All whom a block meets, in the order of their arrival: none of them gets a room that an earlier one goes into. */
export function makingWay(
  plan: Planning,
  judge: Judge,
  block: BlockDraft,
  chosen: ChosenRooms,
  moveReason: RoomMoveReason | undefined,
): MakingWay[] {
  const inOrder = plan.stays.toSorted((one, other) => (one.arrival < other.arrival ? -1 : 1));
  const made: StayMove[] = [];
  return inOrder.flatMap((stay): MakingWay[] => {
    const { id: reservationId, version, state } = stay;
    const nights = nightsInTheWay(placesOf(stay), block, plan.businessDate);
    if (!nights || againstMoving(stay, plan.businessDate).length > 0) return [];
    const moveInto = (roomId: string) =>
      moveOut(
        { reservationId, version, roomId, ...(state === "inHouse" && moveReason && { moveReason }) },
        stay,
        nights,
      );
    const rankOf = new Map(plan.roomTypes.map(({ id, rank }) => [id, rank]));
    const isTonight = nights.from === plan.businessDate;
    const fittingOf = ({ roomTypeId, cleanliness }: PlanningRoom) => ({
      endsEarly: false,
      isOfTypeSold: roomTypeId === stay.roomTypeId,
      isReady: !isTonight || cleanliness === "clean",
      rank: rankOf.get(roomTypeId) ?? 0,
    });
    const rooms = plan.rooms
      .filter(({ id }) => id !== block.roomId && judge.ofMoves([...made, moveInto(id)]).length === 0)
      .toSorted((one, other) => inRoomOrder(fittingOf(one), fittingOf(other)));
    const room = rooms.find(({ id }) => id === chosen[reservationId]) ?? rooms[0];
    const move = room && moveInto(room.id);
    if (move) made.push(move);
    return [{ stay, rooms, move }];
  });
}
