import "./tasks.scss";

import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { Loading } from "@/shared/ui/Loading";
import { LoadProblem } from "@/shared/ui/LoadProblem";
import { PageHeader } from "@/shared/ui/PageHeader";

import { selectTasks, selectTasksProblem, selectTasksStatus, tasksRequested } from "./tasksSlice";
import { taskTicked } from "./ticks";

export function TasksPage() {
  const { text } = useText();
  const dispatch = useDispatch();
  useEffect(() => void dispatch(tasksRequested()), [dispatch]);
  return (
    <>
      <PageHeader title={text("tasks.title")} parent={text("tasks.parent")} />
      <section className="card">
        <TaskList />
      </section>
    </>
  );
}

function TaskList() {
  const { text } = useText();
  const dispatch = useDispatch();
  const tasks = useSelector(selectTasks);
  const status = useSelector(selectTasksStatus);
  const problem = useSelector(selectTasksProblem);

  if (status === "failed") {
    return <LoadProblem sentence={text("tasks.failed")} why={problem} onRetry={() => dispatch(tasksRequested())} />;
  }
  if (tasks.length === 0) {
    return <div className="card-body">{status === "loading" ? <Loading /> : <p>{text("tasks.empty")}</p>}</div>;
  }
  const open = tasks.filter(({ isDone }) => !isDone).length;
  return (
    <>
      <h2 className="card-header">{text("tasks.open", { count: open })}</h2>
      <ul className="tasks">
        {tasks.map(({ id, title, isDone }) => (
          <li key={id}>
            <label className={isDone ? "task is-done" : "task"}>
              <input
                type="checkbox"
                className="form-check-input"
                checked={isDone}
                onChange={() => dispatch(taskTicked({ id, isDone: !isDone }))}
              />
              <span dir="auto">{title}</span>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}
