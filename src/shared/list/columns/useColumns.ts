import { useMemo, useState } from "react";

import { isObject } from "@/shared/shapes";
import { readStoredJson, writeStored } from "@/shared/storage";

import type { List } from "../createList";

interface ColumnChoice {
  /** All of them, in the order of the screen. */
  order: string[];
  hidden: string[];
}

export interface Columns extends ColumnChoice {
  /** Ids of those that are not hidden, in order. */
  chosen: string[];
  toggle: (id: string) => void;
  /** Moves it by so many places: -1 is one earlier. */
  move: (id: string, by: number) => void;
  reset: () => void;
}

/** Which columns a list has, and in which order: stored in this browser under the list's own key. */
export function useColumns({ columns, columnsKey }: Pick<List, "columns" | "columnsKey">): Columns {
  const [choice, setChoice] = useState(() => {
    const stored = readStoredJson(columnsKey, isColumnChoice);
    const ids = columns.map(({ id }) => id);
    return complete(ids, stored);
  });

  return useMemo(() => {
    const { order, hidden } = choice;
    const choose = (next: ColumnChoice) => {
      setChoice(next);
      writeStored(columnsKey, JSON.stringify(next));
    };
    return {
      order,
      hidden,
      chosen: order.filter((id) => !hidden.includes(id)),
      toggle: (id) =>
        choose({ order, hidden: hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id] }),
      move(id, by) {
        const place = order.indexOf(id) + by;
        if (place < 0 || place >= order.length) return;
        choose({ order: order.filter((other) => other !== id).toSpliced(place, 0, id), hidden });
      },
      reset: () => choose({ order: columns.map((column) => column.id), hidden: [] }),
    };
  }, [choice, columns, columnsKey]);
}

/** Columns that are newer than the stored choice come last; the first column of the list is never hidden. */
function complete(ids: string[], { order, hidden }: ColumnChoice = { order: ids, hidden: [] }): ColumnChoice {
  const known = [...new Set([...order, ...ids])].filter((id) => ids.includes(id));
  return { order: known, hidden: hidden.filter((id) => ids.includes(id) && id !== ids[0]) };
}

function isColumnChoice(value: unknown): value is ColumnChoice {
  return isObject(value) && Array.isArray(value.order) && Array.isArray(value.hidden);
}
