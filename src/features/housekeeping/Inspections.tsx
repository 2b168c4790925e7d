import { useDispatch } from "react-redux";

import type { CleaningTask } from "@/contract/rooms/cleaningTasks";
import { useText } from "@/shared/i18n/useText";
import { openPathOver } from "@/shared/routing/openPath";
import { Card } from "@/shared/ui/layout/Card";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";

import { cleaningTask } from "./cleaningTask";
import { useCleaningWords } from "./cleaningWords";

/** Rooms that are done and wait to be looked at. What is not in order is said in words, so that opens the task. */
export function Inspections({ tasks }: { tasks: readonly CleaningTask[] }) {
  const { text } = useText();
  const words = useCleaningWords();
  const dispatch = useDispatch();
  const done = tasks.filter(({ state }) => state === "done");
  if (done.length === 0) return null;

  const inspect = ({ id, version }: CleaningTask) =>
    void dispatch(cleaningTask.writes.written({ kind: "act", id, action: "inspect", request: { version } }));

  function fail({ id }: CleaningTask) {
    openPathOver(cleaningTask.pathOf(id));
    dispatch(cleaningTask.acts.actions.asked("fail"));
  }

  return (
    <Card title={text("housekeeping.inspections", { count: done.length })}>
      <ul className="cleaning-inspections">
        {done.map((task) => {
          const isPending = task.actions.length === 0;
          return (
            <Row as="li" key={task.id} gap={12} rowGap={8} padX={20} padY={8} wraps>
              <Text grows weight={550} className="cleaning-inspection">
                <bdi>{task.room}</bdi> · {words.what(task)} · {words.state(task)}
              </Text>
              <button
                type="button"
                className="btn btn-primary btn-sm"
                aria-label={text("housekeeping.inspectRoom", { room: task.room })}
                aria-disabled={isPending || undefined}
                onClick={() => !isPending && inspect(task)}
              >
                {text("housekeeping.action.inspect")}
              </button>
              <button
                type="button"
                className="btn btn-quiet btn-sm"
                aria-label={text("housekeeping.failRoom", { room: task.room })}
                onClick={() => fail(task)}
              >
                {text("housekeeping.action.fail")}
              </button>
            </Row>
          );
        })}
      </ul>
    </Card>
  );
}
