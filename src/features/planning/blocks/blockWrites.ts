import type { Planning } from "@/contract/reservations/planning";
import type { RoomBlock } from "@/contract/property";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { refusalNotice } from "@/shared/record/refusalNotice";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga } from "@/shared/saga/effects";
import { hasTexts, isObject } from "@/shared/shapes";
import { createWrite } from "@/shared/write/createWrite";

import { planning, planningApi } from "../planningLoad";
import { blockBarId } from "../chart/planningBars";
import { planningUndo, wordsNow } from "../planningUndo";

export interface BlockWrite {
  block: RoomBlock;
  /** Its number. */
  room: string;
  /** The room is free again. */
  isLift: boolean;
  isUndo: boolean;
}

/** Rooms that are blocked, and blocks that are lifted. */
export const blockWrites = createWrite<BlockWrite>()("planningBlocks", {
  recordOf: ({ block }) => block.id,
  isWhat: (value): value is BlockWrite =>
    isObject(value) && hasTexts(value, ["room"]) && isObject(value.block) && typeof value.isLift === "boolean",
}).sentBy({
  *send(write, key): Saga {
    const { block, room, isLift, isUndo } = write;
    const { id, ...draft } = block;
    if (isLift) yield* call(planningApi.liftBlock, { params: { id }, key });
    else yield* call(planningApi.blockRoom, { params: { id }, body: draft, key });
    yield* planning.tell((known) => blocked(known, write));
    const undone = noticeShown({ kind: "success", sentence: { id: "planning.blockUndone", values: { room } } });
    if (isUndo) yield* put(undone);
    else yield* offerUndo(write);
    yield* planning.askAgain();
  },
  *refused(write, error): Saga {
    const { room, block, isLift, isUndo } = write;
    if (isUndo) yield* offerUndo({ ...write, isLift: !isLift });
    const sentence = { id: "planning.notBlocked", values: { room } } as const;
    yield* put(
      refusalNotice(error, { sentence, path: paths.availability, written: isLift ? undefined : block.reason }),
    );
  },
  readAgain: planning.askAgain,
});

function* offerUndo({ block, room, isLift }: BlockWrite): Saga {
  const { texts, formats } = wordsNow();
  const values = { room, arrival: formats.date(block.from), departure: formats.date(block.to) };
  const sentence = texts.text(isLift ? "planning.lifted" : "planning.roomBlocked", values);
  const back = blockWrites.written({ block, room, isLift: !isLift, isUndo: true });
  yield* put(planningUndo.actions.offered([{ id: back.payload.key, sentence, changed: [blockBarId(block.id)], back }]));
}

/** The planning once a room has been blocked, or is free again from the business date on. */
export function blocked(known: Planning, { block, isLift }: Pick<BlockWrite, "block" | "isLift">): Planning {
  const others = known.blocks.filter(({ id }) => id !== block.id);
  const left = block.from < known.businessDate ? [{ ...block, to: known.businessDate }] : [];
  return { ...known, blocks: [...others, ...(isLift ? left : [block])] };
}
