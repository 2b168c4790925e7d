import type { Guest } from "@/contract/people/guest";
import { fullName } from "@/domain/people/names";
import { useText } from "@/shared/i18n/useText";
import { Picker } from "@/shared/ui/fields/Picker";
import { Text } from "@/shared/ui/layout/Text";

import { ChosenGuest, GuestDetails } from "./ChosenGuest";
import { soughtGuests } from "./soughtGuests";

interface GuestPickerProps {
  guest: Guest | null;
  onChoose: (guest: Guest | null) => void;
  /** None of the guests found: a new one, from what was typed. */
  onNew: (typed: string) => void;
}

/** Finds a guest by name, e-mail, telephone or document. The last choice is to write a new one down. */
export function GuestPicker({ guest, onChoose, onNew }: GuestPickerProps) {
  const { text } = useText();
  return (
    <Picker
      name="guest"
      texts="booking.guestSearch"
      label={text(guest ? "booking.guest" : "booking.guestSearch")}
      search={soughtGuests}
      chosen={guest && <ChosenGuest guest={guest} />}
      keyOf={({ id }) => id}
      onChoose={onChoose}
      onChange={() => onChoose(null)}
      create={{
        labelFor: (name) => (name ? text("booking.guestNewNamed", { name }) : text("booking.guestNew")),
        onCreate: onNew,
      }}
    >
      {(found) => (
        <>
          <Text as="bdi" stands="start" breaksWords weight={550}>
            {fullName(found)}
          </Text>
          <GuestDetails guest={found} />
        </>
      )}
    </Picker>
  );
}
