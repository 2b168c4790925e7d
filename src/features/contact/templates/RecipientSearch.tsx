import type { Recipient } from "@/contract/guests/guestMessage";
import { useFormat } from "@/shared/i18n/useFormat";
import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";
import { Chosen, Picker } from "@/shared/ui/fields/Picker";
import { Muted } from "@/shared/ui/layout/Muted";
import { Text } from "@/shared/ui/layout/Text";
import { RecordNumber } from "@/shared/ui/RecordNumber";

import { recipients } from "../base/contactApi";

interface RecipientSearchProps {
  /** Of the form's field. */
  name: string;
  label: MessageId;
  /** The name of the chosen guest, "" while there is none. */
  chosen: string;
  /** None: the choice is taken back. */
  onChoose: (chosen: Recipient | undefined) => void;
}

/** A guest, found by part of the name, with the reservation that is nearest. */
export function RecipientSearch({ name, label, chosen, onChoose }: RecipientSearchProps) {
  const { text } = useText();
  const { date } = useFormat();
  return (
    <Picker
      name={name}
      texts="guestContact.to"
      label={text(label)}
      search={recipients}
      chosen={chosen && <Chosen name={chosen} />}
      keyOf={({ guestId }) => guestId}
      onChoose={onChoose}
      onChange={() => onChoose(undefined)}
    >
      {({ guest, reservationId, arrival, departure }) => (
        <>
          <Text as="bdi" stands="start" breaksWords weight={550}>
            {guest}
          </Text>
          <Muted breaksWords size={13}>
            {reservationId ? (
              <>
                <RecordNumber id={reservationId} /> · <bdi>{`${date(arrival)} – ${date(departure)}`}</bdi>
              </>
            ) : (
              text("guestContact.noReservation")
            )}
          </Muted>
        </>
      )}
    </Picker>
  );
}
