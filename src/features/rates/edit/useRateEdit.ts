import { useState } from "react";
import { useDispatch } from "react-redux";

import type { CivilDate } from "@/contract/property";
import type { RateCalendar, RateField, RateLineChange, RateReason } from "@/contract/reservations/rateCalendar";
import { addDays } from "@/domain/civilDate";
import { calendarBooks } from "@/domain/rates/rateBooks";
import { copyChanges, editChanges, type RateCells, type RateEdit } from "@/domain/rates/rateEdits";
import type { Closure } from "@/domain/rates/rateNight";
import { changeReasons, rateReason, valueReasons } from "@/domain/rates/rateReasons";
import { unfollowed } from "@/domain/rates/unfollowed";
import type { GridBlock } from "@/shared/timeGrid/gridLines";

import type { RateWords } from "../values/rateWords";
import { typedValue } from "../values/typedValues";
import { unfollowedWords } from "../values/unfollowedWords";
import { rateWrites } from "./rateWrites";
import { useFarQuestion } from "./useFarQuestion";

interface RateEditProps {
  calendar: RateCalendar;
  field: RateField;
  /** The selected cells. */
  block: GridBlock | undefined;
  input: RateInput;
  words: RateWords;
  onWritten: () => void;
}

export type RateInput = ReturnType<typeof useRateInput>;

/** Input that outlasts the nights that are shown: what is typed for a field, and the nights that were copied. */
export function useRateInput(field: RateField) {
  const [typed, setTyped] = useState("");
  const [reasons, setReasons] = useState<RateReason[]>([]);
  const [copied, setCopied] = useState<RateCells[]>();
  const [typedFor, setTypedFor] = useState(field);
  if (field !== typedFor) {
    setTypedFor(field); // a price is no number of nights
    setTyped("");
    setReasons([]);
  }
  return { typed, setTyped, reasons, setReasons, copied, setCopied };
}

export type RateEditing = ReturnType<typeof useRateEdit>;

/** Changes the selected nights: each act is one write with one undo. What is typed stays until it is set. */
export function useRateEdit({ calendar, field, block, input, words, onWritten }: RateEditProps) {
  const dispatch = useDispatch();
  const far = useFarQuestion(words);
  const { typed, setTyped, reasons, setReasons, copied, setCopied } = input;
  const books = calendarBooks(calendar);
  const cells = block ? cellsOf(calendar, block) : [];

  /** Returns whether it can be done. */
  function write(changes: RateLineChange[], isTyped = false): boolean {
    const against = changes.length > 0 ? changeReasons(changes, books) : [rateReason("RATE_NO_CHANGE")];
    setReasons(against);
    if (against.length > 0 || (isTyped && !far.isSure(changes, books))) return false;
    dispatch(rateWrites.written({ changes, isUndo: false }));
    onWritten();
    return true;
  }

  const edited = (edit: RateEdit) => write(editChanges(cells, edit, books));

  return {
    /** Of which nights; none where nothing is selected. */
    cells,
    count: cells.reduce((sum, { dates }) => sum + dates.length, 0),
    typed,
    /** Derived plans that would not follow their parents any more, once what is typed is set. */
    unfollowed(): string {
      const value = typedValue(field, typed, words);
      if (typed === "" || valueReasons(field, value).length > 0) return "";
      const changes = editChanges(cells, { kind: "set", field, value }, books);
      return unfollowedWords(unfollowed(changes, calendar.ratePlans), words);
    },
    setTyped(value: string) {
      setTyped(value);
      setReasons([]);
      far.drop();
    },
    reasons,
    /** About a price that may be a slip; `act` is what the button says. */
    question: far.question,
    dropQuestion: far.drop,
    fill(): boolean {
      const value = typedValue(field, typed, words);
      const against = valueReasons(field, value);
      setReasons(against);
      if (against.length > 0) return false;
      if (!write(editChanges(cells, { kind: "set", field, value }, books), true)) return false;
      setTyped("");
      return true;
    },
    close: (closure: Closure, value: boolean) => edited({ kind: "close", field: closure, value }),
    clear: () => edited({ kind: "clear", field }),
    hasCopied: copied !== undefined,
    copy: () => setCopied(cells),
    paste: () => copied && write(copyChanges(copied, targetOf(calendar, cells, copied), books)),
  };
}

const cellsOf = (calendar: RateCalendar, { lineIds, from, to }: GridBlock): RateCells[] => {
  const dates = Array.from({ length: to - from }, (_, place) => addDays(calendar.from, from + place));
  return lineIds.map((lineId) => {
    const [ratePlanId = "", roomTypeId = ""] = lineId.split(" "); // `lineKey`: those of types are not selected
    return { ratePlanId, roomTypeId, dates };
  });
};

/** Upon a single cell all that was copied is put from there on; upon more, what fits, over and over. */
function targetOf(calendar: RateCalendar, cells: readonly RateCells[], copied: readonly RateCells[]): RateCells[] {
  const [only] = cells;
  if (!only || cells.length > 1 || only.dates.length > 1) return [...cells];
  const first: CivilDate = only.dates[0]!;
  const lines = calendar.roomTypes.flatMap(({ id: roomTypeId }) =>
    calendar.ratePlans.filter(({ isActive }) => isActive).map(({ id: ratePlanId }) => ({ ratePlanId, roomTypeId })),
  );
  const start = lines.findIndex((line) => line.ratePlanId === only.ratePlanId && line.roomTypeId === only.roomTypeId);
  const length = copied[0]?.dates.length ?? 0;
  const dates = Array.from({ length }, (_, place) => addDays(first, place));
  return lines.slice(start, start + copied.length).map((line) => ({ ...line, dates }));
}
