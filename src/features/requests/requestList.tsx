import { type RequestColumn, requestDepartments, type RequestRow, requestStates } from "@/contract/guests/guestRequest";
import { requestName } from "@/shared/hotel/requestName";
import { requestTones } from "@/shared/hotel/tones";
import { useText } from "@/shared/i18n/useText";
import { writtenTime } from "@/shared/list/plainCells";
import { createList } from "@/shared/list/createList";
import type { DeclaredColumn } from "@/shared/list/declaredColumn";
import { dateRange } from "@/shared/list/filters/dateRange";
import { someOf } from "@/shared/list/filters/someOf";
import { RecordRowActions } from "@/shared/actions/RecordRowActions";
import { PathLink } from "@/shared/routing/PathLink";
import { AcceptIcon, CheckIcon } from "@/shared/ui/icons";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { requestRecord, requestRows } from "./requestRecord";
import { requestsApi } from "./requestsApi";

const timeDue = ({ nextOn, dueTime }: RequestRow) => ({ date: nextOn, timeOfDay: dueTime });

const columns: DeclaredColumn<RequestRow, RequestColumn, "requests">[] = [
  {
    id: "kind",
    width: 180,
    cell: (row, { text, isShown }) => (
      <Stack as="span" gap={2} align="start" shrinks className="request-what">
        <Row as="span" gap={8} rowGap={0} align="baseline" wraps>
          <Text as={PathLink} weight={550} to={requestRecord.pathOf(row.id)} isOver className="request-name">
            {requestName(row, text)}
          </Text>
          <Muted as="bdi" breaksWords size={13} className="request-detail">
            {row.id}
          </Muted>
        </Row>
        {row.note && !isShown("note") && (
          <Muted breaksWords size={13} className="request-detail" dir="auto" title={row.note}>
            {row.note}
          </Muted>
        )}
      </Stack>
    ),
    plain: (row, { text }) => requestName(row, text),
  },
  {
    id: "nextOn",
    width: 150,
    card: "fact",
    cell: (row, words) => (
      <Stack as="span" gap={2} align="start" shrinks size={14} isTabular>
        <span>{writtenTime(timeDue(row), words.formats)}</span>
        {(row.urgency === "late" || row.urgency === "today") && (
          <StateBadge tone={row.urgency === "late" ? "late" : "now"}>
            {words.text(`requests.urgency.${row.urgency}`)}
          </StateBadge>
        )}
      </Stack>
    ),
    plain: timeDue,
  },
  {
    id: "customer",
    name: "column.customer",
    width: 150,
    importance: 7,
    card: "fact",
    cell: ({ customer }) => <bdi className="list-words">{customer}</bdi>,
  },
  {
    id: "room",
    name: "column.room",
    width: 72,
    importance: 6,
    card: "fact",
    plain: ({ room }, { text }) => room || text("list.noRoom"),
  },
  {
    id: "department",
    width: 130,
    importance: 5,
    card: "fact",
    wordsFor: (department) => `department.${department}`,
  },
  {
    id: "state",
    name: "requests.status",
    width: 110,
    card: "mark",
    as: "word",
    cell: ({ state }, { text }) => (
      <StateBadge tone={requestTones[state]}>{text(`requests.state.${state}`)}</StateBadge>
    ),
  },
  { id: "price", width: 90, importance: 3, as: "cents" },
  { id: "note", width: 200, importance: 1, cell: ({ note }) => <bdi>{note}</bdi> },
];

/** Whatever guests have asked for. */
export const requestList = createList({
  name: "requests",
  columnsKey: "requestColumns",
  texts: "requests",
  call: requestsApi.listRequests,
  exportCall: requestsApi.exportRequests,
  filters: [
    someOf("departments", {
      label: "requests.department",
      choices: requestDepartments,
      wordsFor: (department) => `department.${department}`,
    }),
    someOf("states", {
      label: "requests.status",
      choices: requestStates,
      wordsFor: (state) => `requests.state.${state}`,
    }),
    dateRange("from", "to"),
  ],
  views: {
    toDo: "requests.view.toDo",
    dueToday: "requests.view.dueToday",
    late: "requests.view.late",
    next: "requests.view.next",
    done: "requests.view.done",
  },
  columns,
  nameOf: ({ id }) => id,
  RowActions,
  record: requestRows,
});

/** Accepts a new one, and finishes any other. */
function RowActions({ row }: { row: RequestRow }) {
  const { text } = useText();
  const action = row.state === "new" ? "accept" : "finish";
  const named = (label: string) =>
    text("requests.rowAction", { action: label, what: requestName(row, text), id: row.id });
  return (
    <RecordRowActions
      kind={requestRecord}
      row={row}
      action={action}
      icon={action === "accept" ? AcceptIcon : CheckIcon}
      label={named(text(`requests.action.${action}`))}
      openLabel={named(text("requests.open"))}
    />
  );
}
