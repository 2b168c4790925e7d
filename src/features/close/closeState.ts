import { serveActions } from "@/shared/actions/serveActions";
import type { StatePart } from "@/shared/feature/feature";
import { hotel } from "@/shared/hotel/hotelSlice";
import { hotelState } from "@/shared/hotel/hotelState";
import { recordRefusalOf } from "@/shared/record/recordRefusal";
import { serveActs } from "@/shared/record/serveActs";
import { paths } from "@/shared/routing/paths";
import { call, type Saga } from "@/shared/saga/effects";
import type { NightClose } from "@/contract/day/close";

import { asActedOn, closeActions, type CloseDemand, type CloseOutcome, writes } from "./closeActs";
import { closeApi, dayReport, dayReports, nightClose } from "./closeApi";

const serving = serveActs({
  kit: closeActions,
  *act({ id, action, request }: CloseDemand, key): Saga<CloseOutcome> {
    const date = id;
    if (action === "close") {
      yield* call(closeApi.closeDay, { params: { date }, key });
      return { id };
    }
    if (action === "count") {
      const { method = "cash", expected = 0, counted = 0, reason = "" } = request;
      const body = { expected, counted, reason };
      return { id, close: yield* call(closeApi.countCash, { params: { date, method }, body, key }) };
    }
    const { rowId = "", rowVersion = 0 } = request;
    const params = { date, id: rowId, solution: action };
    return { id, close: yield* call(closeApi.solveInClose, { params, body: { version: rowVersion }, key }) };
  },
  tell,
  notDone: () => ({ id: "close.notDone" }),
  pathOf: () => paths.close,
  typedIn: ({ reason }) => [reason],
  refusalOf(error, { id }) {
    const { current, ...refusal } = recordRefusalOf<NightClose>(error);
    return { ...refusal, current: current && { id, close: current } };
  },
});

export const closeWrites = writes.sentBy({
  *send(demand, key): Saga {
    yield* serving.send(demand, key);
  },
  refused: serving.refused,
});

const actionsPart = serveActions(closeActions, {
  send: (demand: CloseDemand) => closeWrites.sendNow(demand),
  refused: serving.refused,
});

/** With the rows whose solution is on its way. */
export const selectClose = closeWrites.over(nightClose.selectData, asActedOn);

function* tell({ close }: CloseOutcome): Saga {
  if (close) {
    yield* nightClose.tell(() => close);
    return;
  }
  yield* hotel.askAgain();
  yield* nightClose.askAgain();
  yield* dayReports.askAgain();
}

export const closeState: StatePart[] = [hotelState, nightClose, dayReports, dayReport, closeWrites, actionsPart];
