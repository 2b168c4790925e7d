import { useEffect, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { CleaningTask } from "@/contract/rooms/cleaningTasks";
import { useOpenAct } from "@/shared/actions/useOpenAct";
import { useText } from "@/shared/i18n/useText";
import { Card } from "@/shared/ui/layout/Card";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";
import { focusHeadingIfLost } from "@/shared/ui/page/focusHeadingIfLost";

import { cleaningTask } from "./cleaningTask";
import { failAct } from "./CleaningTaskDrawer";
import { useCleaningWords } from "./cleaningWords";

/** Rooms that are done and wait to be looked at. What is not in order is said in words, and in a dialog. */
export function Inspections({ tasks }: { tasks: readonly CleaningTask[] }) {
  const { text } = useText();
  const words = useCleaningWords();
  const dispatch = useDispatch();
  const list = useRef<HTMLUListElement>(null);
  const isPressed = useRef(false);
  const [failed, setFailed] = useState<CleaningTask>();
  const [inspectedId, setInspectedId] = useState("");
  const done = tasks.filter(({ state }) => state === "done");
  const inspected = tasks.find(({ id, state }) => id === inspectedId && state === "inspected");
  const isAsked = useSelector(cleaningTask.acts.selectors.selectAsked) === "fail";
  const newest = useSelector(cleaningTask.acts.selectors.selectRefusal)?.current;
  if (failed && !isAsked) setFailed(undefined);
  // it stays as it was when pressed, until a refusal has shown what another desk has done
  else if (newest && newest !== failed && newest.id === failed?.id) setFailed(newest);

  // a room that leaves the queue takes the pressed button along
  useEffect(() => {
    if (!isPressed.current || document.activeElement !== document.body) return;
    isPressed.current = false;
    list.current?.querySelector("button")?.focus({ preventScroll: true });
    focusHeadingIfLost();
  }, [done.length, failed]);

  function inspect({ id, version, state: upon }: CleaningTask) {
    isPressed.current = true;
    setInspectedId(id);
    dispatch(cleaningTask.writes.written({ kind: "act", id, action: "inspect", request: { version, upon } }));
  }

  function fail(task: CleaningTask) {
    isPressed.current = true;
    setFailed(task);
    dispatch(cleaningTask.acts.actions.asked("fail", undefined, task.id));
  }

  const beside = (
    <>
      <p role="status" className="visually-hidden">
        {inspected && text("board.moved", { name: inspected.room, column: words.state(inspected) })}
      </p>
      {failed && <AskedFault key={failed.id} task={failed} />}
    </>
  );
  if (done.length === 0) return beside;
  return (
    <>
      <Card title={text("housekeeping.inspections", { count: done.length })}>
        <ul className="cleaning-inspections" ref={list}>
          {done.map((task) => {
            const isPending = task.actions.length === 0;
            return (
              <Row as="li" key={task.id} gap={12} rowGap={8} padX={20} padY={8} wraps>
                <Text grows weight={550} className="cleaning-inspection">
                  <bdi>{task.room}</bdi> · {words.what(task)} · {words.state(task)}
                </Text>
                <Row gap={12}>
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
              </Row>
            );
          })}
        </ul>
      </Card>
      {beside}
    </>
  );
}

/** While it is asked for. */
function AskedFault({ task }: { task: CleaningTask }) {
  const { act, dialog } = useOpenAct(cleaningTask.acts, task, [failAct]);
  return dialog && act?.renderDialog?.(dialog, task);
}
