import { type KeyboardEvent, useMemo, useRef, useState } from "react";

import { type RateCalendar, rateFields } from "@/contract/reservations/rateCalendar";
import { addDays } from "@/domain/civilDate";
import { useText } from "@/shared/i18n/useText";
import type { GridBlock } from "@/shared/timeGrid/gridLines";
import { TimeGrid, type TimeGridHandle } from "@/shared/timeGrid/TimeGrid";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { useNarrowerThan } from "@/shared/ui/useMediaQuery";

import { MassChangeDialog } from "../mass/MassChangeDialog";
import { RateEditor } from "../edit/RateEditor";
import { useRateEdit, useRateInput } from "../edit/useRateEdit";
import { useRatesQuery } from "../values/useRatesQuery";
import { useRateColumns } from "./rateColumns";
import { rateGroups } from "./rateLines";
import { useRateWords } from "../values/rateWords";

/** Days that a press leads on. */
const STEP = 28;

/** Prices and restrictions of each plan and type, night by night, and what a person does with them. */
export function RatesTab({ calendar }: { calendar: RateCalendar | undefined }) {
  const { text } = useText();
  const [{ from: asked, field }, change] = useRatesQuery();
  const input = useRateInput(field);
  const words = useRateWords({ currency: calendar?.currency ?? "EUR" });
  const [isChanging, setIsChanging] = useState(false);
  const from = asked ?? calendar?.from;

  const go = (days: number) => from && change({ from: addDays(from, days) });

  return (
    <Stack gap={12} before={12}>
      <Row gap={8} wraps align="end" className="rates-row screen-only">
        <ChoiceControl
          label={text("rates.field")}
          value={field}
          choices={rateFields.map((one) => [one, text(`rates.field.${one}`)])}
          onChange={(one) => change({ field: one })}
        />
        <button type="button" className="btn btn-quiet" onClick={() => setIsChanging(true)}>
          {text("rates.mass")}
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => go(-STEP)}>
          {text("rates.earlier")}
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => change({ from: "" })}>
          {text("preset.today")}
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => go(STEP)}>
          {text("rates.later")}
        </button>
      </Row>
      {calendar && <RateNights key={calendar.from} calendar={calendar} input={input} />}
      {isChanging && calendar && (
        <MassChangeDialog calendar={calendar} words={words} onClose={() => setIsChanging(false)} />
      )}
    </Stack>
  );
}

interface RateNightsProps {
  calendar: RateCalendar;
  input: ReturnType<typeof useRateInput>;
}

/** The nights of a calendar. Columns count from its first night: with another one, nothing is selected. */
function RateNights({ calendar, input }: RateNightsProps) {
  const { text } = useText();
  const isNarrow = useNarrowerThan("tablet");
  const [{ field, folded }, change] = useRatesQuery();
  const words = useRateWords(calendar);
  const columns = useRateColumns({ ...calendar, count: calendar.seasons[0]?.nights.length ?? 0 });
  const groups = useMemo(() => rateGroups(calendar, field, words), [calendar, field, words]);
  const [block, setBlock] = useState<GridBlock>();
  const grid = useRef<TimeGridHandle>(null);
  const value = useRef<HTMLInputElement>(null);
  const edit = useRateEdit({ calendar, field, block, input });

  function backToGrid() {
    const lineId = block?.lineIds[0];
    if (block && lineId !== undefined) grid.current?.focus(lineId, block.from);
  }

  /** Keys that mean nothing to the grid: a digit begins a value, Delete takes what is set away, and weeks are copied. */
  function press(event: KeyboardEvent) {
    if (event.defaultPrevented || !block || !(event.target as Element).closest("[role=grid]")) return;
    const key = event.key.toLowerCase();
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && key === "c") edit.copy();
    else if (isCommand && key === "v") edit.paste();
    else if (isCommand) return;
    else if (key === "delete" || key === "backspace") edit.clear();
    else if (/^\d$/.test(key) && value.current) {
      edit.setTyped(key);
      value.current.focus();
    } else return;
    event.preventDefault();
  }

  return (
    <>
      <RateEditor ref={value} edit={edit} field={field} onDone={backToGrid} />
      <div role="presentation" onKeyDown={press}>
        <TimeGrid
          ref={grid}
          label={text("rates.grid")}
          corner={text("rates.corner")}
          columns={columns}
          columnWidth={64}
          headWidth={isNarrow ? 112 : 176}
          groups={groups}
          folded={folded}
          onFold={(ids) => change({ fold: ids.join(",") })}
          onSelect={setBlock}
        />
      </div>
      <Muted as="p" size={13}>
        {text("rates.legend")}
      </Muted>
    </>
  );
}
