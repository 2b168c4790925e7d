import "./tasks.scss";

import { useDispatch } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { Text } from "@/shared/ui/layout/Text";
import { Loading } from "@/shared/ui/states/Loading";
import { LoadProblem } from "@/shared/ui/states/LoadProblem";
import { PageHeader } from "@/shared/ui/page/PageHeader";

import { tasks, ticks } from "./tasksState";

export function TasksPage() {
  return (
    <>
      <PageHeader />
      <section className="card">
        <TaskList />
      </section>
    </>
  );
}

function TaskList() {
  const { text } = useText();
  const dispatch = useDispatch();
  const { data: all = [], status, problem, request } = tasks.use();

  if (status === "failed") return <LoadProblem sentence={text("tasks.failed")} why={problem} onRetry={request} />;
  if (all.length === 0) {
    return <div className="card-body">{status === "loading" ? <Loading /> : <p>{text("tasks.empty")}</p>}</div>;
  }
  const open = all.filter(({ isDone }) => !isDone).length;
  return (
    <>
      <h2 className="card-header">{text("tasks.open", { count: open })}</h2>
      <Text as="ul" padX={8} padY={8} className="tasks">
        {all.map(({ id, title, isDone }) => (
          <li key={id}>
            <label className={isDone ? "task is-done" : "task"}>
              <input
                type="checkbox"
                className="form-check-input"
                checked={isDone}
                onChange={() => dispatch(ticks.written({ id, isDone: !isDone }))}
              />
              <span dir="auto">{title}</span>
            </label>
          </li>
        ))}
      </Text>
    </>
  );
}
