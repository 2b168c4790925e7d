import { useText } from "@/shared/i18n/useText";
import { Loading } from "@/shared/ui/states/Loading";
import { LoadProblem } from "@/shared/ui/states/LoadProblem";

import { Part, State } from "./Part";
import { loads } from "./partsState";

/** A page of a load: it asks when it comes. */
export function LoadKit() {
  return (
    <Part name="createLoad">
      {Object.entries(loads).map(([state, load]) => (
        <State key={state} name={state}>
          <Loaded load={load} />
        </State>
      ))}
    </Part>
  );
}

function Loaded({ load }: { load: (typeof loads)[keyof typeof loads] }) {
  const { text } = useText();
  const { data, status, problem, request } = load.use();
  if (status === "failed") return <LoadProblem sentence={text("tasks.failed")} why={problem} onRetry={request} />;
  return data ? <p>{data}</p> : <Loading />;
}
