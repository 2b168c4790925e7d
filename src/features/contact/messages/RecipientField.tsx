import { useFormikContext } from "formik";

import type { Recipient } from "@/contract/guests/guestMessage";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { ChoiceField } from "@/shared/ui/fields/ChoiceField";

import { recipient } from "../base/contactApi";
import { RecipientSearch } from "../templates/RecipientSearch";
import type { MessageValues } from "./messageRecord";

/** The guest of a message, and the reservation that it is about: the nearest one, or none. */
export function RecipientField({ onChoose }: { onChoose: (chosen: Recipient | undefined) => void }) {
  const { text } = useText();
  const { date } = useFormat();
  const { values } = useFormikContext<MessageValues>();
  const { data: found } = recipient.use(values.guestId);
  const nearest = found?.reservationId ?? "";
  return (
    <>
      <RecipientSearch name="guestId" label="guestContact.to" chosen={values.guest} onChoose={onChoose} />
      {values.guestId !== "" && (
        <ChoiceField
          name="reservationId"
          label={text("guestContact.reservation")}
          choices={[...new Set([nearest, values.reservationId])].filter(Boolean)}
          wordsOf={(id) =>
            found?.arrival && id === nearest ? `${id} · ${date(found.arrival)} – ${date(found.departure)}` : id
          }
          none={text("guestContact.noReservation")}
        />
      )}
    </>
  );
}
