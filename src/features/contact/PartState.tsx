import type { Sentence } from "@/shared/i18n/sentence";
import { useText } from "@/shared/i18n/useText";
import { Loading } from "@/shared/ui/Loading";
import { LoadProblem } from "@/shared/ui/LoadProblem";

interface PartStateProps {
  status: "loading" | "loaded" | "failed";
  problem?: Sentence;
  isEmpty: boolean;
  /** What is said where it could not be loaded. */
  failed: string;
  onRetry: () => void;
}

/** What a part says while it has no rows. */
export function PartState({ status, problem, isEmpty, failed, onRetry }: PartStateProps) {
  const { text } = useText();
  if (status === "failed") return <LoadProblem sentence={failed} why={problem} onRetry={onRetry} />;
  if (status === "loading") return <Loading />;
  return isEmpty && <p className="contact-empty">{text("guestContact.none")}</p>;
}
