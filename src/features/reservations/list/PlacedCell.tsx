import { createContext, type ReactNode, useContext } from "react";

import type { ReservationRow } from "@/contract/reservationList";

import type { CellWords } from "./useCellWords";

interface Sheet {
  /** The rows of the page that is on the screen. */
  rows: readonly ReservationRow[];
  words: CellWords;
}

export const ShownSheet = createContext<Sheet | undefined>(undefined);

interface PlacedCellProps {
  place: number;
  draw: (row: ReservationRow, words: CellWords) => ReactNode;
}

/** A cell of whoever stands in that place of the page, from 0. */
export function PlacedCell({ place, draw }: PlacedCellProps) {
  const sheet = useContext(ShownSheet);
  const row = sheet?.rows[place];
  return row && draw(row, sheet.words);
}
