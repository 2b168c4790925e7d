import {
  complaintCategories,
  type ComplaintRow,
  complaintSeverities,
  complaintStates,
} from "@/contract/guests/complaint";
import type { ComplaintColumn } from "@/contract/guests/complaints";
import { complaintTones } from "@/shared/hotel/tones";
import type { MessageId } from "@/shared/i18n/catalogues";
import type { ListColumn } from "@/shared/list/listColumn";
import { createList } from "@/shared/list/createList";
import { someOf } from "@/shared/list/filters/someOf";
import { PathLink } from "@/shared/routing/PathLink";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { complaintRecord, complaintsApi, shownRows } from "./complaintRecord";
import { LateMarks } from "./LateMarks";
import { SeverityMark } from "./SeverityMark";

const columns: ListColumn<ComplaintRow, ComplaintColumn>[] = [
  {
    id: "id",
    name: "complaints.number",
    width: 214,
    isSortable: true,
    cell: ({ id, description, isLate, isFormLate }, { text }) => (
      <div className="complaint-what">
        <Row as="span" gap={8} rowGap={4} wraps className="complaint-number">
          <PathLink to={complaintRecord.pathOf(id)} isOver>
            {id}
          </PathLink>
          <LateMarks complaint={{ isLate, isFormLate }} text={text} />
        </Row>
        <Text cutsLate size={13} className="complaint-said" dir="auto" title={description}>
          {description}
        </Text>
      </div>
    ),
    plain: ({ id }) => id,
  },
  wordColumn("state", 126, ({ state }) => `complaints.state.${state}`, {
    card: "mark",
    cell: ({ state }, { text }) => (
      <StateBadge tone={complaintTones[state]}>{text(`complaints.state.${state}`)}</StateBadge>
    ),
  }),
  wordColumn("severity", 100, ({ severity }) => `complaints.severity.${severity}`, {
    importance: 7,
    card: "mark",
    cell: (row, { text }) => <SeverityMark severity={row.severity} text={text} />,
  }),
  {
    id: "guest",
    name: "column.customer",
    width: 140,
    isSortable: true,
    importance: 6,
    card: "fact",
    cell: ({ guest }) => <bdi className="list-words">{guest}</bdi>,
    plain: ({ guest }) => guest,
  },
  {
    id: "room",
    name: "booking.room",
    width: 100,
    isSortable: true,
    importance: 5,
    card: "fact",
    plain: (row) => row.room,
  },
  wordColumn("category", 118, ({ category }) => `complaints.category.${category}`, { importance: 4, card: "fact" }),
  wordColumn("department", 118, ({ department }) => `department.${department}`, { importance: 2 }),
  {
    id: "dueAt",
    name: "complaints.dueAt",
    width: 160,
    isSortable: true,
    importance: 3,
    card: "fact",
    plain: ({ dueAt }) => ({ instant: dueAt }),
  },
  {
    id: "compensation",
    name: "complaints.compensation",
    width: 118,
    isNumeric: true,
    isSortable: true,
    importance: 1,
    plain: ({ compensation }) => ({ cents: compensation }),
  },
];

function wordColumn(
  id: "state" | "severity" | "category" | "department",
  width: number,
  wordFor: (row: ComplaintRow) => MessageId,
  more: Partial<ListColumn<ComplaintRow, ComplaintColumn>>,
): ListColumn<ComplaintRow, ComplaintColumn> {
  return {
    id,
    name: `complaints.${id}`,
    width,
    isSortable: true,
    plain: (row, { text }) => text(wordFor(row)),
    ...more,
  };
}

/** Every complaint; the first are those that have waited too long. */
export const complaintList = createList({
  name: "complaints",
  columnsKey: "complaintColumns",
  texts: {
    table: "complaints.table",
    search: "complaints.search",
    all: "complaints.view.all",
    unsorted: "complaints.byUrgency",
    failed: "complaints.failed",
    file: "complaints.file",
    count: "complaints.count",
  },
  call: complaintsApi.listComplaints,
  exportCall: complaintsApi.exportComplaints,
  filters: [
    someOf("states", {
      label: "complaints.state",
      choices: complaintStates,
      wordsFor: (it) => `complaints.state.${it}`,
    }),
    someOf("categories", {
      label: "complaints.category",
      choices: complaintCategories,
      wordsFor: (it) => `complaints.category.${it}`,
    }),
    someOf("severities", {
      label: "complaints.severity",
      choices: complaintSeverities,
      wordsFor: (it) => `complaints.severity.${it}`,
    }),
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
  pathOf: complaintRecord.pathOf,
  overlay: (selectRows) => complaintRecord.writes.over(selectRows, shownRows),
});
