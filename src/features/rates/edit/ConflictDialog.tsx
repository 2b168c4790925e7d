import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { RateCalendar, RateLineChange } from "@/contract/reservations/rateCalendar";
import { lineKey } from "@/domain/rates/rateBooks";
import { contradicted, setValue } from "@/domain/rates/rateChanges";
import { ActionDialog } from "@/shared/actions/ActionDialog";
import { VersusField } from "@/shared/record/VersusField";

import type { RateWords } from "../values/rateWords";
import { changeLabel, spanOf } from "../values/changeWords";
import { type RateConflict, rateConflicts } from "./rateConflicts";
import { rateWrites } from "./rateWrites";

/** Another desk has changed the same nights: both values, to choose from. What only this one has changed is set anyway. */
export function ConflictDialog(props: Omit<ConflictQuestionProps, "conflict">) {
  const conflict = useSelector(rateConflicts.selectFirst);
  return conflict && <ConflictQuestion key={conflict.key} {...props} conflict={conflict} />;
}

interface ConflictQuestionProps {
  conflict: RateConflict;
  calendar: RateCalendar;
  words: RateWords;
}

function ConflictQuestion({ conflict, calendar, words }: ConflictQuestionProps) {
  const { text } = words;
  const dispatch = useDispatch();
  const [chosen, setChosen] = useState<Record<string, 0 | 1>>({});

  const lines = new Map(conflict.lines.map((line) => [lineKey(line), line.nights]));
  const theirs = (change: RateLineChange, date: string) => setValue(lines.get(lineKey(change))?.[date], change.field);
  const asked = contradicted(conflict.changes, (change, date) => lines.get(lineKey(change))?.[date]);
  const idOf = (change: RateLineChange) => `${lineKey(change)} ${change.field}`;
  const questions = asked.map((change) => ({
    id: idOf(change),
    label: changeLabel(change, calendar, words),
    mine: spanOf(change, ({ after }) => after, words),
    theirs: spanOf(change, ({ date }) => theirs(change, date), words),
  }));

  function settle(sideOf: (id: string) => 0 | 1) {
    const changes = conflict.changes.flatMap((change) => {
      const against = asked.find((one) => idOf(one) === idOf(change));
      const lost = new Set(against && sideOf(idOf(change)) === 1 ? against.nights.map(({ date }) => date) : []);
      const nights = change.nights
        .filter(({ date }) => !lost.has(date))
        .map((night) => ({ ...night, before: theirs(change, night.date) }))
        .filter(({ before, after }) => before !== after);
      return nights.length > 0 ? [{ ...change, nights }] : [];
    });
    dispatch(rateConflicts.settled(conflict.key));
    if (changes.length > 0) dispatch(rateWrites.written({ changes, isUndo: false }));
  }

  return (
    <ActionDialog
      dialog={{ close: () => settle(() => 1), isBusy: false, problem: null }}
      title={text("rates.conflict")}
      submitLabel={text("rates.settle")}
      closeLabel={text("rates.allTheirs")}
      isComplete={questions.every(({ id }) => chosen[id] !== undefined)}
      onSubmit={() => settle((id) => chosen[id] ?? 1)}
    >
      {(isChecked) => (
        <>
          <p>{text("rates.conflictHint")}</p>
          {questions.map(({ id, label, ...sides }) => (
            <VersusField
              key={id}
              name={id}
              label={label}
              sides={[
                { whose: text("rates.mine"), words: sides.mine },
                { whose: text("rates.theirs"), words: sides.theirs },
              ]}
              chosen={chosen[id]}
              problem={isChecked && chosen[id] === undefined ? text("rates.choose") : ""}
              onChoose={(side) => setChosen({ ...chosen, [id]: side })}
            />
          ))}
        </>
      )}
    </ActionDialog>
  );
}
