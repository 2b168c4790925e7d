import { createSlice, nanoid, type PayloadAction, type UnknownAction } from "@reduxjs/toolkit";

import type { Sentence } from "@/shared/i18n/sentence";

/** An act that can be undone for a while. */
interface Offer {
  id: string;
  /** Says what was done. */
  sentence: Sentence;
  /** Each makes a write that undoes a part of it. */
  inverses: UnknownAction[];
  /** The ids of what was changed, to find it on the screen. */
  changed: string[];
  /** An undo of it has failed. */
  isAgain?: boolean;
}

/** The last act in an area, as long as it can be undone. The writes of the area share it; `OfferBar` shows it. */
export const undoSlice = <Name extends string>(name: Name) =>
  createSlice({
    name,
    initialState: null as Offer | null,
    reducers: {
      offered: {
        prepare: (offer: Omit<Offer, "id">) => ({ payload: { id: nanoid(), ...offer } }),
        reducer: (_, { payload: offer }: PayloadAction<Offer>): Offer | null => offer,
      },
      /** It was undone, or its time has passed. */
      withdrawn: () => null,
    },
    selectors: { selectOffer: (offer) => offer },
  });

export interface Undo {
  actions: Pick<ReturnType<typeof undoSlice>["actions"], "offered" | "withdrawn">;
  selectors: { selectOffer: (state: never) => Offer | null };
}
