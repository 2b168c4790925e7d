import "./load-problem.scss";

import { useOnceConnected } from "@/shared/connection/useOnceConnected";
import type { Sentence } from "@/shared/i18n/sentence";
import { useText } from "@/shared/i18n/useText";

interface LoadProblemProps {
  /** What could not be loaded. */
  sentence: string;
  why?: Sentence;
  onRetry: () => void;
}

/** A failed load: says so, offers a retry, and retries by itself after a reconnect. */
export function LoadProblem({ sentence, why, onRetry }: LoadProblemProps) {
  const { text, say } = useText();
  useOnceConnected(onRetry);
  return (
    <div className="load-problem" role="alert">
      <p>{sentence}</p>
      {why && <p>{say(why)}</p>}
      <button type="button" className="btn btn-quiet" onClick={onRetry}>
        {text("retry")}
      </button>
    </div>
  );
}
