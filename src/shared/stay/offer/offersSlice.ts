import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { Offer, OfferQuery } from "@/contract/reservations/rates";
import type { Reason } from "@/contract/reservations/reservationReasons";

interface OffersState {
  status: "idle" | "loading" | "loaded" | "refused" | "failed";
  /** The latest; they stay on the screen while newer ones are on their way. */
  offers: Offer[];
  /** Why there can be none for such a stay. */
  reasons: Reason[];
}

const initialState: OffersState = { status: "idle", offers: [], reasons: [] };

/** Offers of the hotel for the stay in the form. */
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
    offersFailed: (): OffersState => ({ ...initialState, status: "failed" }),
    offersForgotten: () => initialState,
  },
  selectors: {
    selectOffers: ({ offers }) => offers,
    selectOffersStatus: ({ status }) => status,
    selectStayReasons: ({ reasons }) => reasons,
  },
});

export const { offersRequested, offersLoaded, offersRefused, offersFailed, offersForgotten } = offersSlice.actions;
export const { selectOffers, selectOffersStatus, selectStayReasons } = offersSlice.selectors;
