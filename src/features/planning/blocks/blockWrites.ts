import type { Planning, PlanningStay } from "@/contract/reservations/planning";
import type { StayMove } from "@/contract/reservations/stayMoves";
import type { RoomBlock } from "@/contract/property";
import { moved, withStays } from "@/domain/planning/moved";
import { refusalNotice } from "@/shared/record/refusalNotice";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga } from "@/shared/saga/effects";
import { hasTexts, isObject } from "@/shared/shapes";
import { createWrite } from "@/shared/write/createWrite";

import { blockBarId } from "../chart/planningBars";
import { planningApi, toldPlanning } from "../plan/planningLoad";
import { planningUndo, wordsNow } from "../plan/planningUndo";

export interface BlockWrite {
  block: RoomBlock;
  /** The room's number. */
  room: string;
  /** The room is free again. */
  isLift: boolean;
  isUndo: boolean;
  /** Guests who make way for it, and their stays before that. */
  makingWay?: { moves: StayMove[]; former: PlanningStay[] };
}

/** Rooms that are blocked, and blocks that are lifted. */
export const blockWrites = createWrite<BlockWrite>()("planningBlocks", {
  recordOf: ({ block }) => block.id,
  isWhat: (value): value is BlockWrite =>
    isObject(value) && hasTexts(value, ["room"]) && isObject(value.block) && typeof value.isLift === "boolean",
}).sentBy({
  *send(write, key): Saga {
    const { id, ...draft } = write.block;
    const moves = write.makingWay?.moves.flatMap(({ reservationId, version, roomId, moveReason, note }) =>
      roomId === null
        ? []
        : [{ reservationId, version, roomId, ...(moveReason && { moveReason }), ...(note && { note }) }],
    );
    if (write.isLift && moves) yield* call(planningApi.undoBlock, { params: { id }, key });
    else if (write.isLift) yield* call(planningApi.liftBlock, { params: { id }, key });
    else yield* call(planningApi.blockRoom, { params: { id }, body: { ...draft, ...(moves && { moves }) }, key });
    yield* toldPlanning.tell((known) => blocked(known, write));
  },
  *refused({ room, block, isLift }, error): Saga {
    const sentence = { id: "planning.notBlocked", values: { room } } as const;
    const written = isLift ? undefined : block.reason;
    yield* put(refusalNotice(error, { sentence, path: paths.availability, written }));
  },
  readAgain: toldPlanning.askAgain,
  undoable: {
    undo: planningUndo,
    isUndo: ({ isUndo }) => isUndo,
    inverse: (write) => ({ ...write, isLift: !write.isLift, isUndo: true }),
    done({ room, block, isLift, makingWay }) {
      const { date, list } = wordsNow().formats;
      const guests = list(makingWay?.former.map(({ guest }) => guest) ?? []);
      const values = { room, arrival: date(block.from), departure: date(block.to), guests };
      const ofBlock = guests === "" ? "planning.roomBlocked" : "planning.movedAndBlocked";
      return { id: isLift ? ofBlock : "planning.lifted", values };
    },
    undone: ({ room }) => ({ id: "planning.blockUndone", values: { room } }),
    changed: ({ block, makingWay }) => [blockBarId(block.id), ...(makingWay?.former.map(({ id }) => id) ?? [])],
  },
});

/** The planning once a room has been blocked, or is free again from the business date on. */
export function blocked(known: Planning, { block, isLift, makingWay }: BlockWrite): Planning {
  const { stays } = !makingWay ? known : isLift ? withStays(known, makingWay.former) : moved(known, makingWay.moves);
  const others = known.blocks.filter(({ id }) => id !== block.id);
  const left = block.from < known.businessDate ? [{ ...block, to: known.businessDate }] : [];
  return { ...known, stays, blocks: [...others, ...(isLift ? left : [block])] };
}
