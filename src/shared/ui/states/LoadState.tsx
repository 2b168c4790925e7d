import type { Sentence } from "@/shared/i18n/sentence";

import { Loading } from "./Loading";
import { LoadProblem } from "./LoadProblem";

interface LoadStateProps {
  /** Of `createLoad`. */
  load: { status: "loading" | "loaded" | "failed"; problem?: Sentence; request: () => void };
  /** Sentence that says which data could not be loaded. */
  failed: string;
  /** Sentence that there are none; false while there are some. */
  empty?: string | false;
}

/** State of a load without data to show: loading, failed, or empty. */
export function LoadState({ load: { status, problem, request }, failed, empty }: LoadStateProps) {
  if (status === "failed") return <LoadProblem sentence={failed} why={problem} onRetry={request} />;
  if (status === "loading") return <Loading />;
  return empty && <p className="form-text">{empty}</p>;
}
