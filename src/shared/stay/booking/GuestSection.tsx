import "../stay.scss";

import { useFormikContext } from "formik";

import type { Guest } from "@/contract/people/guest";
import { splitFullName } from "@/domain/people/splitFullName";
import { useText } from "@/shared/i18n/useText";

import { type BookingValues, noGuest } from "../record/bookingValues";
import { DuplicateWarning } from "./DuplicateWarning";
import { FormSection } from "@/shared/record/sections/FormSection";
import { GuestPicker } from "./GuestPicker";
import { NewGuestFields } from "./NewGuestFields";

/** For whom: a guest whom the hotel knows, or a new one. */
export function GuestSection() {
  const { text } = useText();
  const { values, setValues } = useFormikContext<BookingValues>();
  const { guest, newGuest } = values;

  function choose(chosen: Guest | null) {
    void setValues((now) => ({ ...now, guest: chosen, newGuest: null }));
  }

  /** The text of the search is their name, most likely. */
  function writeDown(name: string) {
    void setValues((now) => ({ ...now, guest: null, newGuest: { ...noGuest, ...splitFullName(name) } }));
  }

  return (
    <FormSection title={text("booking.guest")}>
      {newGuest ? (
        <>
          <NewGuestFields onBack={() => choose(null)} />
          <DuplicateWarning guest={newGuest} onUse={choose} />
        </>
      ) : (
        <GuestPicker guest={guest} onChoose={choose} onNew={writeDown} />
      )}
    </FormSection>
  );
}
