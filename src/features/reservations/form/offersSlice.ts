import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { Offer, OfferQuery } from "@/contract/rates";
import type { Reason } from "@/contract/reasons";
import type { Sentence } from "@/shared/i18n/sentence";

interface OffersState {
  status: "idle" | "loading" | "loaded" | "refused" | "failed";
  /** The latest; they stay on the screen while newer ones are on their way. */
  offers: Offer[];
  /** Why there can be none for such a stay. */
  reasons: Reason[];
  problem?: Sentence;
}

const initialState: OffersState = { status: "idle", offers: [], reasons: [] };

/** What the hotel has for the stay that is being written down. */
export const offersSlice = createSlice({
  name: "offers",
  initialState,
  reducers: {
    offersRequested: (state, _action: PayloadAction<OfferQuery>): OffersState => ({
      ...initialState,
      status: "loading",
      offers: state.offers,
    }),
    offersLoaded: (_, { payload: offers }: PayloadAction<Offer[]>): OffersState => ({
      ...initialState,
      status: "loaded",
      offers,
    }),
    offersRefused: (_, { payload: reasons }: PayloadAction<Reason[]>): OffersState => ({
      ...initialState,
      status: "refused",
      reasons,
    }),
    offersFailed: (_, { payload: problem }: PayloadAction<Sentence>): OffersState => ({
      ...initialState,
      status: "failed",
      problem,
    }),
    offersForgotten: () => initialState,
  },
  selectors: {
    selectOffers: ({ offers }) => offers,
    selectOffersStatus: ({ status }) => status,
    selectStayReasons: ({ reasons }) => reasons,
    selectOffersProblem: ({ problem }) => problem,
  },
});

export const { offersRequested, offersLoaded, offersRefused, offersFailed, offersForgotten } = offersSlice.actions;
export const { selectOffers, selectOffersStatus, selectStayReasons, selectOffersProblem } = offersSlice.selectors;
