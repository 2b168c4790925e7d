import { useText } from "@/shared/i18n/useText";
import { Loading } from "@/shared/ui/Loading";
import { LoadProblem } from "@/shared/ui/LoadProblem";

interface ComplaintsWaitProps {
  status: "loading" | "loaded" | "failed";
  onRetry: () => void;
}

/** Instead of complaints, while there are none to show. */
export function ComplaintsWait({ status, onRetry }: ComplaintsWaitProps) {
  const { text } = useText();
  return status === "failed" ? (
    <LoadProblem sentence={text("complaints.failed")} onRetry={onRetry} />
  ) : (
    <div className="complaint-wait">
      <Loading />
    </div>
  );
}
