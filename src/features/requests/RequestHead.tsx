import { generatePath, Link } from "react-router-dom";

import type { GuestRequest } from "@/contract/guests/guestRequest";
import type { Act } from "@/shared/actions/act";
import { ReasonDialog } from "@/shared/actions/ReasonDialog";
import { useFormat } from "@/shared/i18n/useFormat";
import { useProperty } from "@/shared/hotel/useProperty";
import { useText } from "@/shared/i18n/useText";
import { RecordActs } from "@/shared/record/RecordActs";
import { useRecordForm } from "@/shared/record/recordFormContext";
import { paths } from "@/shared/routing/paths";
import { RecordHead } from "@/shared/ui/page/RecordHead";
import { RecordNumber } from "@/shared/ui/RecordNumber";

import { requestRecord, type RequestStep, type RequestStepInput } from "./requestRecord";
import { RequestNights } from "./RequestNights";

type RequestAct = Act<RequestStep, RequestStepInput, GuestRequest>;

const pressed = (action: RequestStep): RequestAct => ({ action, label: `requests.action.${action}` });

const asking = (action: RequestStep): RequestAct => ({
  ...pressed(action),
  renderDialog: (dialog) => <ReasonDialog dialog={dialog} title={`requests.action.${action}`} />,
});

const acts: RequestAct[] = [
  { ...pressed("accept"), isPrimary: ({ state }) => state === "new", override: { label: "requests.override" } },
  { ...pressed("finish"), isPrimary: () => true },
  pressed("start"),
  pressed("reopen"),
  asking("reject"),
  asking("cancel"),
];

/** Who has asked, when it is due, and what can be done now. */
export function RequestHead({ request }: { request: GuestRequest }) {
  const { text } = useText();
  const { money, date, timeOfDay } = useFormat();
  const { currency } = useProperty();
  const { isChanged } = useRecordForm();
  const isWaiting = requestRecord.useWaitingAct(request.id) !== undefined;
  const { reservationId, customer, room, arrival, departure, department, price, state } = request;
  return (
    <>
      <RecordHead
        label={text("requests.head")}
        marks={[
          {
            label: text("requests.reservation"),
            value: (
              <Link to={generatePath(paths.reservation, { id: reservationId })}>
                <bdi>{customer}</bdi> · <RecordNumber id={reservationId} />
              </Link>
            ),
          },
        ]}
        facts={[
          { label: text("booking.room"), value: room || text("list.noRoom") },
          { label: text("booking.stay"), value: `${date(arrival)} – ${date(departure)}` },
          { label: text("requests.department"), value: text(`department.${department}`) },
          { label: text("requests.nextOn"), value: `${date(request.nextOn)}, ${timeOfDay(request.dueTime)}` },
          {
            label: text("requests.price"),
            value: price === 0 ? text("requests.free") : money({ cents: price, currency }),
          },
        ]}
      >
        <RecordActs kind={requestRecord} record={request} acts={acts} />
      </RecordHead>
      {state !== "rejected" && state !== "cancelled" && (
        <RequestNights request={request} isBlocked={isChanged || isWaiting} />
      )}
    </>
  );
}
