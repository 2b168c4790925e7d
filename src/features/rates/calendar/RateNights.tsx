import { type KeyboardEvent, useMemo, useRef, useState } from "react";

import type { RateCalendar } from "@/contract/reservations/rateCalendar";
import { useText } from "@/shared/i18n/useText";
import type { GridBlock } from "@/shared/timeGrid/gridLines";
import { TimeGrid, type TimeGridHandle } from "@/shared/timeGrid/TimeGrid";
import { Muted } from "@/shared/ui/layout/Muted";
import { useNarrowerThan } from "@/shared/ui/useMediaQuery";

import { RateEditor } from "../edit/RateEditor";
import { type RateInput, useRateEdit } from "../edit/useRateEdit";
import { useRateWords } from "../values/rateWords";
import { useRatesQuery } from "../values/useRatesQuery";
import { useRateColumns } from "./rateColumns";
import { rateGroups } from "./rateLines";

interface RateNightsProps {
  calendar: RateCalendar;
  input: RateInput;
  /** By fingers: each press goes on with the selection where `isExtending`. */
  touch: { isTouched: boolean; isExtending: boolean; end: () => void };
}

/** The nights of a calendar. Columns count from its first night: with another one, nothing is selected. */
export function RateNights({ calendar, input, touch }: RateNightsProps) {
  const { text } = useText();
  const isNarrow = useNarrowerThan("tablet");
  const [{ field, folded }, change] = useRatesQuery();
  const words = useRateWords(calendar);
  const columns = useRateColumns({ ...calendar, count: calendar.seasons[0]?.nights.length ?? 0 });
  const groups = useMemo(() => rateGroups(calendar, field, words), [calendar, field, words]);
  const [block, setBlock] = useState<GridBlock>();
  const grid = useRef<TimeGridHandle>(null);
  const value = useRef<HTMLInputElement>(null);
  const edit = useRateEdit({ calendar, field, block, input, words, onWritten: touch.end });

  function select(next: GridBlock | undefined) {
    setBlock(next);
    edit.dropQuestion();
  }

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

  const editor = (
    <RateEditor
      key="editor"
      ref={value}
      edit={edit}
      field={field}
      hint={text(touch.isTouched ? "rates.touchHint" : "rates.selectHint")}
      isFolded={isNarrow}
      onDone={backToGrid}
    />
  );
  return (
    <>
      {!isNarrow && editor}
      <div key="nights" role="presentation" onKeyDown={press}>
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
          onSelect={select}
          isExtending={touch.isExtending}
        />
      </div>
      {isNarrow && editor}
      <Muted as="p" size={13}>
        {text("rates.legend")}
      </Muted>
    </>
  );
}
