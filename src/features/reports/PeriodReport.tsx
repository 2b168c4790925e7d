import type { Property } from "@/contract/property";
import { PeriodChooser } from "@/shared/figures/period/PeriodChooser";
import type { PresetId } from "@/shared/figures/period/periodPresets";
import { type OfPeriod, type PeriodQuestion, usePeriodReply } from "@/shared/figures/period/usePeriodReply";
import { usePeriodWords } from "@/shared/figures/period/usePeriodWords";
import { useText } from "@/shared/i18n/useText";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";

import { type ReportContent, ReportFrame, type ReportName } from "./ReportFrame";

interface PeriodReportProps<Query extends object, Reply extends OfPeriod, Choice extends string> extends PeriodQuestion<
  Query,
  Reply
> {
  name: ReportName;
  presets?: readonly PresetId[];
  isCompared?: boolean;
  /** By what it tells rows apart: in the address under this key, unless it is the usual one. */
  choice?: { key: string; label: string; value: Choice; usual: Choice; all: readonly (readonly [Choice, string])[] };
  children: (reply: Reply, property: Property) => ReportContent;
}

/** A report of a period, which is in the address. */
export function PeriodReport<Query extends object, Reply extends OfPeriod, Choice extends string>(
  props: PeriodReportProps<Query, Reply, Choice>,
) {
  const { name, address, presets, isCompared = false, choice, children } = props;
  const { text } = useText();
  const { nameOf, against } = usePeriodWords();
  const { reply, property, reasons, isRefused, load } = usePeriodReply(props);
  const { period, change } = address;
  const base = reply?.comparedWith;
  return (
    <ReportFrame
      name={name}
      load={load}
      property={property}
      content={reply && property && children(reply, property)}
      none={isRefused ? text("reports.notShown") : undefined}
      lead={[
        ...(period ? [nameOf(period)] : []),
        ...(base ? [against(base)] : []),
        ...(choice ? [`${choice.label}: ${choice.all.find(([value]) => value === choice.value)?.[1]}`] : []),
      ]}
      span={period ? `${period.from}-${period.to}` : ""}
      chooser={
        <PeriodChooser
          address={address}
          presets={presets}
          isCompared={isCompared}
          comparedWith={base}
          reasons={reasons}
        >
          {choice && (
            <ChoiceControl
              label={choice.label}
              isLabelHidden
              value={choice.value}
              choices={choice.all}
              onChange={(chosen) => change({ [choice.key]: chosen === choice.usual ? "" : chosen })}
            />
          )}
        </PeriodChooser>
      }
    />
  );
}
