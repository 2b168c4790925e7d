import { useSearchParams } from "react-router-dom";

import type { GuestRequest, RequestField } from "@/contract/guests/guestRequest";
import { permissionOf } from "@/domain/permissionFor";
import { requestFaults } from "@/domain/requests/requestFaults";
import { prefilled } from "@/shared/hotel/newPaths";
import { requestName } from "@/shared/hotel/requestName";
import { requestTones } from "@/shared/hotel/tones";
import { dayFaults } from "@/shared/ui/fields/dates/dateText";
import { useText } from "@/shared/i18n/useText";
import { RecordDrawer } from "@/shared/record/RecordDrawer";
import { RecordForm } from "@/shared/record/RecordForm";
import { RecordHistory } from "@/shared/record/RecordHistory";
import { SaveButton } from "@/shared/record/SaveButton";
import { useRecordWords, type WordedField } from "@/shared/record/useRecordWords";
import { Stack } from "@/shared/ui/layout/Stack";
import { Reasons } from "@/shared/ui/states/Reasons";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { DueFields, KindField } from "./requestFields";
import { RequestHead } from "./RequestHead";
import { newRequest, requestRecord, requestRefusals } from "./requestRecord";
import { requestKinds } from "./requestsApi";
import { ReservationChoice } from "./ReservationChoice";

const fields: Record<RequestField, WordedField> = {
  state: { label: "requests.status", as: "word", texts: "requests.state" },
  quantity: { label: "requests.quantity" },
  dueOn: { label: "requests.day", as: "date" },
  dueTime: { label: "requests.time", as: "time" },
  note: { label: "requests.note" },
  night: { label: "requests.night", as: "date" },
};

/** A request beside the list with its progress and its details, or a new one. */
export function RequestDrawer({ id }: { id: string }) {
  const { text } = useText();
  const [params] = useSearchParams();
  const words = useRecordWords(fields);
  const loadedKinds = requestKinds.use();
  const kinds = loadedKinds.data ?? [];

  function form(request: GuestRequest | undefined) {
    const editing = request && permissionOf(request, "edit");
    return (
      <RecordForm
        form={requestRecord}
        record={request}
        newValues={() => newRequest(params.get(prefilled.reservation) ?? "", params.get(prefilled.day) ?? "")}
        faultsOf={(draft) => [...dayFaults(draft, "dueOn"), ...requestFaults(draft)]}
        fields={words.fieldsOf(["quantity", "dueOn", "dueTime", "note"])}
        refusals={requestRefusals}
        head={request && <RequestHead request={request} />}
      >
        <Stack as="fieldset" gap={16} shrinks disabled={editing && !editing.isAllowed}>
          {!request && (
            <>
              <ReservationChoice />
              <KindField kinds={kinds} />
            </>
          )}
          <DueFields kinds={kinds} labelOf={words.labelOf} />
          {editing && !editing.isAllowed ? <Reasons reasons={editing.reasons} isQuiet /> : <SaveButton />}
        </Stack>
        <RecordHistory
          title={text("booking.history")}
          history={request?.history}
          whatOf={(what) => text(`requests.history.${what}`)}
          words={words}
        />
      </RecordForm>
    );
  }

  return (
    <RecordDrawer
      record={requestRecord}
      id={id}
      newTitle={text("requests.new")}
      titleOf={(request) => (request ? `${requestName(request, text)} · ${id}` : text("requests.record"))}
      renderBeside={({ state }) => (
        <StateBadge tone={requestTones[state]}>{text(`requests.state.${state}`)}</StateBadge>
      )}
      own={Object.values(prefilled)}
      needs={[loadedKinds]}
    >
      {form}
    </RecordDrawer>
  );
}
