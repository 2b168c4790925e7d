import { useEffect, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { DeskRow, RoomState } from "@/contract/reservations/desk";
import { isReady } from "@/domain/rooms/cleanliness";
import { DialogButtons } from "@/shared/actions/ActionDialog";
import { useText } from "@/shared/i18n/useText";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { Dialog } from "@/shared/ui/overlays/Dialog";

import { deskGroup } from "./deskGroup";
import { StayChoice } from "./StayChoice";

interface GroupProps {
  act: "checkIn" | "checkOut";
  rows: DeskRow[];
  rooms: RoomState[];
}

/** Many arrive or leave at once. */
export function GroupButton({ act, rows, rooms }: GroupProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const [isOpen, setIsOpen] = useState(false);
  if (rows.length === 0) return null;

  function close() {
    setIsOpen(false);
    dispatch(deskGroup.actions.bulkReportClosed());
  }

  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => setIsOpen(true)}>
        {text(`desk.group.${act}`)}
      </button>
      <Dialog isOpen={isOpen} title={text(`desk.group.${act}`)} onClose={close}>
        {isOpen && <GroupChoice act={act} rows={rows} rooms={rooms} onClose={close} />}
      </Dialog>
    </>
  );
}

function GroupChoice({ act, rows, rooms, onClose }: GroupProps & { onClose: () => void }) {
  const { text } = useText();
  const dispatch = useDispatch();
  const isRunning = useSelector(deskGroup.selectors.selectIsBulkRunning);
  const refused = useSelector(deskGroup.selectors.selectBulkRefused);
  const isArrival = act === "checkIn";
  const stateOf = ({ roomId }: DeskRow) => rooms.find((room) => room.roomId === roomId);
  const occupantOf = (row: DeskRow) => (isArrival ? (stateOf(row)?.occupant ?? "") : "");
  const isComplete = ({ roomId, missingGuarantee, balance }: DeskRow) =>
    isArrival ? roomId !== "" && missingGuarantee === 0 : balance === 0;
  /** Whom it would work for: the others are not chosen from the beginning. */
  const worksFor = (row: DeskRow) => isComplete(row) && occupantOf(row) === "";
  const [left, setLeft] = useState(() => rows.filter((row) => !worksFor(row)).map(({ id }) => id));
  const [isAsked, setIsAsked] = useState(false);
  const question = useRef<HTMLHeadingElement>(null);
  const chosen = rows.filter(({ id }) => !left.includes(id));
  const isDirty = ({ roomId }: DeskRow) =>
    isArrival && rooms.some((room) => room.roomId === roomId && !isReady(room.cleanliness));
  /** Why an arrival is not ready, or only with a yes. */
  const warningsOf = (row: DeskRow) => [
    ...(isComplete(row) ? [] : [text("desk.group.checkIn.notReady")]),
    ...(occupantOf(row) === "" ? [] : [text("desk.occupiedBy", { guest: occupantOf(row) })]),
    ...(isDirty(row) ? [text("desk.roomDirty", { room: row.room })] : []),
    ...(row.missing.length > 0 ? [text("desk.dataWarning")] : []),
  ];
  const warned = isArrival ? chosen.filter((row) => warningsOf(row).length > 0) : [];
  useEffect(() => {
    if (!isAsked) return;
    question.current?.focus({ preventScroll: true });
    question.current?.parentElement?.scrollIntoView({ block: "nearest" });
  }, [isAsked]);

  function choose(id: string, isChosen: boolean) {
    setIsAsked(false);
    setLeft(isChosen ? left.filter((one) => one !== id) : [...left, id]);
  }

  function send(those: DeskRow[]) {
    setIsAsked(false);
    if (those.length > 0 && !isRunning)
      dispatch(deskGroup.actions.bulkRequested({ action: act, ids: those.map(({ id }) => id) }));
  }

  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (warned.length > 0) setIsAsked(true);
        else send(chosen);
      }}
    >
      <StayChoice
        legend={text(`desk.group.${act}.who`)}
        rows={rows}
        isChosen={(id) => !left.includes(id)}
        onChoose={choose}
        refused={refused}
      >
        {(row, isRefused) => (
          <>
            {isDirty(row) && ` · ${text("roomState.dirty")}`}
            {occupantOf(row) !== "" && ` · ${text("desk.occupiedBy", { guest: occupantOf(row) })}`}
            {!isComplete(row) && !isRefused && <small>{text(`desk.group.${act}.notReady`)}</small>}
          </>
        )}
      </StayChoice>
      {refused.length > 0 && <p role="alert">{text("desk.group.refused", { count: refused.length })}</p>}
      {isAsked && (
        <Stack as="section" gap={8} className="desk-held" aria-labelledby="desk-held">
          <Text as="h3" size={14} id="desk-held" ref={question} tabIndex={-1}>
            {text("desk.group.held", { count: warned.length })}
          </Text>
          <ul className="bullets">
            {warned.map((row) => (
              <li key={row.id}>
                <bdi>{row.customer}</bdi>:{" "}
                {warningsOf(row).map((warning) => (
                  <small key={warning}>{warning}</small>
                ))}
              </li>
            ))}
          </ul>
          <Row gap={8} wraps className="action-buttons">
            <ReadyButton
              count={chosen.length - warned.length}
              onPress={() => send(chosen.filter((row) => !warned.includes(row)))}
            />
            <button type="button" className="btn btn-primary" onClick={() => send(chosen)}>
              {text("desk.group.anyway", { count: chosen.length })}
            </button>
          </Row>
        </Stack>
      )}
      <DialogButtons onClose={onClose} closeLabel={text("close")}>
        <button
          type="submit"
          className="btn btn-primary"
          aria-disabled={chosen.length === 0 || isRunning || isAsked || undefined}
        >
          {text(`desk.group.${act}.do`, { count: chosen.length })}
        </button>
      </DialogButtons>
    </form>
  );
}

/** Only those about whom there is nothing to ask. */
function ReadyButton({ count, onPress }: { count: number; onPress: () => void }) {
  const { text } = useText();
  if (count === 0) return null;
  return (
    <button type="button" className="btn btn-quiet" onClick={onPress}>
      {text("desk.group.onlyReady", { count })}
    </button>
  );
}
