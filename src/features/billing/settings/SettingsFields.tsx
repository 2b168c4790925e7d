import { useFormikContext } from "formik";
import type { ReactNode } from "react";

import type { BillingSettingsRecord } from "@/contract/billing/billingSettings";
import { type DocumentSeries, recordModes, serviceDays } from "@/contract/property";
import { documentNumber } from "@/domain/billing/issueRules";
import { lettersOf } from "@/domain/billing/seriesRules";
import { againstMode, frozenSettings } from "@/domain/billing/settingsRules";
import { useProperty } from "@/shared/hotel/useProperty";
import { useFormat } from "@/shared/i18n/useFormat";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { ChoiceField } from "@/shared/ui/fields/ChoiceField";
import { DateField } from "@/shared/ui/fields/dates/DateField";
import { FieldGrid } from "@/shared/ui/fields/FieldGrid";
import { NumberField } from "@/shared/ui/fields/NumberField";
import { SwitchField } from "@/shared/ui/fields/switches/SwitchField";
import { TextField } from "@/shared/ui/fields/TextField";
import { useFieldProblem } from "@/shared/ui/fields/useFieldProblem";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";

import type { SettingsValues } from "./settingsRecord";

/** The form of the settings. A setting that cannot be changed says why. */
export function SettingsFields({ record: { settings, soFar } }: { record: BillingSettingsRecord }) {
  const { text } = useText();
  const { date } = useFormat();
  const reasonOf = useReason();
  const { businessDate, currency } = useProperty();
  const { values } = useFormikContext<SettingsValues>();
  const isRefused = useFieldProblem("mode") !== undefined;
  const frozen = frozenSettings(settings, soFar, businessDate);
  const { mode } = values;
  const [against] = againstMode(mode, settings, soFar, businessDate);
  const isBegun = soFar.records > 0;
  const stays = (field: string) => {
    const fault = frozen.find((one) => one.field === field);
    return fault && reasonOf(fault.reason);
  };

  function nextNumber(kind: DocumentSeries) {
    const letters = lettersOf(values.series[kind], businessDate);
    return text("billingSettings.next", { number: documentNumber(letters, (soFar.numbered[letters] ?? 0) + 1) });
  }

  return (
    <>
      <Section title={text("billingSettings.records")}>
        <ChoiceField
          name="mode"
          label={text("billingSettings.mode")}
          hint={isRefused ? undefined : against ? reasonOf(against) : text(`billingSettings.about.${mode}`)}
          choices={recordModes}
          wordsOf={(one) => text(`billingSettings.mode.${one}`)}
        />
        <Stack as="fieldset" gap={8} disabled={isBegun}>
          <DateField
            name="recordedFrom"
            label={text("billingSettings.recordedFrom")}
            hint={isBegun ? undefined : text("billingSettings.recordedFromHint")}
            today={businessDate}
          />
          <SwitchField name="isTest" label={text("billingSettings.isTest")} />
          {isBegun && <Muted size={13}>{stays("isTest")}</Muted>}
        </Stack>
      </Section>
      <Section title={text("billingSettings.series")}>
        <Muted as="p">{text("billingSettings.seriesHint", { year: "{yy}" })}</Muted>
        <FieldGrid>
          {(Object.keys(settings.series) as DocumentSeries[]).map((kind) => (
            <TextField
              key={kind}
              name={`series.${kind}`}
              label={text(`billingSettings.series.${kind}`)}
              hint={[nextNumber(kind), stays(`series.${kind}`)].filter(Boolean).join(" ")}
              dir="ltr"
              disabled={Boolean(stays(`series.${kind}`))}
            />
          ))}
        </FieldGrid>
      </Section>
      <Section title={text("billingSettings.limits")}>
        <FieldGrid>
          {(["ticketLimit", "cashLimit", "cashLimitAbroad"] as const).map((field) => (
            <NumberField
              key={field}
              name={field}
              label={text("billingSettings.inCurrency", { field: text(`billingSettings.${field}`), currency })}
              hint={text(`billingSettings.${field}Hint`)}
              as="cents"
            />
          ))}
          <NumberField
            name="termDays"
            label={text("billingSettings.termDays")}
            hint={text("billingSettings.termDaysHint")}
          />
        </FieldGrid>
        <ChoiceField
          name="feeCause"
          label={text("billingSettings.feeCause")}
          hint={text("billingSettings.feeCauseHint")}
          choices={["N1", "S1"] as const}
          wordsOf={(cause) => text(`billingSettings.feeCause.${cause}`)}
        />
        <ChoiceField
          name="serviceDay"
          label={text("billingSettings.serviceDay")}
          hint={text("billingSettings.serviceDayHint", { date: date(businessDate) })}
          choices={serviceDays}
          wordsOf={(day) => text(`billingSettings.serviceDay.${day}`)}
        />
      </Section>
    </>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={12} aria-label={title}>
    <Text as="h3" size={16} weight={600}>
      {title}
    </Text>
    {children}
  </Stack>
);
