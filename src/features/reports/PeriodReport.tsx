import type { ReactNode } from "react";

import type { Period } from "@/contract/figures/period";
import type { Property } from "@/contract/property";
import type { PeriodReply } from "@/shared/figures/period/createPeriodLoad";
import { PeriodChooser } from "@/shared/figures/period/PeriodChooser";
import type { PresetId } from "@/shared/figures/period/periodPresets";
import type { FigureAddress } from "@/shared/figures/period/useFigureAddress";
import { usePeriodWords } from "@/shared/figures/period/usePeriodWords";
import type { Sentence } from "@/shared/i18n/sentence";

import type { ReportContent } from "./reportContent";
import { ReportFrame, type ReportName } from "./ReportFrame";

interface PeriodReportProps<Reply> {
  name: ReportName;
  address: FigureAddress<unknown>;
  presets?: readonly PresetId[];
  load: {
    data: PeriodReply<Reply> | undefined;
    status: "loading" | "loaded" | "failed";
    problem: Sentence | undefined;
    request: () => void;
  };
  comparedWith?: (reply: Reply) => Period;
  /** By what it tells rows apart. */
  choices?: ReactNode;
  children: (reply: Reply, property: Property) => ReportContent;
}

/** A report of a period, which is in the address. */
export function PeriodReport<Reply>(props: PeriodReportProps<Reply>) {
  const { name, address, presets, load, comparedWith, choices, children } = props;
  const { nameOf, against } = usePeriodWords();
  const { period } = address;
  const { reply, reasons = [] } = load.data ?? {};
  const base = reply && comparedWith?.(reply);
  return (
    <ReportFrame
      name={name}
      load={load}
      content={reply && ((property) => children(reply, property))}
      none={address.reasons.length + reasons.length > 0 ? null : undefined}
      lead={period ? [nameOf(period), ...(base ? [against(base)] : [])] : []}
      span={period ? `${period.from}-${period.to}` : ""}
      chooser={
        <PeriodChooser
          address={address}
          presets={presets}
          isCompared={comparedWith !== undefined}
          comparedWith={base}
          reasons={reasons}
        >
          {choices}
        </PeriodChooser>
      }
    />
  );
}
