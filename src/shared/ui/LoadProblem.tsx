import { useText } from "@/shared/i18n/useText";

interface LoadProblemProps {
  /** What could not be loaded. */
  sentence: string;
  onRetry: () => void;
}

/** Something could not be loaded: says so, and offers to try again. */
export function LoadProblem({ sentence, onRetry }: LoadProblemProps) {
  const { text } = useText();
  return (
    <div className="load-problem" role="alert">
      <p>{sentence}</p>
      <button type="button" className="btn btn-quiet" onClick={onRetry}>
        {text("retry")}
      </button>
    </div>
  );
}
