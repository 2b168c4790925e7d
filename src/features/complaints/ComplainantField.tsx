import { useField } from "formik";

import type { Complainant } from "@/contract/guests/complaint";
import { useText } from "@/shared/i18n/useText";
import { Chosen, SearchField } from "@/shared/ui/fields/SearchField";

import { complainants } from "./complaintLoads";

/** The guest or the room of a complaint: what is typed finds both, and who is in the house with their room. */
export function ComplainantField({ name }: { name: string }) {
  const { text } = useText();
  const [{ value }, , { setValue }] = useField<Complainant | null>(name);
  if (!value) {
    return (
      <SearchField
        name={name}
        search={complainants}
        texts={{
          label: "complaints.who",
          hint: "complaints.whoHint",
          found: "complaints.found",
          failed: "complaints.searchFailed",
        }}
        keyOf={({ guestId, roomId }) => `${guestId} ${roomId}`}
        onChoose={(chosen) => void setValue(chosen)}
      >
        {({ guest, room }) => (
          <>
            <bdi className="search-name">{guest || text("complaints.onlyRoom", { room })}</bdi>
            {guest && room && <span className="search-detail">{text("complaints.onlyRoom", { room })}</span>}
          </>
        )}
      </SearchField>
    );
  }
  const { guest, room } = value;
  return (
    <Chosen
      label={text("complaints.who")}
      name={guest || room}
      changeLabel={text("complaints.whoChange")}
      onChange={() => void setValue(null)}
    >
      <bdi className="search-name">
        {[guest, room && `${text("booking.room")} ${room}`].filter(Boolean).join(" · ")}
      </bdi>
    </Chosen>
  );
}
