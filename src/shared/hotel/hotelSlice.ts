import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { Product, Property, Room, RoomType, SalesChannel } from "@/contract/property";
import type { RatePlan } from "@/contract/rates";

/** What the hotel sells, and by whose hand it is sold. */
export interface Hotel {
  property: Property;
  roomTypes: RoomType[];
  rooms: Room[];
  ratePlans: RatePlan[];
  channels: SalesChannel[];
  products: Product[];
}

interface HotelState {
  status: "loading" | "loaded" | "failed";
  hotel?: Hotel;
}

const initialState: HotelState = { status: "loading" };

export const hotelSlice = createSlice({
  name: "hotel",
  initialState,
  reducers: {
    /** What is known already stays on the screen meanwhile. */
    hotelRequested(state) {
      if (!state.hotel) state.status = "loading";
    },
    hotelLoaded: (_, { payload: hotel }: PayloadAction<Hotel>): HotelState => ({ status: "loaded", hotel }),
    hotelFailed(state) {
      if (!state.hotel) state.status = "failed";
    },
  },
  selectors: {
    selectHotel: ({ hotel }) => hotel,
    selectHotelStatus: ({ status }) => status,
  },
});

export const { hotelRequested, hotelLoaded, hotelFailed } = hotelSlice.actions;
export const { selectHotel, selectHotelStatus } = hotelSlice.selectors;
