import { nanoid } from "@reduxjs/toolkit";
import { useFormikContext } from "formik";
import { useState } from "react";
import { useDispatch } from "react-redux";
import { useSearchParams } from "react-router-dom";

import { messageChannels, messageLimits } from "@/contract/guests/guestMessage";
import type { BulkMessage } from "@/contract/guests/messageSchedule";
import { addDays } from "@/domain/civilDate";
import { Form } from "@/shared/form/Form";
import { hotel } from "@/shared/hotel/hotelSlice";
import { arrivalsOf, bulkReservations } from "@/shared/hotel/newPaths";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { FieldGrid } from "@/shared/ui/fields/FieldGrid";
import { Drawer, useDrawerClose } from "@/shared/ui/overlays/Drawer";
import { LoadState } from "@/shared/ui/states/LoadState";
import { Warning } from "@/shared/ui/states/Warning";

import { ChannelField, TemplateField } from "../base/contactFields";
import { arrivalsOn, bulkPreview, schedules, templates } from "../base/contactApi";
import { bulkAgain } from "../base/contactPaths";
import { OutgoingList } from "../schedules/OutgoingList";
import { sendings } from "../schedules/sendings";
import { MessageBox, MessageText } from "../templates/MessagePreview";

type Way = Omit<BulkMessage, "reservationIds">;

/**
 * One template to the guests of the reservations that the address names, or of all who arrive tomorrow, after it has
 * shown to whom and how it reads.
 */
export function BulkDrawer() {
  const { text } = useText();
  const dispatch = useDispatch();
  const close = useDrawerClose(paths.guestContact, [
    bulkReservations,
    arrivalsOf.parameter,
    ...Object.values(bulkAgain),
  ]);
  const [params] = useSearchParams();
  const [newClientId] = useState(() => nanoid());
  const isForArrivals = params.get(arrivalsOf.parameter) === arrivalsOf.tomorrow;
  const hotelLoad = hotel.use();
  const today = hotelLoad.data?.property.businessDate;
  const day = isForArrivals && today ? addDays(today, 1) : "";
  const arrivals = arrivalsOn.use(day);
  const planned = schedules.use();
  const usual = isForArrivals ? planned.data?.find(({ moment }) => moment === "beforeArrival") : undefined;
  const firstWay: Way = {
    channel: messageChannels.find((one) => one === params.get(bulkAgain.channel)) ?? usual?.channel ?? "mail",
    templateId: params.get(bulkAgain.template) ?? usual?.templateId ?? "",
  };
  const known = templates.use();
  const all = known.data ?? [];
  const named = (params.get(bulkReservations) ?? "").split(",").filter(Boolean);
  const ids = [...new Set(isForArrivals ? arrivals.data : named)];
  const loads = isForArrivals ? [hotelLoad, known, planned, arrivals] : [known];
  const waitingFor = loads.find(({ data }) => data === undefined) ?? known;
  const reservationIds = ids.slice(0, messageLimits.most);

  /** Of tomorrow's arrivals the same one for all of the staff: who books later gets it, and no guest gets it twice. */
  const clientIdOf = ({ channel, templateId }: Way) =>
    params.get(bulkAgain.clientId) ?? (day ? `arrivals-${day}-${channel}-${templateId}` : newClientId);

  function send(way: Way) {
    dispatch(sendings.written({ kind: "bulk", clientId: clientIdOf(way), reservationIds, ...way }));
    close();
  }

  return (
    <Drawer title={text(isForArrivals ? "guestContact.arrivals" : "guestContact.bulk")} onClose={close}>
      <LoadState
        load={waitingFor}
        failed={text("guestContact.templatesFailed")}
        empty={
          (isForArrivals && ids.length === 0 && text("guestContact.arrivals.none")) ||
          ((ids.length === 0 || all.length === 0) && text("guestContact.none"))
        }
      />
      {ids.length > 0 && all.length > 0 && waitingFor.data && (
        <Form
          key={clientIdOf(firstWay)}
          initialValues={firstWay}
          faultsOf={() => []}
          onSubmit={send}
          className="bulk-message"
        >
          <p>{text("guestContact.bulkCount", { count: reservationIds.length })}</p>
          {ids.length > reservationIds.length && (
            <Warning>
              {text("guestContact.bulkMost", { most: messageLimits.most, count: ids.length - reservationIds.length })}
            </Warning>
          )}
          <FieldGrid>
            <ChannelField />
            <TemplateField templates={all} none="field.choose" />
          </FieldGrid>
          <Preview reservationIds={reservationIds} clientIdOf={day ? clientIdOf : undefined} />
        </Form>
      )}
    </Drawer>
  );
}

interface PreviewProps {
  reservationIds: string[];
  /** Names a message that others of the staff may have sent already. */
  clientIdOf: ((way: Way) => string) | undefined;
}

function Preview({ reservationIds, clientIdOf }: PreviewProps) {
  const { values: way } = useFormikContext<Way>();
  if (way.templateId === "") return null;
  return <Recipients message={{ reservationIds, ...way, ...(clientIdOf && { clientId: clientIdOf(way) }) }} />;
}

/** To whom it goes, and who is left out; the button sends it. */
function Recipients({ message }: { message: BulkMessage & { clientId?: string } }) {
  const { text } = useText();
  const preview = bulkPreview.use(message);
  const { data } = preview;
  const going = data?.filter(({ reasons }) => reasons.length === 0) ?? [];
  const count = going.length;
  return (
    <>
      <LoadState
        load={preview}
        failed={text("guestContact.outgoingFailed")}
        empty={data?.length === 0 && text("guestContact.none")}
      />
      {going[0] && (
        <MessageBox as="section" aria-label={text("guestContact.preview")}>
          <h3 className="message-heading">{text("guestContact.preview")}</h3>
          <MessageText {...going[0]} />
        </MessageBox>
      )}
      {data && (
        <div className="form-submit">
          <button type={count > 0 ? "submit" : "button"} className="btn btn-primary" aria-disabled={count === 0}>
            {text("guestContact.sendCount", { count })}
          </button>
        </div>
      )}
      {data && <OutgoingList messages={data} />}
    </>
  );
}
