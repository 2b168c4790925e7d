import { useState } from "react";

import { type RateCalendar, rateFields } from "@/contract/reservations/rateCalendar";
import { addDays } from "@/domain/civilDate";
import { useText } from "@/shared/i18n/useText";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { IconButton } from "@/shared/ui/IconButton";
import { BackIcon, NextIcon } from "@/shared/ui/icons";
import { useMediaQuery, useNarrowerThan } from "@/shared/ui/useMediaQuery";

import { useRateInput } from "../edit/useRateEdit";
import { MassChangeDialog } from "../mass/MassChangeDialog";
import { Acts } from "../values/Acts";
import { useRateWords } from "../values/rateWords";
import { HISTORY_PARAMETER, useRatesQuery } from "../values/useRatesQuery";
import { RateNights } from "./RateNights";

/** Days that a press leads on. */
const STEP = 28;

/** Prices and restrictions of each plan and type, night by night, and what a person does with them. */
export function RatesTab({ calendar }: { calendar: RateCalendar | undefined }) {
  const { text } = useText();
  const [{ from: asked, field }, change] = useRatesQuery();
  const input = useRateInput(field);
  const words = useRateWords({ currency: calendar?.currency ?? "EUR" });
  const [isChanging, setIsChanging] = useState(false);
  const isNarrow = useNarrowerThan("tablet");
  const isTouched = useMediaQuery("(pointer: coarse)");
  const [isExtending, setIsExtending] = useState(false);
  const from = asked ?? calendar?.from;

  const go = (days: number) => from && change({ from: addDays(from, days) });

  return (
    <Stack gap={12}>
      <Row gap={8} wraps align="end" className="rates-row screen-only">
        <Row gap={8}>
          <IconButton
            label={text("rates.earlier")}
            icon={BackIcon}
            isMirrored
            className="btn btn-quiet"
            onClick={() => go(-STEP)}
          />
          <button type="button" className="btn btn-quiet" onClick={() => change({ from: "" })}>
            {text("preset.today")}
          </button>
          <IconButton
            label={text("rates.later")}
            icon={NextIcon}
            isMirrored
            className="btn btn-quiet"
            onClick={() => go(STEP)}
          />
        </Row>
        <ChoiceControl
          label={text("rates.field")}
          isLabelHidden={isNarrow}
          value={field}
          choices={rateFields.map((one) => [one, text(`rates.field.${one}`)])}
          onChange={(one) => change({ field: one })}
        />
        <Acts
          acts={[
            { label: text("rates.mass"), onAct: () => setIsChanging(true) },
            { label: text("rates.history"), onAct: () => change({ [HISTORY_PARAMETER]: "open" }) },
          ]}
        />
        {isTouched && (
          <button
            type="button"
            className="btn btn-quiet"
            aria-pressed={isExtending}
            onClick={() => setIsExtending(!isExtending)}
          >
            {text("rates.several")}
          </button>
        )}
      </Row>
      {calendar && (
        <RateNights
          key={calendar.from}
          calendar={calendar}
          input={input}
          touch={{ isTouched, isExtending, end: () => setIsExtending(false) }}
        />
      )}
      {isChanging && calendar && (
        <MassChangeDialog calendar={calendar} words={words} onClose={() => setIsChanging(false)} />
      )}
    </Stack>
  );
}
