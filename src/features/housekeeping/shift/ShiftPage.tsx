import "./shift.scss";

import { useSearchParams } from "react-router-dom";

import { isFinished } from "@/domain/housekeeping/cleaningLife";
import { useText } from "@/shared/i18n/useText";
import { readStored, writeStored } from "@/shared/storage";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { PageHeader } from "@/shared/ui/page/PageHeader";
import { LoadState } from "@/shared/ui/states/LoadState";

import { ShiftRooms } from "./ShiftRooms";
import { RoomPanel } from "./RoomPanel";
import { inWorkingOrder } from "./roomsOf";
import { shift } from "./shiftWrites";

const PERSON = "shiftPerson";

/** The rooms of one person on a phone: the list, or the room that is opened. Both are in the address, so that Back works. */
export function ShiftPage() {
  const { text } = useText();
  const load = shift.use();
  const [params, setParams] = useSearchParams();
  const { data } = load;
  if (!data)
    return (
      <>
        <PageHeader />
        <LoadState load={load} failed={text("shift.failed")} />
      </>
    );

  const people = data.plan.people.filter(({ isAbsent }) => !isAbsent);
  const asked = params.get("person") ?? readStored(PERSON);
  const person = people.find(({ id }) => id === asked);
  const tasks = inWorkingOrder(data.plan.tasks.filter(({ assigneeId }) => person && assigneeId === person.id));
  const opened = tasks.find(({ roomId }) => roomId === params.get("room"));
  const done = tasks.filter(isFinished);
  const credits = (of: typeof tasks) => of.reduce((sum, task) => sum + task.credits, 0);

  function choose(id: string) {
    writeStored(PERSON, id);
    setParams({ person: id }, { replace: true });
  }

  if (person && opened) return <RoomPanel key={opened.id} shift={data} task={opened} tasks={tasks} person={person} />;
  return (
    <Stack gap={16} className="shift">
      <PageHeader />
      <ChoiceControl
        label={text("shift.person")}
        value={person?.id ?? ""}
        choices={[
          ...(person ? [] : [["", text("shift.choosePerson")] as const]),
          ...people.map(({ id, name }) => [id, name] as const),
        ]}
        onChange={choose}
      />
      {person && tasks.length === 0 && <p>{text("shift.none")}</p>}
      {person && tasks.length > 0 && (
        <>
          <Stack gap={4}>
            <Row justify="between" gap={16} wraps rowGap={4}>
              <Text weight={600}>{text("shift.roomsDone", { done: done.length, all: tasks.length })}</Text>
              <Text tone="muted">{text("shift.creditsDone", { done: credits(done), all: credits(tasks) })}</Text>
            </Row>
            <progress aria-label={text("shift.progress")} max={credits(tasks)} value={credits(done)} />
          </Stack>
          <ShiftRooms shift={data} tasks={tasks} personId={person.id} />
        </>
      )}
    </Stack>
  );
}
