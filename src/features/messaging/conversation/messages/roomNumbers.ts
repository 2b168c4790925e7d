import { createSelector, createSlice, type PayloadAction } from "@reduxjs/toolkit";

import { setUpContract } from "@/contract/reservations/setUp";
import { createClient } from "@/shared/api/createClient";
import { untilAnswered } from "@/shared/connection/untilAnswered";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onLeading } from "@/shared/feature/watch";

const { getSetUp } = createClient(setUpContract);

/** The rooms that there are, asked for once a message names one: null until the reply. */
export const roomNumbersSlice = createSlice({
  name: "roomNumbers",
  initialState: null as string[] | null,
  reducers: {
    roomNamed() {},
    told: (_, { payload: numbers }: PayloadAction<string[]>) => numbers,
  },
  selectors: {
    selectAreRoomsKnown: (numbers) => numbers !== null,
    selectRoomNumbers: createSelector([(numbers: string[] | null) => numbers], (numbers) => new Set(numbers)),
  },
});

export const { roomNamed } = roomNumbersSlice.actions;
export const { selectAreRoomsKnown, selectRoomNumbers } = roomNumbersSlice.selectors;

export function* roomNumbersSaga() {
  yield onLeading(roomNamed, function* (): Saga {
    if (yield* select(selectAreRoomsKnown)) return;
    try {
      const { rooms } = yield* untilAnswered(() => call(getSetUp));
      yield* put(roomNumbersSlice.actions.told(rooms.map(({ number }) => number)));
    } catch {
      // the text stays without links, and the next message asks again
    }
  });
}
