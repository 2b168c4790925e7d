import { useField } from "formik";

import type { Complainant } from "@/contract/guests/complaint";
import { useText } from "@/shared/i18n/useText";
import { Chosen, Picker } from "@/shared/ui/fields/Picker";
import { Muted } from "@/shared/ui/layout/Muted";
import { Text } from "@/shared/ui/layout/Text";

import { complainants } from "./complaintsState";

/** The guest or the room of a complaint: what is typed finds both, and who is in the house with their room. */
export function ComplainantField({ name }: { name: string }) {
  const { text } = useText();
  const [{ value }, , { setValue }] = useField<Complainant | null>(name);
  return (
    <Picker
      name={name}
      texts="complaints.who"
      search={complainants}
      chosen={
        value && (
          <Chosen
            name={value.guest || value.room}
            title={
              <Text as="bdi" stands="start" breaksWords weight={550}>
                {[value.guest, value.room && `${text("booking.room")} ${value.room}`].filter(Boolean).join(" · ")}
              </Text>
            }
          />
        )
      }
      keyOf={({ guestId, roomId }) => `${guestId} ${roomId}`}
      onChoose={(chosen) => void setValue(chosen)}
      onChange={() => void setValue(null)}
    >
      {({ guest, room }) => (
        <>
          <Text as="bdi" stands="start" breaksWords weight={550}>
            {guest || text("complaints.onlyRoom", { room })}
          </Text>
          {guest && room && (
            <Muted breaksWords size={13}>
              {text("complaints.onlyRoom", { room })}
            </Muted>
          )}
        </>
      )}
    </Picker>
  );
}
