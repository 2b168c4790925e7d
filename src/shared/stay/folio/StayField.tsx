import { useFormikContext } from "formik";

import type { OpenFolio } from "@/contract/reservations/folios";
import { useText } from "@/shared/i18n/useText";
import { Chosen, Picker } from "@/shared/ui/fields/Picker";
import { Text } from "@/shared/ui/layout/Text";
import { RecordNumber } from "@/shared/ui/RecordNumber";

import { numberText } from "../record/numberText";
import { soughtFolios } from "./soughtFolios";

/** The value that the field sets. */
export interface StayChoice {
  stay: OpenFolio | null;
}

/** The stay in house that pays instead. */
export function StayField() {
  const { values, setFieldValue } = useFormikContext<StayChoice>();
  const { stay } = values;

  const choose = (chosen: OpenFolio | null) => void setFieldValue("stay", chosen);

  return (
    <Picker
      name="stayId"
      texts="booking.staySearch"
      search={soughtFolios}
      chosen={stay && <Chosen name={stay.customer} title={<StayName stay={stay} />} />}
      keyOf={({ id }) => id}
      onChoose={choose}
      onChange={() => choose(null)}
    >
      {(found) => <StayName stay={found} />}
    </Picker>
  );
}

function StayName({ stay: { room, customer, id, foundBy } }: { stay: OpenFolio }) {
  const { text } = useText();
  return (
    <>
      <Text as="bdi" stands="start" breaksWords weight={550}>
        {[room, customer, numberText(foundBy, text)].filter(Boolean).join(" · ")}
      </Text>
      <RecordNumber id={id} />
    </>
  );
}
