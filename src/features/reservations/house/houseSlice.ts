import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { SalesChannel, Property, Room, RoomType } from "@/contract/property";
import type { RatePlan } from "@/contract/rates";
import type { Product } from "@/contract/folio";

/** What the hotel sells, and by whose hand it is sold. */
export interface House {
  property: Property;
  roomTypes: RoomType[];
  rooms: Room[];
  ratePlans: RatePlan[];
  channels: SalesChannel[];
  products: Product[];
}

interface HouseState {
  status: "loading" | "loaded" | "failed";
  house?: House;
}

const initialState: HouseState = { status: "loading" };

export const houseSlice = createSlice({
  name: "house",
  initialState,
  reducers: {
    /** What is known already stays on the screen meanwhile. */
    houseRequested(state) {
      if (!state.house) state.status = "loading";
    },
    houseLoaded: (_, { payload: house }: PayloadAction<House>): HouseState => ({ status: "loaded", house }),
    houseFailed(state) {
      if (!state.house) state.status = "failed";
    },
  },
  selectors: {
    selectHouse: ({ house }) => house,
    selectHouseStatus: ({ status }) => status,
  },
});

export const { houseRequested, houseLoaded, houseFailed } = houseSlice.actions;
export const { selectHouse, selectHouseStatus } = houseSlice.selectors;
