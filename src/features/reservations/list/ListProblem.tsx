import { useDispatch, useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { LoadProblem } from "@/shared/ui/LoadProblem";

import { reservationsRequested, selectHasListFailed, selectListProblem, selectListRequest } from "./reservationsSlice";

/** Why the list did not come, and the way to ask for the same again. */
export function ListProblem() {
  const { text, say } = useText();
  const dispatch = useDispatch();
  const hasFailed = useSelector(selectHasListFailed);
  const problem = useSelector(selectListProblem);
  const request = useSelector(selectListRequest);
  if (!hasFailed || !request) return null;
  return (
    <LoadProblem
      sentence={[text("list.failed"), problem && say(problem)].filter(Boolean).join(" ")}
      onRetry={() => dispatch(reservationsRequested(request))}
    />
  );
}
