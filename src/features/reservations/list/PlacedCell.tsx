import { createContext, type ReactNode, useContext } from "react";

import type { ReservationRow } from "@/contract/reservationList";

/** The rows of the page that is on the screen. */
export const ShownRows = createContext<readonly ReservationRow[]>([]);

interface PlacedCellProps {
  place: number;
  draw: (row: ReservationRow) => ReactNode;
}

/** A cell of whoever stands in that place of the page, from 0. */
export function PlacedCell({ place, draw }: PlacedCellProps) {
  const row = useContext(ShownRows)[place];
  return row && draw(row);
}
