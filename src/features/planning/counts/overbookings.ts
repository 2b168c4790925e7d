import type { Overbooking, OverbookingDraft } from "@/contract/reservations/overbooking";
import type { Planning } from "@/contract/reservations/planning";
import type { CivilDate } from "@/contract/property";
import { refusalNotice } from "@/shared/record/refusalNotice";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga } from "@/shared/saga/effects";
import { hasTexts, isObject } from "@/shared/shapes";
import { createWrite } from "@/shared/write/createWrite";

import { planningApi, toldPlanning } from "../plan/planningLoad";
import { planningUndo, wordsNow } from "../plan/planningUndo";

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
export const overbookings = createWrite<OverbookingWrite>()("planningOverbookings", {
  recordOf: ({ roomTypeId, date }) => `${date} ${roomTypeId}`,
  isWhat: (value): value is OverbookingWrite =>
    isObject(value) &&
    hasTexts(value, ["roomTypeId", "date", "type"]) &&
    typeof value.wanted === "object" &&
    typeof value.former === "object" &&
    typeof value.isUndo === "boolean",
}).sentBy({
  *send({ roomTypeId, date, wanted }, key): Saga {
    const params = { roomTypeId, date };
    const made = wanted && (yield* call(planningApi.allowOverbooking, { params, body: wanted, key }));
    if (!wanted) yield* call(planningApi.liftOverbooking, { params, key });
    yield* toldPlanning.tell((known) => withOverbooking(known, params, made));
  },
  *refused(write, error): Saga {
    const sentence = { id: "planning.overbookingFailed", values: valuesOf(write) } as const;
    yield* put(refusalNotice(error, { sentence, path: paths.availability, written: write.wanted?.reason }));
  },
  readAgain: toldPlanning.askAgain,
  undoable: {
    undo: planningUndo,
    isUndo: ({ isUndo }) => isUndo,
    inverse: (write) => ({ ...write, wanted: write.former, former: write.wanted, isUndo: true }),
    done({ former, ...write }) {
      if (!former) return { id: "planning.overbookingLifted", values: valuesOf(write) };
      return { id: "planning.overbookingAllowed", values: { ...valuesOf(write), count: former.rooms } };
    },
    undone: (write) => ({ id: "planning.overbookingUndone", values: valuesOf(write) }),
  },
});

const valuesOf = ({ type, date }: Pick<OverbookingWrite, "type" | "date">) => ({
  type,
  date: wordsNow().formats.date(date),
});

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
