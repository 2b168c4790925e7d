import type { ReactNode } from "react";

import type { Sentence } from "@/shared/i18n/sentence";
import { useText } from "@/shared/i18n/useText";
import { Muted } from "@/shared/ui/layout/Muted";
import { Loading } from "@/shared/ui/states/Loading";
import { LoadProblem } from "@/shared/ui/states/LoadProblem";

interface FlyoutListProps {
  status: "loading" | "loaded" | "failed";
  problem: Sentence | undefined;
  isEmpty: boolean;
  empty: string;
  onRetry: () => void;
  children: ReactNode;
}

/** The four states of a list in a flyout: loading, failed, empty, loaded. */
export function FlyoutList({ status, problem, isEmpty, empty, onRetry, children }: FlyoutListProps) {
  const { text } = useText();
  if (!isEmpty) return children;
  if (status === "loading") return <Loading />;
  if (status === "loaded")
    return (
      <Muted as="p" padX={16} padY={20}>
        {empty}
      </Muted>
    );
  return <LoadProblem sentence={text("topBar.failed")} why={problem} onRetry={onRetry} />;
}
