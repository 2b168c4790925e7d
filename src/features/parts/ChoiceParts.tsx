import { Suspense, useState } from "react";

import { useLanguage, useText } from "@/shared/i18n/useText";
import type { DateRange } from "@/shared/format/dateRange";
import { calendars } from "@/shared/ui/fields/dates/calendars";
import { ChoiceCard } from "@/shared/ui/ChoiceCard";
import { CalendarBox, CalendarButton } from "@/shared/ui/fields/dates/CalendarBox";
import { DateRangeField } from "@/shared/ui/fields/dates/DateRangeField";
import { DateRangePicker } from "@/shared/ui/fields/dates/DateRangePicker";
import { Muted } from "@/shared/ui/layout/Muted";
import { Text } from "@/shared/ui/layout/Text";
import { Loading } from "@/shared/ui/states/Loading";
import { FilterFold } from "@/shared/ui/fields/search/FilterFold";
import { MultiSelect } from "@/shared/ui/fields/MultiSelect";
import { SearchBox } from "@/shared/ui/fields/search/SearchBox";

import { Part, State } from "./Part";
import { states } from "./samples";

const stay = { from: "2026-03-27", to: "2026-03-30" };

/** Controls that choose rows and dates. */
export function ChoiceParts() {
  return (
    <>
      <Part name="SearchBox">
        <State name="empty" width={360}>
          <Search typed="" />
        </State>
        <State name="typed" width={360}>
          <Search typed="Zoe Nadal" />
        </State>
      </Part>

      <Part name="MultiSelect">
        <State name="all" width={360}>
          <Situations first={[]} />
        </State>
        <State name="some" width={360}>
          <Situations first={[...states]} />
        </State>
      </Part>

      <Part name="FilterFold" state="press to open">
        <FilterFold count={2}>
          <Search typed="Zoe Nadal" />
        </FilterFold>
      </Part>
      <Part name="ChoiceCard" state="chosen, not chosen, unavailable" width={360}>
        <Cards />
      </Part>

      <Part name="DateRangePicker">
        <State name="empty, with presets" width={360}>
          <Dates first={{}} />
        </State>
        <State name="chosen" width={360}>
          <Dates first={stay} />
        </State>
        <State name="refused" width={360}>
          <Dates first={stay} isRefused />
        </State>
      </Part>

      <Part name="DateRangeField" width={360}>
        <Dates first={stay} As={DateRangeField} />
      </Part>

      <Part name="CalendarBox" state="closed" width={360}>
        <Box />
      </Part>

      <Part name="RangeCalendar" state="with a range">
        <Calendar />
      </Part>
    </>
  );
}

function Search({ typed }: { typed: string }) {
  const { text } = useText();
  const [value, setValue] = useState(typed);
  return <SearchBox label={text("list.search")} value={value} onChange={setValue} />;
}

function Situations({ first }: { first: (typeof states)[number][] }) {
  const { text } = useText();
  const [chosen, setChosen] = useState(first);
  return (
    <MultiSelect
      label={text("list.situations")}
      allLabel={text("list.all")}
      choices={states.map((state) => ({ value: state, label: text(`situation.${state}`) }))}
      chosen={chosen}
      onChange={setChosen}
    />
  );
}

function Cards() {
  const { text } = useText();
  const [chosen, setChosen] = useState("today");
  return (["today", "tomorrow", "inHouse"] as const).map((view) => (
    <ChoiceCard
      key={view}
      name="parts-card"
      isChosen={chosen === view}
      isUnavailable={view === "inHouse"}
      onChoose={() => setChosen(view)}
    >
      <Text stands="start" breaksWords weight={550} className="choice-card-name">
        {text(`view.${view}`)}
      </Text>
      <Muted size={13} className="choice-card-detail">
        {text("reservation.plan")}
      </Muted>
      <Text weight={550} isTabular>
        120,00 €
      </Text>
    </ChoiceCard>
  ));
}

interface DatesProps {
  first: DateRange;
  isRefused?: boolean;
  As?: typeof DateRangePicker;
}

function Dates({ first, isRefused = false, As = DateRangePicker }: DatesProps) {
  const { text } = useText();
  const [range, setRange] = useState(first);
  return (
    <As
      label={text("list.range")}
      range={range}
      onChange={setRange}
      presets={[{ label: text("preset.nextSevenDays"), range: stay }]}
      problem={isRefused ? text("calendar.backwards") : undefined}
    />
  );
}

function Box() {
  const { text } = useText();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <CalendarBox
      label={text("list.range")}
      isOpen={isOpen}
      onEscape={close}
      onLeave={close}
      field={<CalendarButton isOpen={isOpen} onPress={() => setIsOpen(!isOpen)} />}
      calendar={<Calendar />}
    />
  );
}

function Calendar() {
  const { code } = useLanguage();
  const [range, setRange] = useState<DateRange>(stay);
  const RangeCalendar = calendars[code];
  return (
    <Suspense fallback={<Loading />}>
      <RangeCalendar
        range={range}
        takesFocus={false}
        today="2026-03-25"
        minDate="2026-03-20"
        isExcluded={(date) => date === "2026-04-02"}
        onChoose={setRange}
      />
    </Suspense>
  );
}
