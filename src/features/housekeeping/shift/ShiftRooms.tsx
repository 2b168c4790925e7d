import { useSelector } from "react-redux";
import { Link } from "react-router-dom";

import type { CleaningTask } from "@/contract/rooms/cleaningTasks";
import type { Shift } from "@/contract/rooms/shift";
import { paths } from "@/shared/routing/paths";
import { useText } from "@/shared/i18n/useText";
import { WaitingIcon } from "@/shared/ui/icons";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { stateTones, useCleaningWords } from "../cleaningWords";
import { shiftWrites } from "./shiftWrites";
import { useRoomMarks } from "./useRoomMarks";

/** The address of a room of a person. */
export const roomPath = (person: string, room: string) =>
  `${paths.shift}?${new URLSearchParams({ person, room }).toString()}`;

interface ShiftRoomsProps {
  shift: Shift;
  tasks: readonly CleaningTask[];
  personId: string;
}

/** A person's rooms in working order, each with all that has to be minded in it. */
export function ShiftRooms({ shift, tasks, personId }: ShiftRoomsProps) {
  const { text } = useText();
  return (
    <Stack as="ul" gap={8} aria-label={text("shift.menu")}>
      {tasks.map((task) => (
        <li key={task.id}>
          <RoomCard shift={shift} task={task} path={roomPath(personId, task.roomId)} />
        </li>
      ))}
    </Stack>
  );
}

function RoomCard({ shift, task, path }: { shift: Shift; task: CleaningTask; path: string }) {
  const { text } = useText();
  const words = useCleaningWords();
  const marks = useRoomMarks(shift, task);
  const isWaiting = useIsWaiting(task.roomId);
  return (
    <Row
      as={Link}
      to={path}
      gap={12}
      align="baseline"
      padX={14}
      padY={12}
      line="around"
      round="medium"
      fill="surface"
      lights
      isTouchable
      stripe={task.isUrgent || task.state === "failed" ? "danger" : task.state === "inProgress" ? "sea" : undefined}
      className="shift-room"
    >
      <Text size={28} weight={650} isTabular className="shift-number">
        {task.room}
      </Text>
      <Stack gap={4} grows shrinks>
        <Row gap={8} rowGap={4} justify="between" wraps>
          <Text weight={550}>{words.what(task)}</Text>
          <StateBadge tone={stateTones[task.state]}>
            {task.state === "failed" ? text("shift.again") : words.state(task)}
          </StateBadge>
        </Row>
        {task.state === "failed" && task.note && (
          <Text tone="danger" breaksWords dir="auto">
            {task.note}
          </Text>
        )}
        {marks && <Muted breaksWords>{marks}</Muted>}
        {isWaiting && <Waits />}
      </Stack>
    </Row>
  );
}

/** Something that was done in the room is not sent yet. */
const useIsWaiting = (roomId: string) =>
  useSelector((state: Parameters<typeof shiftWrites.selectPending>[0]) =>
    shiftWrites.selectPending(state).some(({ isWaiting, what }) => isWaiting && what.roomId === roomId),
  );

function Waits() {
  const { text } = useText();
  return (
    <Row as="span" gap={6} tone="muted">
      <WaitingIcon size={16} aria-hidden="true" />
      {text("shift.waits")}
    </Row>
  );
}
