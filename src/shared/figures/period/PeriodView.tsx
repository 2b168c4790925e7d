import type { ReactNode } from "react";

import { ErrorBoundary } from "@/shared/ui/states/ErrorBoundary";
import { LoadState } from "@/shared/ui/states/LoadState";

import { PeriodChooser } from "./PeriodChooser";
import { type OfPeriod, type PeriodQuestion, usePeriodReply } from "./usePeriodReply";

interface PeriodViewProps<Query extends object, Reply extends OfPeriod> extends PeriodQuestion<Query, Reply> {
  /** Sentence that says which figures could not be loaded. */
  failed: string;
  isCompared?: boolean;
  /** Fields beside the period. */
  fields?: ReactNode;
  /** While the figures are on their way, if not "Procesando...". */
  skeleton?: ReactNode;
  /** `unknown` are the names of the query's values that the server does not know, so that the reply is without them. */
  children: (reply: Reply, unknown: string[]) => ReactNode;
}

/** Figures of a period below its chooser: loading, failed, refused with the reason beside the period, or shown. */
export function PeriodView<Query extends object, Reply extends OfPeriod>(props: PeriodViewProps<Query, Reply>) {
  const { failed, isCompared, fields, skeleton, children } = props;
  const { reply, unknown, address, reasons, isRefused, load } = usePeriodReply(props);
  const isLoading = load.status === "loading" && !reply && !isRefused;
  return (
    <>
      <PeriodChooser
        address={address}
        shown={reply?.period}
        isCompared={isCompared}
        comparedWith={reply?.comparedWith}
        reasons={reasons}
      >
        {fields}
      </PeriodChooser>
      {reply && (
        <ErrorBoundary of={reply} onRetry={() => load.request()}>
          {children(reply, unknown)}
        </ErrorBoundary>
      )}
      {(load.status === "failed" || (isLoading && !skeleton)) && <LoadState load={load} failed={failed} />}
      {isLoading && skeleton}
    </>
  );
}
