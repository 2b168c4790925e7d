import type { Sentence } from "@/shared/i18n/sentence";

import { Loading } from "./Loading";
import { LoadProblem } from "./LoadProblem";

interface LoadStateProps {
  /** Of `createLoad`. */
  load: { status: "loading" | "loaded" | "failed"; problem?: Sentence; request: () => void };
  /** What could not be loaded. */
  failed: string;
  /** What there is none of; not said while there is something. */
  empty?: string | false;
}

/** What is said while there is nothing to show: it is on its way, it did not come, or there is none. */
export function LoadState({ load: { status, problem, request }, failed, empty }: LoadStateProps) {
  if (status === "failed") return <LoadProblem sentence={failed} why={problem} onRetry={request} />;
  if (status === "loading") return <Loading />;
  return empty && <p className="form-text">{empty}</p>;
}
