import { useSelector } from "react-redux";
import { generatePath, Link } from "react-router-dom";

import type { GuestRequest } from "@/contract/guests/guestRequest";
import { ActionRow } from "@/shared/actions/ActionRow";
import { ReasonDialog } from "@/shared/actions/ReasonDialog";
import { useFormat } from "@/shared/i18n/useFormat";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { RecordHead } from "@/shared/ui/page/RecordHead";

import { requestActions } from "./requestActions";
import { RequestNights } from "./RequestNights";
import { requestWrites } from "./requestWrites";

const order = ["accept", "finish", "start", "reopen", "reject", "cancel"] as const;
const asking = ["reject", "cancel"] as const;

interface RequestHeadProps {
  request: GuestRequest;
  /** Something was typed in the form below. */
  isChanged: boolean;
}

/** Who has asked, when it is due, and what can be done now. */
export function RequestHead({ request, isChanged }: RequestHeadProps) {
  const { text } = useText();
  const { money, date, timeOfDay } = useFormat();
  const currency = useSelector(selectHotel)?.property.currency ?? "";
  const waiting = requestWrites.useWaitingAct(request.id);
  const { reservationId, customer, room, arrival, departure, department, price, state, actions } = request;
  const known = order.filter((step) => {
    const permission = actions.find(({ action }) => action === step);
    return !permission?.reasons.some(({ code }) => code === "REQUEST_STATE");
  });
  return (
    <>
      <RecordHead
        label={text("requests.head")}
        marks={[
          {
            label: text("requests.reservation"),
            value: (
              <Link to={generatePath(paths.reservation, { id: reservationId })}>
                {customer} · {reservationId}
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
        <ActionRow
          kit={requestActions}
          record={request}
          order={known}
          labelOf={(step) => text(`requests.action.${step}`)}
          primary={state === "new" ? "accept" : "finish"}
          overrides={{ accept: { label: text("requests.override") } }}
          asking={asking}
          waiting={waiting}
          isChanged={isChanged}
        >
          {(step, dialog) => <ReasonDialog dialog={dialog} title={text(`requests.action.${step}`)} />}
        </ActionRow>
      </RecordHead>
      {state !== "rejected" && state !== "cancelled" && (
        <RequestNights request={request} isBlocked={isChanged || waiting !== undefined} />
      )}
    </>
  );
}
