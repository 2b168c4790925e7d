import { paths } from "@/shared/routing/paths";
import { shiftCalls, tillShift, type TillShift } from "@/contract/pos/shifts";
import { createClient } from "@/shared/api/createClient";
import { createDefinedForm } from "@/shared/definition/createDefined";
import type { StatePart } from "@/shared/feature/feature";
import type { Saga } from "@/shared/saga/effects";

import { namedDrawer, tillDrawer } from "../tillDrawer";

const { list, rows, get, act, create } = createClient(shiftCalls);

/** From the opening of a till to its count. */
export const shifts = createDefinedForm<typeof tillShift, TillShift>(tillShift, {
  calls: { list, rows, get, act, create },
  page: paths.tillShifts,
});

/** The drawer on the page has what an act has made of its shift. */
function* show(shift: TillShift): Saga {
  yield* tillDrawer.tell((drawer) => {
    if (drawer.shift?.id !== shift.id) return drawer;
    return shift.state === "closed" ? { till: drawer.till, last: shift } : { ...drawer, shift };
  });
}

export const shiftState: StatePart[] = [shifts.list, tillDrawer, namedDrawer, shifts.record.followedBy({ show })];
