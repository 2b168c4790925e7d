import {
  complaintCategories,
  type ComplaintRow,
  complaintSeverities,
  complaintStates,
} from "@/contract/guests/complaint";
import type { ComplaintColumn } from "@/contract/guests/complaints";
import { complaintTones } from "@/shared/hotel/tones";
import { createList } from "@/shared/list/createList";
import type { DeclaredColumn } from "@/shared/list/declaredColumn";
import { someOf } from "@/shared/list/filters/someOf";
import { PathLink } from "@/shared/routing/PathLink";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";
import { RecordNumber } from "@/shared/ui/RecordNumber";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { complaintRecord, complaintRows, complaintsApi } from "./complaintRecord";
import { LateMarks, SeverityMark } from "./ComplaintMarks";

const columns: DeclaredColumn<ComplaintRow, ComplaintColumn, "complaints">[] = [
  {
    id: "id",
    name: "complaints.number",
    width: 214,
    cell: ({ id, description, ...complaint }, { text }) => (
      <div className="complaint-what">
        <Row as="span" gap={8} rowGap={4} wraps className="complaint-number">
          <PathLink to={complaintRecord.pathOf(id)} isOver>
            <RecordNumber id={id} />
          </PathLink>
          <LateMarks complaint={complaint} text={text} />
        </Row>
        <Text cutsLate size={13} className="complaint-said" dir="auto" title={description}>
          {description}
        </Text>
      </div>
    ),
  },
  {
    id: "state",
    width: 126,
    card: "mark",
    as: "word",
    cell: ({ state }, { text }) => (
      <StateBadge tone={complaintTones[state]}>{text(`complaints.state.${state}`)}</StateBadge>
    ),
  },
  {
    id: "severity",
    width: 100,
    importance: 7,
    card: "mark",
    as: "word",
    cell: (row, { text }) => <SeverityMark complaint={row} text={text} />,
  },
  {
    id: "guest",
    name: "column.customer",
    width: 140,
    importance: 6,
    card: "fact",
    cell: ({ guest }) => <bdi className="list-words">{guest}</bdi>,
  },
  { id: "room", name: "booking.room", width: 100, importance: 5, card: "fact" },
  { id: "category", width: 118, importance: 4, card: "fact", as: "word" },
  { id: "department", width: 118, importance: 2, wordsFor: (department) => `department.${department}` },
  { id: "dueAt", width: 160, importance: 3, card: "fact", as: "instant" },
  { id: "compensation", width: 118, importance: 1, as: "cents" },
];

/** Every complaint; the first are those that have waited too long. */
export const complaintList = createList({
  name: "complaints",
  columnsKey: "complaintColumns",
  texts: "complaints",
  call: complaintsApi.listComplaints,
  exportCall: complaintsApi.exportComplaints,
  filters: [
    someOf("states", { label: "complaints.state", choices: complaintStates }),
    someOf("categories", { label: "complaints.category", choices: complaintCategories }),
    someOf("severities", { label: "complaints.severity", choices: complaintSeverities }),
  ],
  views: {
    open: "complaints.view.open",
    late: "complaints.view.late",
    mine: "complaints.view.mine",
    unapproved: "complaints.view.unapproved",
    officialForm: "complaints.view.officialForm",
  },
  displays: {
    board: "complaints.display.board",
    table: "complaints.display.table",
    figures: "complaints.display.figures",
  },
  columns,
  nameOf: ({ id }) => id,
  record: complaintRows,
});
