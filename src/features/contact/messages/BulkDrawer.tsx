import { nanoid } from "@reduxjs/toolkit";
import { Form, Formik } from "formik";
import { useState } from "react";
import { useDispatch } from "react-redux";
import { useSearchParams } from "react-router-dom";

import { messageChannels, messageLimits } from "@/contract/guests/guestMessage";
import type { BulkMessage } from "@/contract/guests/messageSchedule";
import { bulkReservations } from "@/shared/hotel/newPaths";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { FieldGrid } from "@/shared/ui/fields/FieldGrid";
import { Drawer, useDrawerClose } from "@/shared/ui/overlays/Drawer";
import { LoadState } from "@/shared/ui/states/LoadState";
import { Warning } from "@/shared/ui/states/Warning";

import { ChannelField, TemplateField } from "../base/contactFields";
import { bulkPreview, templates } from "../base/contactApi";
import { bulkAgain } from "../base/contactPaths";
import { OutgoingList } from "../schedules/OutgoingList";
import { sendings } from "../schedules/sendings";

type Way = Omit<BulkMessage, "reservationIds">;

/** One template to the guests of the reservations that the address names, after it has shown to whom. */
export function BulkDrawer() {
  const { text } = useText();
  const dispatch = useDispatch();
  const close = useDrawerClose(paths.guestContact, [bulkReservations, ...Object.values(bulkAgain)]);
  const [params] = useSearchParams();
  const [newClientId] = useState(() => nanoid());
  const clientId = params.get(bulkAgain.clientId) ?? newClientId;
  const firstWay: Way = {
    channel: messageChannels.find((one) => one === params.get(bulkAgain.channel)) ?? "mail",
    templateId: params.get(bulkAgain.template) ?? "",
  };
  const known = templates.use();
  const all = known.data ?? [];
  const ids = [...new Set((params.get(bulkReservations) ?? "").split(",").filter(Boolean))];
  const reservationIds = ids.slice(0, messageLimits.most);

  function send(way: Way) {
    dispatch(sendings.written({ kind: "bulk", clientId, reservationIds, ...way }));
    close();
  }

  return (
    <Drawer title={text("guestContact.bulk")} onClose={close}>
      <LoadState
        load={known}
        failed={text("guestContact.templatesFailed")}
        empty={(ids.length === 0 || all.length === 0) && text("guestContact.none")}
      />
      {ids.length > 0 && all.length > 0 && (
        <Formik key={clientId} initialValues={firstWay} onSubmit={send}>
          {({ values }) => (
            <Form className="bulk-message">
              <p>{text("guestContact.bulkCount", { count: reservationIds.length })}</p>
              {ids.length > reservationIds.length && (
                <Warning>
                  {text("guestContact.bulkMost", {
                    most: messageLimits.most,
                    count: ids.length - reservationIds.length,
                  })}
                </Warning>
              )}
              <FieldGrid>
                <ChannelField />
                <TemplateField templates={all} none="guestContact.choose" />
              </FieldGrid>
              {values.templateId && <Preview message={{ reservationIds, ...values }} />}
            </Form>
          )}
        </Formik>
      )}
    </Drawer>
  );
}

/** To whom it goes, and who is left out; the button sends it. */
function Preview({ message }: { message: BulkMessage }) {
  const { text } = useText();
  const preview = bulkPreview.use(message);
  const { data } = preview;
  const count = data?.filter(({ reasons }) => reasons.length === 0).length ?? 0;
  return (
    <>
      <LoadState
        load={preview}
        failed={text("guestContact.outgoingFailed")}
        empty={data?.length === 0 && text("guestContact.none")}
      />
      {data && <OutgoingList messages={data} />}
      {data && (
        <div className="form-submit">
          <button type={count > 0 ? "submit" : "button"} className="btn btn-primary" aria-disabled={count === 0}>
            {text("guestContact.sendCount", { count })}
          </button>
        </div>
      )}
    </>
  );
}
