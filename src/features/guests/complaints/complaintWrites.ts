import type { Complaint, ComplaintAct, ComplaintAction, ComplaintDraft, ComplaintRow } from "@/contract/complaint";
import { complaintLife } from "@/domain/complaints/complaintLife";
import { serveActions } from "@/shared/actions/serveActions";
import { createRecordForm, recordOfForm } from "@/shared/record/createRecordForm";
import { recordRefusalOf } from "@/shared/record/recordRefusal";
import type { FormSave } from "@/shared/record/recordRules";
import { refusalNotice } from "@/shared/record/refusalNotice";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { hasTexts, isObject } from "@/shared/shapes";
import { createWrite } from "@/shared/write/createWrite";

import { complaintRows } from "./complaintLoads";
import { complaintPath } from "./complaintPaths";
import { complaintActions, complaintRecord } from "./complaintRecord";
import { complaintsApi } from "./complaintsApi";

interface ActDemand {
  id: string;
  action: ComplaintAction;
  request: ComplaintAct;
}

type ComplaintWrite = FormSave<ComplaintDraft> | ({ kind: "act" } & ActDemand);

const recordOf = (write: ComplaintWrite) => (write.kind === "form" ? recordOfForm(write) : write.id);

/** Forms and actions: those of one complaint in their order. */
const writes = createWrite<ComplaintWrite>()("complaintWrites", {
  recordOf,
  isReplaced: (older, newer) => older.kind === "form" && newer.kind === "form" && older.clientId === newer.clientId,
  isWhat: (value): value is ComplaintWrite =>
    isObject(value) &&
    (value.kind === "form"
      ? hasTexts(value, ["clientId", "name"]) && typeof value.version === "number" && isObject(value.draft)
      : value.kind === "act" && hasTexts(value, ["id", "action"]) && isObject(value.request)),
});

type State = Parameters<typeof writes.selectPending>[0];

/** What is to be done with a complaint as soon as there is a connection. */
export const selectWaitingAct = (state: State, id: string): ComplaintAction | undefined => {
  const what = writes.selectPending(state).find((write) => recordOf(write.what) === id)?.what;
  return what?.kind === "act" ? what.action : undefined;
};

/** With what is on its way: such a card cannot be moved again before the server has answered. */
const shownOver = (rows: ComplaintRow[], write: ComplaintWrite): ComplaintRow[] =>
  rows.map((row) => {
    if (write.kind !== "act" || write.id !== row.id) return row;
    return { ...row, state: complaintLife.stateAfter(write.action, row.state), actions: [] };
  });

export const overRows = <S>(selectRows: (state: S) => ComplaintRow[]) => writes.over(selectRows, shownOver);

const noRows: ComplaintRow[] = [];
export const selectComplaintRows = overRows(
  (state: Parameters<typeof complaintRows.selectData>[0]) => complaintRows.selectData(state) ?? noRows,
);

/** News of the hotel's changes bring the rows of the board and the table. */
export const complaintWrites = writes.sentBy({ send, refused });

export const complaintForm = createRecordForm(complaintRecord, complaintWrites);

function* send(write: ComplaintWrite, key: string): Saga {
  const behind = () => writes.behind(write, key);
  const { version } =
    write.kind === "form" ? yield* complaintRecord.send(write, key, behind) : yield* sendAct(write, key);
  // what was written upon this version waits for its turn with the next one
  for (const other of yield* behind()) {
    const { what } = other;
    if (what.kind === "form" || write.kind === "form" || what.request.version !== write.request.version) continue;
    const amended = { ...what, request: { ...what.request, version } };
    yield* put(writes.actions.amended({ key: other.key, what: amended }));
  }
}

function* sendAct({ id, action, request }: ActDemand, key: string): Saga<Complaint> {
  const complaint = yield* call(complaintsApi.actOnComplaint, { params: { id, action }, body: request, key });
  yield* tellChanged(complaint);
  yield* put(complaintActions.actions.done(complaint));
  return complaint;
}

function* tellChanged(complaint: Complaint): Saga {
  yield* put(complaintRecord.actions.changed(complaint));
  yield* complaintRows.tell((rows) => rows.map((row) => (row.id === complaint.id ? complaint : row)));
}

function* refused(write: ComplaintWrite, error: unknown): Saga {
  if (write.kind === "form") {
    yield* complaintRecord.refuse(write, error);
    return;
  }
  const { id, request } = write;
  const refusal = recordRefusalOf<Complaint>(error);
  if (refusal.current) yield* tellChanged(refusal.current);
  if ((yield* select(complaintActions.selectors.selectPendingId)) === id) {
    yield* put(complaintActions.actions.refused(refusal));
    return;
  }
  const sentence = { id: "complaints.notChanged", values: { id } } as const;
  const written = [request.solution, request.reason].filter(Boolean).join("\n");
  yield* put(refusalNotice(error, { sentence, path: complaintPath(id), written }));
}

export const complaintActionsPart = serveActions(complaintActions, {
  send: (demand: ActDemand) => complaintWrites.sendNow({ kind: "act", ...demand }),
  refused: (demand, error) => refused({ kind: "act", ...demand }, error),
});
