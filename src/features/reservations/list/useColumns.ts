import { useMemo, useState } from "react";

import { readStoredJson, writeStored } from "@/shared/storage";

import { columnIds } from "./listQuery";

export type ColumnId = (typeof columnIds)[number];

interface ColumnChoice {
  /** All of them, in the order of the screen. */
  order: ColumnId[];
  hidden: ColumnId[];
}

export interface Columns extends ColumnChoice {
  shown: ColumnId[];
  toggle: (id: ColumnId) => void;
  /** By so many places: -1 is one earlier. */
  move: (id: ColumnId, by: number) => void;
  reset: () => void;
}

const storageKey = "reservationColumns";
const asSpecified: ColumnChoice = { order: [...columnIds], hidden: [] };

/** Which columns the list shows, and in which order: a choice of this browser. The customer always stands there. */
export function useColumns(): Columns {
  const [choice, setChoice] = useState(() => complete(readStoredJson(storageKey, isColumnChoice)));

  return useMemo(
    () =>
      columnsOf(choice, (next) => {
        setChoice(next);
        writeStored(storageKey, JSON.stringify(next));
      }),
    [choice],
  );
}

function columnsOf({ order, hidden }: ColumnChoice, choose: (next: ColumnChoice) => void): Columns {
  function move(id: ColumnId, by: number) {
    const place = order.indexOf(id) + by;
    if (place < 0 || place >= order.length) return;
    choose({ order: order.filter((other) => other !== id).toSpliced(place, 0, id), hidden });
  }

  function toggle(id: ColumnId) {
    choose({ order, hidden: hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id] });
  }

  const shown = order.filter((id) => !hidden.includes(id));
  return { order, hidden, shown, toggle, move, reset: () => choose(asSpecified) };
}

/** Columns that were added since the choice was stored come last. */
function complete({ order, hidden }: ColumnChoice = asSpecified): ColumnChoice {
  const known = [...new Set([...order, ...columnIds])].filter((id) => columnIds.includes(id));
  return { order: known, hidden: hidden.filter((id) => columnIds.includes(id) && id !== "customer") };
}

function isColumnChoice(value: unknown): value is ColumnChoice {
  const isList = (list: unknown) => Array.isArray(list);
  return typeof value === "object" && value !== null && "order" in value && "hidden" in value
    ? isList(value.order) && isList(value.hidden)
    : false;
}
