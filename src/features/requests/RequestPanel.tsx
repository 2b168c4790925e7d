import { useSearchParams } from "react-router-dom";
import { number, object, string } from "yup";

import type { GuestRequest, RequestKind } from "@/contract/guests/guestRequest";
import { noteLimits } from "@/contract/reservations/reservations";
import type { MessageId } from "@/shared/i18n/catalogues";
import { withMax } from "@/shared/i18n/sentence";
import { prefilled } from "@/shared/hotel/newPaths";
import { useText } from "@/shared/i18n/useText";
import { RecordForm } from "@/shared/record/RecordForm";
import { RecordHistory } from "@/shared/record/RecordHistory";
import { SaveButton } from "@/shared/record/SaveButton";
import { dateText } from "@/shared/ui/fields/dates/dateText";
import type { RecordField, RefusalPlaces } from "@/shared/record/recordFields";
import { Stack } from "@/shared/ui/layout/Stack";
import { Reasons } from "@/shared/ui/states/Reasons";

import { ReservationChoice } from "./ReservationChoice";
import { useRequestWords } from "./useRequestWords";
import { DueFields, KindField } from "./requestFields";
import { RequestHead } from "./RequestHead";
import { newRequest, requestRecord, type RequestValues } from "./requestRecord";

const id = (message: MessageId) => message;

const schema = object({
  reservationId: string().required(id("reason.REQUEST_RESERVATION_MISSING")),
  quantity: number().required(),
  dueOn: dateText().required(id("requests.dayMissing")),
  dueTime: string().matches(/^\d\d:\d\d$/, { message: id("booking.etaInvalid"), excludeEmptyString: false }),
  note: string().max(noteLimits.letters, withMax("booking.noteTooLong")),
});

const ofStock = ["dueOn", "quantity", "kind", "reservationId"];

const refusals: RefusalPlaces = {
  fields: {
    REQUEST_RESERVATION_MISSING: "reservationId",
    REQUEST_RESERVATION_OVER: "reservationId",
    REQUEST_OUT_OF_STAY: "dueOn",
    REQUEST_NOT_DEPARTURE: "dueOn",
    REQUEST_PAST: "dueOn",
    NO_COTS: "dueOn",
    NO_EXTRA_BEDS: "dueOn",
  },
  values: { dueOn: ofStock },
};

interface RequestPanelProps {
  /** None: a new one. */
  request: GuestRequest | undefined;
  kinds: RequestKind[];
}

/** A request with its progress, and the form of its details. */
export function RequestPanel({ request, kinds }: RequestPanelProps) {
  const [params] = useSearchParams();
  const { text } = useText();
  const words = useRequestWords();
  const { labelOf, wordsOf } = words;
  const editing = request?.actions.find(({ action }) => action === "edit");
  const fields = (["quantity", "dueOn", "dueTime", "note"] as const).map((name): RecordField<RequestValues> => ({
    name,
    label: labelOf(name),
    words: (values) => wordsOf(name, String(values[name])),
  }));
  return (
    <RecordForm
      form={requestRecord}
      record={request}
      newValues={() => newRequest(params.get(prefilled.reservation) ?? "", params.get(prefilled.day) ?? "")}
      schema={schema}
      fields={fields}
      refusals={refusals}
      head={request && <RequestHead request={request} />}
    >
      <Stack as="fieldset" gap={16} shrinks className="record-form-main" disabled={editing && !editing.isAllowed}>
        {!request && (
          <>
            <ReservationChoice />
            <KindField kinds={kinds} />
          </>
        )}
        <DueFields kinds={kinds} labelOf={labelOf} />
        {editing && !editing.isAllowed ? <Reasons reasons={editing.reasons} isQuiet /> : <SaveButton />}
      </Stack>
      {request && (
        <RecordHistory
          title={text("booking.history")}
          history={request.history}
          whatOf={(what) => text(`requests.history.${what}`)}
          words={words}
        />
      )}
    </RecordForm>
  );
}
