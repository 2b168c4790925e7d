import type { MoveResult } from "@/contract/reservations/assignment";
import type { Planning, PlanningStay } from "@/contract/reservations/planning";
import type { StayMove } from "@/contract/reservations/stayMoves";
import type { CivilDate } from "@/contract/property";
import { moved, withStays } from "@/domain/planning/moved";
import type { Sentence } from "@/shared/i18n/sentence";
import { reasonOf } from "@/shared/i18n/reasonOf";
import { createLoad } from "@/shared/load/createLoad";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { refusalNotice } from "@/shared/record/refusalNotice";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga } from "@/shared/saga/effects";
import { hasTexts, isObject } from "@/shared/shapes";
import { createWrite } from "@/shared/write/createWrite";
import type { Pending } from "@/shared/write/pendingSlice";

import { planningApi as api, toldPlanning } from "../plan/planningLoad";
import { planningUndo, wordsNow } from "../plan/planningUndo";

/** The rooms that a stay could have, with the reasons against them. */
export const roomChoices = createLoad(
  "planningRooms",
  (id: string) => api.listRoomChoices({ params: { id } }),
  api.listRoomChoices.reads,
);

export interface Move {
  clientId: string;
  moves: StayMove[];
  /** The stays before it. */
  former: PlanningStay[];
  guest: string;
  /** The number of the room, "" for none. */
  room: string;
  arrival: CivilDate;
  departure: CivilDate;
  /** It takes back the moves of `clientId`. */
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
  *send(move, key): Saga<MoveResult[]> {
    const { clientId, isUndo } = move;
    const { results } = isUndo
      ? yield* call(api.undoMoves, { params: { clientId }, key })
      : yield* call(api.moveStays, { body: { clientId, moves: move.moves }, key });
    const refused = results.find(({ isDone }) => !isDone);
    if (refused) {
      yield* put(noticeShown({ kind: "error", sentence: notMoved(move), detail: { text: whyNot(refused) } }));
    } else {
      yield* toldPlanning.tell((known) => withVersions(afterMove(known, move), results));
      yield* tellVersions(yield* moves.behind(move, key), results);
    }
    return results;
  },
  *refused(move, error): Saga {
    yield* put(refusalNotice(error, { sentence: notMoved(move), path: paths.availability }));
  },
  readAgain: toldPlanning.askAgain,
  undoable: {
    undo: planningUndo,
    isUndo: ({ isUndo }) => isUndo,
    inverse: (move, results) => (areAllDone(results) ? { ...move, isUndo: true } : undefined),
    done: movedSentence,
    undone: ({ guest }, results) => (areAllDone(results) ? { id: "planning.undone", values: { guest } } : undefined),
    changed: (move) => move.moves.map(({ reservationId }) => reservationId),
  },
});

const areAllDone = (results: readonly MoveResult[]) => results.every(({ isDone }) => isDone);

function movedSentence({ moves: made, guest, room, arrival, departure }: Move): Sentence {
  const { formats } = wordsNow();
  const values = { guest, room, arrival: formats.date(arrival), departure: formats.date(departure) };
  const ofOne = room === "" ? "planning.unassigned" : "planning.moved";
  return { id: made.length > 1 ? "planning.swapped" : ofOne, values };
}

const notMoved = ({ guest }: Move): Sentence => ({ id: "planning.notMoved", values: { guest } });

/** The pending moves of these stays start from where they are now. */
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
export const afterMove = (known: Planning, { moves: made, former, isUndo }: Move): Planning =>
  isUndo ? withStays(known, former) : moved(known, made);

function withVersions(known: Planning, results: readonly MoveResult[]): Planning {
  const changed = known.stays.flatMap((stay) => {
    const version = versionIn(results, stay.id);
    return version === undefined ? [] : [{ ...stay, version }];
  });
  return withStays(known, changed);
}

const versionIn = (results: readonly MoveResult[], id: string) =>
  results.find(({ reservationId }) => reservationId === id)?.version;

/** The reasons, and who has the room or has changed the stay. */
function whyNot({ reasons, by }: MoveResult): string {
  const { texts, formats } = wordsNow();
  const isChanged = reasons.some(({ code }) => code === "STALE_VERSION");
  const whose = isChanged ? "assignment.changedBy" : "assignment.takenBy";
  const said = reasons.map((reason) => reasonOf(reason, texts, formats));
  return [...said, ...(by ? [texts.text(whose, { name: by })] : [])].join(" ");
}
