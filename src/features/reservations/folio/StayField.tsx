import { useFormikContext } from "formik";

import type { OpenFolio } from "@/contract/reservations/folios";
import { useText } from "@/shared/i18n/useText";
import { Chosen, SearchField } from "@/shared/ui/fields/SearchField";

import type { FolioValues } from "./folioValues";
import { soughtFolios } from "./soughtFolios";

/** The stay in house that pays instead. */
export function StayField() {
  const { text } = useText();
  const { values, setFieldValue } = useFormikContext<FolioValues>();
  const { stay } = values;

  const choose = (chosen: OpenFolio | null) => void setFieldValue("stay", chosen);

  if (stay)
    return (
      <Chosen
        label={text("booking.stayChosen")}
        name={stay.customer}
        changeLabel={text("booking.stayChange")}
        onChange={() => choose(null)}
      >
        <StayName stay={stay} />
      </Chosen>
    );
  return (
    <SearchField
      name="stayId"
      search={soughtFolios}
      texts={{
        label: "booking.staySearch",
        hint: "booking.staySearchHint",
        found: "booking.staysFound",
        failed: "booking.staySearchFailed",
      }}
      keyOf={({ id }) => id}
      onChoose={choose}
    >
      {(found) => <StayName stay={found} />}
    </SearchField>
  );
}

const StayName = ({ stay: { room, customer, id } }: { stay: OpenFolio }) => (
  <>
    <bdi className="search-name">{[room, customer].filter(Boolean).join(" · ")}</bdi>
    <bdi>{id}</bdi>
  </>
);
