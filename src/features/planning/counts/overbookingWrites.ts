import type { Overbooking, OverbookingDraft } from "@/contract/reservations/overbooking";
import type { Planning } from "@/contract/reservations/planning";
import type { CivilDate } from "@/contract/property";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { refusalNotice } from "@/shared/record/refusalNotice";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga } from "@/shared/saga/effects";
import { hasTexts, isObject } from "@/shared/shapes";
import { createWrite } from "@/shared/write/createWrite";

import { planning, planningApi } from "../planningLoad";
import { planningUndo, wordsNow } from "../planningUndo";

export interface OverbookingWrite {
  roomTypeId: string;
  date: CivilDate;
  /** The name of the type. */
  type: string;
  /** Null lifts it. */
  wanted: OverbookingDraft | null;
  former: OverbookingDraft | null;
  isUndo: boolean;
}

/** How far types may be oversold on a night. */
export const overbookingWrites = createWrite<OverbookingWrite>()("planningOverbookings", {
  recordOf: ({ roomTypeId, date }) => `${date} ${roomTypeId}`,
  isWhat: (value): value is OverbookingWrite =>
    isObject(value) &&
    hasTexts(value, ["roomTypeId", "date", "type"]) &&
    typeof value.wanted === "object" &&
    typeof value.former === "object" &&
    typeof value.isUndo === "boolean",
}).sentBy({
  *send(write, key): Saga {
    const { roomTypeId, date, wanted, isUndo } = write;
    const params = { roomTypeId, date };
    const made = wanted && (yield* call(planningApi.allowOverbooking, { params, body: wanted, key }));
    if (!wanted) yield* call(planningApi.liftOverbooking, { params, key });
    yield* planning.tell((known) => withOverbooking(known, params, made));
    const undone = { id: "planning.overbookingUndone", values: valuesOf(write) } as const;
    if (isUndo) yield* put(noticeShown({ kind: "success", sentence: undone }));
    else yield* offerUndo(write);
    yield* planning.askAgain();
  },
  *refused(write, error): Saga {
    if (write.isUndo) yield* offerUndo(turned(write));
    const sentence = { id: "planning.overbookingFailed", values: valuesOf(write) } as const;
    yield* put(refusalNotice(error, { sentence, path: paths.availability, written: write.wanted?.reason }));
  },
  readAgain: planning.askAgain,
});

function* offerUndo(write: OverbookingWrite): Saga {
  const { texts } = wordsNow();
  const { wanted } = write;
  const sentence = wanted
    ? texts.text("planning.overbookingAllowed", { ...valuesOf(write), count: wanted.rooms })
    : texts.text("planning.overbookingLifted", valuesOf(write));
  const back = overbookingWrites.written({ ...turned(write), isUndo: true });
  yield* put(planningUndo.actions.offered([{ id: back.payload.key, sentence, changed: [], back }]));
}

const turned = ({ wanted, former, ...write }: OverbookingWrite): OverbookingWrite => ({
  ...write,
  wanted: former,
  former: wanted,
  isUndo: false,
});

const valuesOf = ({ type, date }: OverbookingWrite) => ({ type, date: wordsNow().formats.date(date) });

/** The planning as a write leaves it. */
export const oversold = (known: Planning, { roomTypeId, date, wanted }: OverbookingWrite): Planning =>
  withOverbooking(known, { roomTypeId, date }, wanted && { roomTypeId, date, ...wanted, by: "", at: "" });

function withOverbooking(
  known: Planning,
  { roomTypeId, date }: { roomTypeId: string; date: CivilDate },
  overbooking: Overbooking | null,
): Planning {
  const others = known.overbookings.filter((one) => one.roomTypeId !== roomTypeId || one.date !== date);
  return { ...known, overbookings: overbooking ? [...others, overbooking] : others };
}
