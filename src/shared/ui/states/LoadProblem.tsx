import { useOnceConnected } from "@/shared/connection/useOnceConnected";
import type { Sentence } from "@/shared/i18n/sentence";
import { useText } from "@/shared/i18n/useText";

import { Stack } from "../layout/Stack";

interface LoadProblemProps {
  /** Sentence that says which data could not be loaded. */
  sentence: string;
  why?: Sentence;
  onRetry: () => void;
}

/** A failed load: says so, offers a retry, and retries by itself after a reconnect. */
export function LoadProblem({ sentence, why, onRetry }: LoadProblemProps) {
  const { text, say } = useText();
  useOnceConnected(onRetry);
  return (
    <Stack padX={20} padY={20} gap={12} align="start" className="load-problem" role="alert">
      <p>{sentence}</p>
      {why && <p>{say(why)}</p>}
      <button type="button" className="btn btn-quiet" onClick={onRetry}>
        {text("retry")}
      </button>
    </Stack>
  );
}
