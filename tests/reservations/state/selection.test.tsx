import { describe, expect, it } from "vitest";

import { reservationList } from "@/features/reservations/list/reservationList";
import { openList } from "./listDesk";

async function openSelection() {
  const { dispatch, see } = await openList();
  return { dispatch, see, ticked: () => see(reservationList.selectors.selectSelection) };
}

describe("a tick of a reservation", () => {
  it("is set, and taken away again", async () => {
    const { dispatch, see, ticked } = await openSelection();
    expect(ticked()).toEqual([]);
    dispatch(reservationList.actions.rowToggled("RSV-1"));
    dispatch(reservationList.actions.rowToggled("RSV-2"));
    expect(ticked()).toEqual(["RSV-1", "RSV-2"]);
    expect([
      see(reservationList.selectors.selectIsSelected, "RSV-2"),
      see(reservationList.selectors.selectIsSelected, "RSV-3"),
    ]).toEqual([true, false]);
    dispatch(reservationList.actions.rowToggled("RSV-1"));
    expect(ticked()).toEqual(["RSV-2"]);
  });

  it("goes with its reservation, and no other does", async () => {
    const { dispatch, ticked } = await openSelection();
    dispatch(reservationList.actions.selectionReplaced(["RSV-1", "RSV-2", "RSV-3"]));
    dispatch(reservationList.actions.unselected(["RSV-1", "RSV-3", "RSV-4"]));
    expect(ticked()).toEqual(["RSV-2"]);
  });
});

describe("the tick of a whole page", () => {
  it("ticks what is not ticked yet, once each, and leaves other pages alone", async () => {
    const { dispatch, ticked } = await openSelection();
    dispatch(reservationList.actions.selectionReplaced(["RSV-9", "RSV-2"]));
    dispatch(reservationList.actions.pageToggled(["RSV-1", "RSV-2"]));
    expect(ticked()).toEqual(["RSV-9", "RSV-1", "RSV-2"]);
  });

  it("unticks a page that is ticked as a whole, and leaves other pages alone", async () => {
    const { dispatch, ticked } = await openSelection();
    dispatch(reservationList.actions.selectionReplaced(["RSV-9", "RSV-1", "RSV-2"]));
    dispatch(reservationList.actions.pageToggled(["RSV-1", "RSV-2"]));
    expect(ticked()).toEqual(["RSV-9"]);
  });
});
