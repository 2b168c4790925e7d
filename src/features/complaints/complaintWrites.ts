import type { ComplaintActInput, ComplaintAction, ComplaintDraft, ComplaintRow } from "@/contract/guests/complaint";
import { complaintLife } from "@/domain/complaints/complaintLife";
import { createRecordWrites } from "@/shared/record/createRecordWrites";
import { serveRecord } from "@/shared/record/serveRecord";

import { complaintRows } from "./complaintLoads";
import { complaintActions, complaintRecord } from "./complaintRecord";
import { complaintsApi } from "./complaintsApi";

export const complaintWrites = createRecordWrites<ComplaintDraft, ComplaintAction, ComplaintActInput>()(
  "complaintWrites",
);

type Write = Parameters<typeof complaintWrites.written>[0];

/** With what is on its way: such a card cannot be moved again before the server has answered. */
const shownOver = (rows: ComplaintRow[], write: Write): ComplaintRow[] =>
  rows.map((row) => {
    if (write.kind !== "act" || write.id !== row.id) return row;
    return { ...row, state: complaintLife.stateAfter(write.action, row.state), actions: [] };
  });

export const overRows = <S>(selectRows: (state: S) => ComplaintRow[]) => complaintWrites.over(selectRows, shownOver);

const noRows: ComplaintRow[] = [];
export const selectComplaintRows = overRows(
  (state: Parameters<typeof complaintRows.selectData>[0]) => complaintRows.selectData(state) ?? noRows,
);

/** News of the hotel's changes bring the rows of the board and the table. */
export const complaintServing = serveRecord(
  { record: complaintRecord, actions: complaintActions, writes: complaintWrites },
  {
    act: ({ id, action, request }, key) => complaintsApi.actOnComplaint({ params: { id, action }, body: request, key }),
    notDone: "complaints.notChanged",
    typedIn: ({ solution, reason }) => [solution, reason],
    show: (complaint) => complaintRows.tell((rows) => rows.map((row) => (row.id === complaint.id ? complaint : row))),
  },
);
