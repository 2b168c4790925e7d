import { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { Link, useNavigate } from "react-router-dom";

import type { CleaningTask, Housekeeper } from "@/contract/rooms/cleaningTasks";
import type { Shift, ShiftRoom } from "@/contract/rooms/shift";
import { permissionOf } from "@/domain/permissionFor";
import { useText } from "@/shared/i18n/useText";
import { BackIcon, WaitingIcon } from "@/shared/ui/icons";
import { Facts } from "@/shared/ui/layout/Facts";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { focusHeadingIfLost } from "@/shared/ui/page/focusHeadingIfLost";
import { usePageHeading } from "@/shared/ui/page/usePageHeading";
import { Reasons } from "@/shared/ui/states/Reasons";
import { Warning } from "@/shared/ui/states/Warning";

import { useCleaningWords } from "../cleaningWords";
import { Checklist, isUnticked } from "./Checklist";
import { TaskTime } from "./TaskTime";
import { GuestLine } from "./GuestLine";
import { roomPath } from "./ShiftRooms";
import { RoomReports } from "./RoomReports";
import { ToldReports } from "./ToldReports";
import { nextAfter } from "./roomsOf";
import { seenNow, shiftWrites, type TaskStep } from "./shiftWrites";
import { useRoomMarks } from "./useRoomMarks";

interface RoomPanelProps {
  shift: Shift;
  task: CleaningTask;
  /** All of the person. */
  tasks: readonly CleaningTask[];
  person: Housekeeper;
}

/** A room as who cleans it has to know it, and the work in it. The next one follows when it is done. */
export function RoomPanel({ shift, task, tasks, person }: RoomPanelProps) {
  const { text } = useText();
  const words = useCleaningWords();
  const marks = useRoomMarks(shift, task);
  const heading = usePageHeading(text("shift.room", { room: task.room }));
  const room: ShiftRoom = shift.rooms.find(({ roomId }) => roomId === task.roomId) ?? {
    roomId: task.roomId,
    version: 0,
    fault: "",
    reports: [],
  };
  const { guest, next, fault } = room;
  return (
    <Stack gap={16} className="shift shift-panel">
      <Link to={`?${new URLSearchParams({ person: person.id }).toString()}`} className="btn btn-quiet shift-back">
        <BackIcon size={18} aria-hidden="true" className="mirrored" />
        <span>{text("shift.menu")}</span>
      </Link>
      <Row gap={12} align="baseline" wraps>
        <h1 ref={heading} tabIndex={-1} className="shift-number">
          {text("shift.room", { room: task.room })}
        </h1>
        <Text weight={550}>{words.what(task)}</Text>
      </Row>
      {task.state === "failed" && (
        <Warning isStrong>
          {text("shift.again")}: {task.note}
        </Warning>
      )}
      {marks && <Text as="p">{marks}</Text>}
      <Facts
        shape="columns"
        facts={[
          { label: text(guest?.hasLeft ? "shift.left" : "shift.guest"), value: guest && <GuestLine guest={guest} /> },
          { label: text("shift.guestNote"), value: guest?.note },
          { label: text("shift.next"), value: next && <GuestLine guest={next} /> },
          { label: text("shift.nextNote"), value: next?.note },
          { label: text("shift.fault"), value: fault },
        ]}
      />
      <Work task={task} tasks={tasks} person={person} room={room} />
      {task.state !== "open" && <Checklist task={task} />}
      <RoomReports shift={shift} room={room} number={task.room} by={person.name} />
      <ToldReports shift={shift} reports={room.reports} />
      <WaitingWrites roomId={task.roomId} />
    </Stack>
  );
}

/** The steps of the work, the next one first. One room is under way at a time. */
function Work({ task, tasks, person, room: shiftRoom }: Omit<RoomPanelProps, "shift"> & { room: ShiftRoom }) {
  const { text } = useText();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { id, room, roomId, state } = task;
  const [isAsked, setIsAsked] = useState(false);
  const other = tasks.find((one) => one.state === "inProgress" && one.id !== id);
  const permission = (action: TaskStep) => permissionOf(task, action);
  const offered = steps.filter((action) => permission(action)?.isApplicable);

  // the pressed button goes with its step, and the one in its place is not pressed by the same key
  useEffect(focusHeadingIfLost, [state]);

  function act(action: TaskStep) {
    if (action === "finish" && !isAsked && isUnticked(task)) return setIsAsked(true);
    const content = { id, action, personId: person.id, ...seenNow(shiftRoom) };
    dispatch(shiftWrites.written({ kind: "task", roomId, room, content }));
    if (!leaving.has(action)) return;
    const next = nextAfter(task, tasks);
    void navigate(
      next ? roomPath(person.id, next.roomId) : `?${new URLSearchParams({ person: person.id }).toString()}`,
    );
  }

  return (
    <Stack gap={12}>
      {(state === "inProgress" || state === "paused") && <TaskTime task={task} />}
      <div className="shift-steps">
        {offered.map((action, place) => {
          const isBlocked = action === "start" && other !== undefined;
          const isPossible = permission(action)?.isAllowed === true && !isBlocked;
          return (
            <button
              key={action}
              type="button"
              className={place === 0 ? "btn btn-primary shift-step is-main" : "btn btn-quiet shift-step"}
              aria-disabled={!isPossible || undefined}
              aria-describedby={isBlocked ? "shift-blocked" : undefined}
              onClick={() => isPossible && act(action)}
            >
              {text(labels[action])}
            </button>
          );
        })}
      </div>
      <div role="status">{isAsked && state === "inProgress" && <Warning>{text("shift.unticked")}</Warning>}</div>
      {other && offered.includes("start") && (
        <Text as="p" id="shift-blocked" tone="muted">
          {text("shift.finishFirst", { room: other.room })}
        </Text>
      )}
      {offered.length === 0 && <Reasons isQuiet reasons={permission("start")?.reasons ?? []} />}
    </Stack>
  );
}

const steps: TaskStep[] = ["finish", "start", "pause", "postpone", "decline"];

const labels = {
  finish: "housekeeping.action.finish",
  start: "housekeeping.action.start",
  pause: "housekeeping.action.pause",
  postpone: "housekeeping.action.postpone",
  decline: "shift.decline",
} as const satisfies Record<TaskStep, string>;

/** The next room follows. */
const leaving: ReadonlySet<TaskStep> = new Set<TaskStep>(["finish", "postpone", "decline"]);

/** All that was done here and waits for a connection, oldest first. */
function WaitingWrites({ roomId }: { roomId: string }) {
  const { text } = useText();
  const pending = useSelector(shiftWrites.selectPending);
  const waiting = pending.filter(({ isWaiting, what }) => isWaiting && what.roomId === roomId);
  if (waiting.length === 0) return null;
  return (
    <Row gap={8} align="start" tone="muted">
      <WaitingIcon size={18} aria-hidden="true" />
      <Stack gap={2}>
        {text("shift.waits")}
        <ul className="bullets">
          {waiting.map(({ key, what }) => (
            <li key={key}>
              {what.kind === "task" ? text(labels[what.content.action]) : text(`shift.report.${what.kind}`)}
            </li>
          ))}
        </ul>
      </Stack>
    </Row>
  );
}
