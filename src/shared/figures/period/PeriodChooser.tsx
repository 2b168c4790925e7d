import type { ReactNode } from "react";
import { useSelector } from "react-redux";

import { type ComparedPeriod, comparisons, type Period, type PeriodReasonCode } from "@/contract/figures/period";
import type { ReasonOf } from "@/contract/reasons";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";
import { DateRangePicker } from "@/shared/ui/fields/dates/DateRangePicker";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Warning } from "@/shared/ui/states/Warning";
import { LazySaidNights } from "@/shared/ui/fields/dates/LazySaidNights";

import type { PresetId } from "./periodPresets";
import { PeriodPresets } from "./PeriodPresets";
import type { FigureAddress } from "./useFigureAddress";
import { usePeriodWords } from "./usePeriodWords";

interface PeriodChooserProps {
  address: FigureAddress<unknown>;
  presets?: readonly PresetId[];
  /** The period that the server has chosen, where the address has none. */
  shown?: Period | undefined;
  /** Whether there is something to compare with. */
  isCompared?: boolean;
  comparedWith?: ComparedPeriod | undefined;
  /** The server's, against the period. */
  reasons?: ReasonOf<PeriodReasonCode>[];
  /** Further fields. */
  children?: ReactNode;
}

const usualPresets = ["today", "yesterday", "lastSevenDays", "thisMonth", "lastMonth", "thisYear"] as const;

/** Which nights a page of figures shows, and with which it compares them; both are in the address. */
export function PeriodChooser(props: PeriodChooserProps) {
  const { address, presets = usualPresets, shown, isCompared = true, comparedWith, reasons = [], children } = props;
  const { text } = useText();
  const worded = useReason();
  const { against } = usePeriodWords();
  const today = useSelector(selectHotel)?.property.businessDate;
  const period = address.period ?? shown;
  const problem = [...address.reasons, ...reasons][0];
  const choose = ({ from, to }: Period) => address.change({ from, to, page: "" });

  return (
    <Stack gap={12} role="group" aria-label={text("period.label")}>
      <PeriodPresets presets={presets} today={today} period={period} onChoose={choose} />
      <Row gap={12} rowGap={12} align="start" wraps className="period-fields">
        <DateRangePicker
          label={text("period.dates")}
          range={period ?? {}}
          onChange={({ from, to }) => from && to && choose({ from, to })}
          isDayEnough
          isRequired
          today={today}
          problem={problem && worded(problem)}
        />
        {isCompared && (
          <ChoiceControl
            label={text("period.compare")}
            isLabelHidden
            value={address.compare}
            choices={comparisons.map((one) => [one, text(`period.compare.${one}`)] as const)}
            onChange={(compare) => address.change({ compare: compare === "weekday" ? "" : compare })}
          />
        )}
        {comparedWith && (
          <Muted as="p" size={14} className="period-base">
            {against(comparedWith)}
          </Muted>
        )}
        {children}
      </Row>
      {address.period && !problem && <LazySaidNights form="report" {...address.period} />}
      <DroppedValues address={address} />
    </Stack>
  );
}

/** Says which values of the address are unknown, so that the page goes on without them. */
export function DroppedValues({ address: { dropped } }: { address: Pick<FigureAddress<unknown>, "dropped"> }) {
  const { text } = useText();
  return (
    <div role="status" className="period-dropped">
      {dropped.length > 0 && <Warning>{text("period.dropped", { values: dropped, count: dropped.length })}</Warning>}
    </div>
  );
}
