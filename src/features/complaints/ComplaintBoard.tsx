import { useDispatch, useSelector } from "react-redux";

import { type ComplaintRow, complaintStates } from "@/contract/guests/complaint";
import { complaintLife } from "@/domain/complaints/complaintLife";
import { Board } from "@/shared/board/Board";
import { useFormat } from "@/shared/i18n/useFormat";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { openPathOver } from "@/shared/routing/openPath";
import { PathLink } from "@/shared/routing/PathLink";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";
import { RecordNumber } from "@/shared/ui/RecordNumber";

import { complaintActs } from "./complaintActs";
import { complaintRecord } from "./complaintRecord";
import { LateMarks, SeverityMark } from "./ComplaintMarks";

/** Complaints by their state. What needs words to move opens the complaint and asks for them. */
export function ComplaintBoard({ rows }: { rows: ComplaintRow[] }) {
  const { text } = useText();
  const dispatch = useDispatch();

  function move(row: ComplaintRow, to: string) {
    const action = movesOf(row).find((one) => one.to === to)?.action;
    if (!action) return;
    if (complaintActs.find((act) => act.action === action)?.renderDialog) {
      openPathOver(complaintRecord.pathOf(row.id));
      dispatch(complaintRecord.acts.actions.asked(action));
    } else
      dispatch(complaintRecord.writes.written({ kind: "act", id: row.id, action, request: { version: row.version } }));
  }

  return (
    <div className="complaint-board">
      <Board
        label={text("complaints.display.board")}
        columns={complaintStates.map((id) => ({ id, title: text(`complaints.state.${id}`) }))}
        cards={rows}
        columnOf={({ state }) => state}
        nameOf={({ id }) => id}
        targetsOf={(row) => movesOf(row).map(({ to }) => to)}
        onMove={move}
      >
        {(row) => <Card row={row} />}
      </Board>
    </div>
  );
}

/** The states that an action leads to from here, each with the action. */
const movesOf = ({ state, actions }: ComplaintRow) =>
  actions.flatMap(({ action, isAllowed }) => {
    const to = complaintLife.stateAfter(action, state);
    return isAllowed && to !== state ? [{ action, to }] : [];
  });

function Card({ row }: { row: ComplaintRow }) {
  const { text } = useText();
  const formats = useFormat();
  const timeZone = useSelector(selectHotel)?.property.timeZone;
  const { id, guest, room, category, description, unapproved, officialForm } = row;
  const { isLate, isFormLate, dueAt, resolvedAt, followUpOn } = row;
  const when = followUpOn
    ? text("complaints.followUpAt", { date: formats.date(followUpOn) })
    : text(resolvedAt ? "complaints.solvedAt" : "complaints.dueBy", {
        time: formats.dayAndTime(resolvedAt || dueAt, timeZone),
      });
  return (
    <div className={isLate || isFormLate ? "complaint-card is-late" : "complaint-card"}>
      <Row as="p" gap={8} rowGap={4} wraps className="complaint-number">
        <PathLink to={complaintRecord.pathOf(id)} isOver>
          <RecordNumber id={id} />
        </PathLink>
      </Row>
      <Text as="p" size={14} weight={550}>
        <bdi>{guest}</bdi>
        {room && `${guest && " · "}${text("booking.room")} ${room}`}
      </Text>
      <Text as="p" cutsLate size={13} className="complaint-said" dir="auto" title={description}>
        {description}
      </Text>
      <Muted as="p" size={13} className="complaint-detail">
        <SeverityMark complaint={row} text={text} /> · {text(`complaints.category.${category}`)}
      </Muted>
      <Muted as="p" size={13} className="complaint-detail">
        <span>{when}</span>
      </Muted>
      {unapproved > 0 && <p className="complaint-mark">{text("complaints.unapproved")}</p>}
      {officialForm && <p className="complaint-mark">{text("complaints.officialForm")}</p>}
      {(isLate || isFormLate) && (
        <p>
          <LateMarks complaint={row} text={text} />
        </p>
      )}
    </div>
  );
}
