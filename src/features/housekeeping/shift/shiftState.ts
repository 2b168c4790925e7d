import type { CleaningTask } from "@/contract/rooms/cleaningTasks";
import { cleaningContract } from "@/contract/rooms/cleaningTasks";
import { lostThingsContract } from "@/contract/rooms/lostThings";
import { roomStatusContract } from "@/contract/rooms/roomStatus";
import { type Shift, shiftContract } from "@/contract/rooms/shift";
import { createClient } from "@/shared/api/createClient";
import { isConnectionLost } from "@/shared/api/failures";
import { onEvery } from "@/shared/feature/watch";
import { createLoad } from "@/shared/load/createLoad";
import { call, type Saga, select } from "@/shared/saga/effects";
import { signedOut } from "@/shared/session/sessionSlice";
import { isObject } from "@/shared/shapes";
import { readStoredJson, writeStored } from "@/shared/storage";

export const shiftApi = createClient({
  ...shiftContract,
  ...cleaningContract,
  ...lostThingsContract,
  ...roomStatusContract,
});

const STORED = "shift";

/**
 * The rooms of the day. A page that is opened without a connection has them as the device knew them last: in the corridors
 * of a hotel there often is none.
 */
export const toldShift = createLoad("shift", askShift, shiftApi.getShift.reads);

function* askShift(): Saga<Shift> {
  try {
    const shift = yield* call(shiftApi.getShift);
    keep(shift);
    return shift;
  } catch (error) {
    const kept = isConnectionLost(error) ? readStoredJson(STORED, isShift) : undefined;
    if (!kept) throw error;
    return kept;
  }
}

/** A task as the server has it now. */
export function* tellTask(task: CleaningTask): Saga {
  yield* toldShift.tell((shift) => withTask(shift, task));
  const shift = yield* select(toldShift.selectData);
  if (shift) keep(shift);
}

export const withTask = (shift: Shift, task: CleaningTask): Shift => ({
  ...shift,
  plan: { ...shift.plan, tasks: shift.plan.tasks.map((one) => (one.id === task.id ? task : one)) },
});

const keep = (shift: Shift) => void writeStored(STORED, JSON.stringify(shift));

const isShift = (value: unknown): value is Shift =>
  isObject(value) && isObject(value.plan) && Array.isArray(value.plan.tasks) && Array.isArray(value.rooms);

/** Names of guests do not stay on a device that is handed on. */
export const forgottenShift = {
  slices: [],
  *saga() {
    yield onEvery(signedOut, function* forget(): Saga {
      yield* call(() => writeStored(STORED, null));
    });
  },
};
