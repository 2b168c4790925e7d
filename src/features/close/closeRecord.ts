import { useSelector } from "react-redux";

import type {
  CashCount,
  CloseSolution,
  ClosingInput,
  NightClose,
  SolutionReply,
  SolvedRow,
} from "@/contract/day/close";
import type { PaymentMethod } from "@/contract/account/account";
import type { Cents } from "@/contract/property";
import { closeReasons } from "@/domain/close/closeRules";
import { createRecord } from "@/shared/record/createRecord";
import { recordRefusalOf } from "@/shared/record/recordRefusal";
import { paths } from "@/shared/routing/paths";
import { call, type Saga } from "@/shared/saga/effects";

import { closeApi, nightClose } from "./closeApi";

type CloseAction = "close" | "count" | "undo" | CloseSolution;

export interface RowToSolve extends SolvedRow {
  /** checkOut: the balance is paid before it */
  payment?: { method: PaymentMethod; amount: Cents };
}

type CountInput = CashCount & { method: PaymentMethod };

interface UndoInput {
  /** The id of the solution. */
  clientId: string;
}

interface SolveInput extends UndoInput {
  /** The reservations as they were seen. */
  rows: RowToSolve[];
}

interface CloseInputs extends Record<CloseSolution, SolveInput> {
  close: ClosingInput;
  count: CountInput;
  undo: UndoInput;
}

/** The reply to an act; of a day that is closed it has nothing but the date. */
interface CloseOutcome {
  /** The date. */
  id: string;
  /** A day has no versions. */
  version: 0;
  close?: NightClose;
  refused?: SolutionReply["refused"];
  /** Can be undone. */
  solved?: { solution: CloseSolution; clientId: string; ids: string[] };
}

type Send<Input> = (date: string, input: Partial<Input>, key: string) => Saga<Omit<CloseOutcome, "id" | "version">>;

const solving = (solution: CloseSolution): Send<SolveInput> =>
  function* (date, { rows = [], clientId = "" }, key) {
    const seen: SolvedRow[] = [];
    for (const row of rows) seen.push(yield* paid(row, key));
    const params = { date, solution };
    const reply = yield* call(closeApi.solveInClose, { params, body: { clientId, rows: seen }, key });
    const ids = rows.map((row) => row.id).filter((one) => !reply.refused.some((row) => row.id === one));
    return { ...reply, solved: { solution, clientId, ids } };
  };

const senders: { [Action in CloseAction]: Send<CloseInputs[Action]> } = {
  *close(date, { reason }, key) {
    yield* call(closeApi.closeDay, { params: { date }, body: { reason }, key });
    return {};
  },
  *count(date, { method = "cash", expected = 0, counted = 0, reason = "" }, key) {
    const body = { expected, counted, reason };
    return { close: yield* call(closeApi.countCash, { params: { date, method }, body, key }) };
  },
  *undo(date, { clientId = "" }, key) {
    return yield* call(closeApi.undoInClose, { params: { date, clientId }, key });
  },
  noShow: solving("noShow"),
  cancel: solving("cancel"),
  move: solving("move"),
  checkOut: solving("checkOut"),
  extend: solving("extend"),
  assign: solving("assign"),
};

/** The open day: what is counted and solved, and the close behind what it needs. */
export const closeRecord = createRecord<CloseOutcome, never, never, CloseAction, CountInput & SolveInput>()("close", {
  *act({ params: { id, action }, body, key }): Saga<CloseOutcome> {
    return { id, version: 0, ...(yield* senders[action](id, body, key)) };
  },
  notDone: "close.notDone",
  path: paths.close,
  typedIn: ({ reason }) => [reason],
  refusalOf(error, { id }) {
    const { current, ...refusal } = recordRefusalOf<NightClose>(error);
    return { ...refusal, current: current && { id, version: 0, close: current } };
  },
});

/** The row once its balance is paid: once, however often it is sent. */
function* paid({ id, version, payment }: RowToSolve, key: string): Saga<SolvedRow> {
  if (!payment) return { id, version };
  const body = { ...payment, version, sourceRef: `close:${id}:${version}` };
  const paidStay = yield* call(closeApi.actOnFolio, { params: { id, action: "pay" }, body, key: `${key}:${id}` });
  return { id, version: paidStay.version };
}

type CloseWrite = Parameters<typeof closeRecord.writes.written>[0];

/** The write that takes the rows of a solution back. */
export const takenBack = (date: string, clientId: string) =>
  closeRecord.writes.written({ kind: "act", id: date, action: "undo", request: { version: 0, clientId } });

/** Solved rows are gone, and what blocks is counted without them; what is taken back can be so once. */
function asActedOn(close: NightClose, write: CloseWrite): NightClose {
  if (write.kind !== "act" || close.date !== write.id) return close;
  const { action, request } = write;
  if (action === "undo")
    return { ...close, solved: close.solved.filter(({ clientId }) => clientId !== request.clientId) };
  const { rows: solved } = request;
  if (solved === undefined) return close;
  const isLeft = (row: { id: string }) => !solved.some(({ id }) => id === row.id);
  const [arrivals, departures] = [close.arrivals.filter(isLeft), close.departures.filter(isLeft)];
  const unassigned = close.unassigned.filter(isLeft);
  const gone = close.arrivals.length + close.departures.length - arrivals.length - departures.length;
  const progress = { ...close.progress, done: close.progress.done + gone };
  const reasons = closeReasons({ ...close, arrivals, departures });
  const actions = close.actions.map((permission) => ({ ...permission, isAllowed: reasons.length === 0, reasons }));
  return { ...close, progress, arrivals, departures, unassigned, actions };
}

/** With the rows whose solution is on its way. */
export const shownClose = closeRecord.writes.over(nightClose, asActedOn);

/** The act on the day itself that is done as soon as there is a connection. */
export function useWaitingAct(date: string): CloseAction | undefined {
  const writes = useSelector(closeRecord.writes.selectPending).map(({ what }) => what);
  const acts = writes.flatMap((write) => (write.kind === "act" && write.id === date ? write.action : []));
  return acts.find((action) => action === "close" || action === "count");
}
