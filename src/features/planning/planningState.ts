import type { MoveResult } from "@/contract/reservations/assignment";
import type { Planning, PlanningStay, StayMove } from "@/contract/reservations/planning";
import type { CivilDate } from "@/contract/property";
import { moved, withStays } from "@/domain/planning/moved";
import type { StatePart } from "@/shared/feature/feature";
import { hotelState } from "@/shared/hotel/hotelState";
import { reasonOf } from "@/shared/i18n/reasonOf";
import { createLoad } from "@/shared/load/createLoad";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { refusalNotice } from "@/shared/record/refusalNotice";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga } from "@/shared/saga/effects";
import { hasTexts, isObject } from "@/shared/shapes";
import { createWrite } from "@/shared/write/createWrite";
import type { Pending } from "@/shared/write/pendingSlice";

import { blockWrites, blocked } from "./blocks/blockWrites";
import { overbookingWrites, oversold } from "./counts/overbookingWrites";
import { planning, planningApi as api } from "./planningLoad";
import { planningUndo, planningUndoSaga, wordsNow } from "./planningUndo";

/** The rooms that a stay could have, with the reasons against them. */
export const roomChoices = createLoad(
  "planningRooms",
  (id: string) => api.listRoomChoices({ params: { id } }),
  api.listRoomChoices.reads,
);

/** What a move into another room costs, with the agreed price and with today's. */
export const movePrices = createLoad("planningPrices", ({ reservationId, roomId, ...move }: StayMove) => {
  const { arrival, departure, from, to } = move;
  return api.priceMove({ params: { reservationId }, query: { arrival, departure, from, to, roomId: roomId ?? "" } });
});

export interface Move {
  clientId: string;
  moves: StayMove[];
  /** As the stays were before it. */
  former: PlanningStay[];
  guest: string;
  /** The number of the room, "" for none. */
  room: string;
  arrival: CivilDate;
  departure: CivilDate;
  /** It takes the moves of `clientId` back. */
  isUndo: boolean;
}

export const moves = createWrite<Move>()("planningMoves", {
  recordOf: () => "planning",
  isWhat: (value): value is Move =>
    isObject(value) &&
    hasTexts(value, ["clientId", "guest", "room", "arrival", "departure"]) &&
    Array.isArray(value.moves) &&
    Array.isArray(value.former) &&
    typeof value.isUndo === "boolean",
}).sentBy({
  *send(move, key): Saga {
    const { clientId, guest, isUndo } = move;
    const { results } = isUndo
      ? yield* call(api.undoMoves, { params: { clientId }, key })
      : yield* call(api.moveStays, { body: { clientId, moves: move.moves }, key });
    const refused = results.find(({ isDone }) => !isDone);
    if (refused) {
      const sentence = { id: "planning.notMoved", values: { guest } } as const;
      yield* put(noticeShown({ kind: "error", sentence, detail: { text: whyNot(refused) } }));
    } else {
      yield* planning.tell((known) => withVersions(after(known, move), results));
      yield* tellVersions(yield* moves.behind(move, key), results);
      if (isUndo) yield* put(noticeShown({ kind: "success", sentence: { id: "planning.undone", values: { guest } } }));
      else yield* offerUndo(move);
    }
    yield* planning.askAgain();
  },
  *refused(move, error): Saga {
    const { guest, isUndo } = move;
    if (isUndo) yield* offerUndo(move);
    const sentence = { id: "planning.notMoved", values: { guest } } as const;
    yield* put(refusalNotice(error, { sentence, path: paths.availability }));
  },
  readAgain: planning.askAgain,
});

function* offerUndo(move: Move): Saga {
  const { texts, formats } = wordsNow();
  const { guest, room, clientId } = move;
  const values = { guest, room, arrival: formats.date(move.arrival), departure: formats.date(move.departure) };
  const ofOne = room === "" ? "planning.unassigned" : "planning.moved";
  const sentence = texts.text(move.moves.length > 1 ? "planning.swapped" : ofOne, values);
  const back = moves.written({ ...move, isUndo: true });
  const changed = move.moves.map(({ reservationId }) => reservationId);
  yield* put(planningUndo.actions.offered([{ id: clientId, sentence, changed, back }]));
}

/** What else is pending of these stays starts from where they are now. */
function* tellVersions(behind: Pending<Move>[], results: readonly MoveResult[]): Saga {
  for (const { key, what } of behind) {
    const versioned = what.moves.map((one) => ({
      ...one,
      version: versionIn(results, one.reservationId) ?? one.version,
    }));
    yield* put(moves.actions.amended({ key, what: { ...what, moves: versioned } }));
  }
}

/** The planning once a move has been made, or taken back. */
const after = (known: Planning, { moves: made, former, isUndo }: Move): Planning =>
  isUndo ? withStays(known, former) : moved(known, made);

const selectMoved = moves.over(planning.selectData, (known, move) => known && after(known, move));
const selectBlocked = blockWrites.over(selectMoved, (known, write) => known && blocked(known, write));
export const selectPlanning = overbookingWrites.over(selectBlocked, (known, write) => known && oversold(known, write));

function withVersions(known: Planning, results: readonly MoveResult[]): Planning {
  const changed = known.stays.flatMap((stay) => {
    const version = versionIn(results, stay.id);
    return version === undefined ? [] : [{ ...stay, version }];
  });
  return withStays(known, changed);
}

const versionIn = (results: readonly MoveResult[], id: string) =>
  results.find(({ reservationId }) => reservationId === id)?.version;

/** The reasons, and whose doing it was. */
function whyNot({ reasons, by }: MoveResult): string {
  const { texts, formats } = wordsNow();
  const isChanged = reasons.some(({ code }) => code === "STALE_VERSION");
  const whose = isChanged ? "assignment.changedBy" : "assignment.takenBy";
  const said = reasons.map((reason) => reasonOf(reason, texts, formats));
  return [...said, ...(by ? [texts.text(whose, { name: by })] : [])].join(" ");
}

export const planningState: StatePart[] = [
  hotelState,
  planning,
  roomChoices,
  movePrices,
  moves,
  blockWrites,
  overbookingWrites,
  { slices: [planningUndo], saga: planningUndoSaga },
];
