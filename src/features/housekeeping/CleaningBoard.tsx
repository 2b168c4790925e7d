import { useDispatch } from "react-redux";

import type { CleaningPlan, CleaningTask } from "@/contract/rooms/cleaningTasks";
import { permissionOf } from "@/domain/permissionFor";
import { Board } from "@/shared/board/Board";
import { useText } from "@/shared/i18n/useText";
import { noticeDismissed } from "@/shared/notices/noticesSlice";
import { useNoticeAt } from "@/shared/notices/useNoticeAt";
import { PathLink } from "@/shared/routing/PathLink";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { cleaningTask } from "./cleaningTask";
import { stateTones, useCleaningWords } from "./cleaningWords";
import { sharings } from "./sharing";

/** Column of the tasks that no one has. */
const NOBODY = "nobody";

/** Tasks by the person who does them. A card that was moved by hand stays where it is when the rest is shared out. */
export function CleaningBoard({ plan: { date, tasks, people } }: { plan: CleaningPlan }) {
  const { text } = useText();
  const dispatch = useDispatch();
  const columns = [
    { id: NOBODY, title: text("housekeeping.unassigned") },
    ...people.map(({ id, name, target, isAbsent }) => {
      const credits = creditsOf(id, tasks);
      return {
        id,
        title: isAbsent ? text("housekeeping.columnAbsent", { name }) : name,
        detail: <Load isOver={credits > target}>{text("housekeeping.column", { credits, target })}</Load>,
      };
    }),
  ];
  const present = people.filter(({ isAbsent }) => !isAbsent).map(({ id }) => id);
  const columnOf = ({ assigneeId }: CleaningTask) => assigneeId || NOBODY;

  function move({ id, room, version, assigneeId, reason }: CleaningTask, column: string) {
    const to = column === NOBODY ? "" : column;
    dispatch(noticeDismissed(cleaningTask.pathOf(id)));
    dispatch(
      sharings.written({
        date,
        tasks: [{ id, version, assigneeId: to, ...(to && { reason: { code: "byHand" } }) }],
        former: [{ id, version, assigneeId, reason }],
        room,
        isUndo: false,
      }),
    );
  }

  return (
    <Board
      label={text("housekeeping.board")}
      columns={columns}
      cards={tasks}
      columnOf={columnOf}
      nameOf={({ room }) => room}
      targetsOf={(task) =>
        permissionOf(task, "assign")?.isAllowed ? [NOBODY, ...present].filter((id) => id !== columnOf(task)) : []
      }
      onMove={move}
    >
      {(task) => <Card task={task} />}
    </Board>
  );
}

export const creditsOf = (personId: string, tasks: readonly CleaningTask[]) =>
  tasks.reduce((sum, task) => sum + (task.assigneeId === personId ? task.credits : 0), 0);

/** Work of a person. It stands out where it is more than its target. */
export const Load = ({ isOver, children }: { isOver: boolean; children: string }) =>
  isOver ? (
    <Text tone="danger" weight={600}>
      {children}
    </Text>
  ) : (
    children
  );

function Card({ task }: { task: CleaningTask }) {
  const { text } = useText();
  const words = useCleaningWords();
  const { id, room, isUrgent, state, reason } = task;
  const marks = words.marks(task);
  const refused = useNoticeAt(cleaningTask.pathOf(id));
  return (
    <div className={isUrgent ? "cleaning-card is-urgent" : "cleaning-card"}>
      <Row as="p" gap={8} rowGap={4} wraps className="cleaning-room">
        <PathLink to={cleaningTask.pathOf(id)} isOver>
          {room}
        </PathLink>
        <Text size={13} isWhole>
          {words.what(task)}
        </Text>
      </Row>
      {(isUrgent || state !== "open" || marks !== "") && (
        <Row as="p" gap={6} rowGap={4} wraps>
          {isUrgent && <StateBadge tone="late">{text("housekeeping.urgent")}</StateBadge>}
          {state !== "open" && <StateBadge tone={stateTones[state]}>{text(`housekeeping.state.${state}`)}</StateBadge>}
          {marks !== "" && <Muted size={13}>{marks}</Muted>}
        </Row>
      )}
      {reason && (
        <Muted as="p" size={12}>
          {words.reason(reason)}
        </Muted>
      )}
      {refused && (
        <Text as="p" size={12} tone="danger">
          {refused}
        </Text>
      )}
    </div>
  );
}
