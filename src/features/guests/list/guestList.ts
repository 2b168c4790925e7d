import { createList } from "@/shared/list/createList";

import { countryFilter } from "./countryFilter";
import { guestColumns } from "./guestColumns";
import { guestPath } from "./guestPaths";
import { GuestRowActions } from "./GuestRowActions";
import { guestsApi } from "./guestsApi";

/** Every guest whom the hotel knows. */
export const guestList = createList({
  name: "guests",
  columnsKey: "guestColumns",
  texts: "guests",
  call: guestsApi.listGuests,
  exportCall: guestsApi.exportGuests,
  filters: [countryFilter],
  views: {
    inHouse: "view.inHouse",
    arriving: "guests.view.arriving",
    returning: "guests.view.returning",
    vip: "list.vip",
    company: "guests.view.company",
    unwelcome: "guests.view.unwelcome",
    incomplete: "guests.view.incomplete",
  },
  columns: guestColumns,
  nameOf: ({ id, name }) => name || id,
  pathOf: guestPath,
  RowActions: GuestRowActions,
});
