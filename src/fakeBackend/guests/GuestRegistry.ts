import type { GuestColumn, GuestFilter, GuestView } from "@/contract/guests/guestList";
import type { CivilDate } from "@/contract/property";

import type { Hotel } from "../hotel/Hotel";
import { isListed } from "../hotel/books/GuestBook";
import type { KeptMap } from "../core/KeptMap";
import { ListIndex } from "../list/ListIndex";
import { type GuestEntry, guestEntryOf } from "./GuestEntry";
import { guestListRules } from "./guestListRules";

/** The hotel's guests as they are listed. */
export class GuestRegistry {
  readonly hotel: Hotel;
  /** By the id that the client gave it, the guest that a call made: a repeated call makes no second one. */
  readonly madeBy: KeptMap<string>;
  /** The business date that the list was counted on. */
  #countedOn?: CivilDate;
  #list?: ListIndex<GuestEntry, GuestColumn, GuestView, Pick<GuestFilter, "country">>;

  constructor(hotel: Hotel, madeBy: KeptMap<string>) {
    this.hotel = hotel;
    this.madeBy = madeBy;
  }

  /** Made when it is first asked for; afterwards only who has changed since is counted again. */
  get list() {
    const { guests, property } = this.hotel;
    const changed = guests.takeChanged();
    if (this.#countedOn !== property.businessDate) this.#list = undefined;
    this.#countedOn = property.businessDate;
    this.#list ??= new ListIndex(
      guestListRules,
      [...guests.all()].map((guest) => guestEntryOf(guest, this.hotel)),
    );
    for (const id of changed) {
      const guest = guests.find(id);
      const isShown = guest !== undefined && isListed(guest);
      this.#list.replace(id, isShown ? guestEntryOf(guest, this.hotel) : undefined);
    }
    return this.#list;
  }
}
