import type { Guest } from "@/contract/guests/guest";
import { fullName } from "@/domain/people/names";
import { useText } from "@/shared/i18n/useText";
import { SearchField } from "@/shared/ui/fields/SearchField";

import { GuestDetails } from "./ChosenGuest";
import { soughtGuests } from "./soughtGuests";

interface GuestSearchProps {
  onChoose: (guest: Guest) => void;
  /** None of the guests found: a new one, from what was typed. */
  onNew: (typed: string) => void;
}

/** Finds a guest by name, e-mail, telephone or document. The last choice is to write a new one down. */
export function GuestSearch({ onChoose, onNew }: GuestSearchProps) {
  const { text } = useText();
  return (
    <SearchField
      name="guest"
      search={soughtGuests}
      texts={{
        label: "booking.guestSearch",
        hint: "booking.guestSearchHint",
        found: "booking.guestsFound",
        failed: "booking.guestSearchFailed",
      }}
      keyOf={({ id }) => id}
      onChoose={onChoose}
      other={{
        labelFor: (name) => (name ? text("booking.guestNewNamed", { name }) : text("booking.guestNew")),
        onChoose: onNew,
      }}
    >
      {(guest) => (
        <>
          <bdi className="search-name">{fullName(guest)}</bdi>
          <GuestDetails guest={guest} />
        </>
      )}
    </SearchField>
  );
}
