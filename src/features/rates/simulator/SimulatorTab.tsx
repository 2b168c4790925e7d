import { useState } from "react";

import type { RateCalendar } from "@/contract/reservations/rateCalendar";
import type { OfferAlternativesQuery } from "@/contract/reservations/rates";
import { addDays } from "@/domain/civilDate";
import { arrivalReasons, stayReasons } from "@/domain/stay";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";
import { DateRangeField } from "@/shared/ui/fields/dates/DateRangeField";
import { Columns } from "@/shared/ui/layout/Columns";
import { Stack } from "@/shared/ui/layout/Stack";
import { LazySaidNights } from "@/shared/ui/fields/dates/LazySaidNights";

import { useRateWords } from "../values/rateWords";
import { ValueField } from "../values/ValueField";
import { ExplainedPrice } from "./ExplainedPrice";

/** Ages from 0 to 17, separated by commas, spaces or semicolons; undefined for anything else. */
function agesIn(typed: string): number[] | undefined {
  const parts = typed.split(/[\s,;،、]+/).filter(Boolean);
  const ages = parts.map(Number);
  return parts.every((part) => /^\d{1,2}$/.test(part)) && ages.every((age) => age < 18) ? ages : undefined;
}

/** The price of a stay night by night, with the rule that it comes from, as a reservation would be made. */
export function SimulatorTab({ calendar }: { calendar: RateCalendar }) {
  const { text } = useText();
  const reasonText = useReason();
  const words = useRateWords(calendar);
  const { businessDate, roomTypes } = calendar;
  const plans = calendar.ratePlans.filter(({ isActive }) => isActive);
  const [range, setRange] = useState<{ from?: string; to?: string }>({
    from: businessDate,
    to: addDays(businessDate, 2),
  });
  const [adults, setAdults] = useState("2");
  const [children, setChildren] = useState("");
  const forTwo = roomTypes.find(({ maxAdults }) => maxAdults >= 2) ?? roomTypes[0];
  const [type, setType] = useState(forTwo?.id ?? "");
  const [plan, setPlan] = useState(plans[0]?.id ?? "");
  // one that was chosen may be switched off since
  const roomTypeId = (roomTypes.find(({ id }) => id === type) ?? forTwo)?.id ?? "";
  const ratePlanId = (plans.find(({ id }) => id === plan) ?? plans[0])?.id ?? "";
  const { from: arrival = "", to: departure = "" } = range;
  const ofDates = [...stayReasons({ arrival, departure }), ...arrivalReasons({ arrival }, businessDate)];
  const ages = agesIn(children);
  const query: OfferAlternativesQuery = {
    arrival,
    departure,
    adults: Number(adults),
    children: ages?.join(",") || undefined,
    roomTypeId,
    ratePlanId,
  };

  return (
    <Stack as="section" gap={16} aria-label={text("rates.simulator")}>
      <Columns least={17} gap={12}>
        <DateRangeField
          label={text("rates.stay")}
          range={range}
          onChange={setRange}
          today={businessDate}
          problem={ofDates[0] && reasonText(ofDates[0])}
        />
        <ChoiceControl
          label={text("rates.adults")}
          value={adults}
          choices={["1", "2", "3", "4", "5", "6"].map((count) => [count, count])}
          onChange={setAdults}
        />
        <ValueField
          label={text("rates.children")}
          hint={text("rates.childrenHint")}
          value={children}
          onChange={setChildren}
          problem={ages ? undefined : text("rates.childrenWrong")}
        />
        <ChoiceControl
          label={text("rates.type")}
          value={roomTypeId}
          choices={roomTypes.map(({ id, name }) => [id, name])}
          onChange={setType}
        />
        <ChoiceControl
          label={text("rates.planOne")}
          value={ratePlanId}
          choices={plans.map(({ id, name }) => [id, name])}
          onChange={setPlan}
        />
      </Columns>
      {ofDates.length === 0 && <LazySaidNights form="simulator" {...range} />}
      {ofDates.length === 0 && ages && <ExplainedPrice query={query} calendar={calendar} words={words} />}
    </Stack>
  );
}
