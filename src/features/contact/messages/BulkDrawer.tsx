import { nanoid } from "@reduxjs/toolkit";
import { Form, Formik } from "formik";
import { useState } from "react";
import { useDispatch } from "react-redux";
import { useSearchParams } from "react-router-dom";

import { messageChannels, messageLimits } from "@/contract/guestMessage";
import type { BulkMessage } from "@/contract/messageSchedule";
import { bulkReservations } from "@/shared/hotel/newMessagePath";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { Drawer, useDrawerClose } from "@/shared/ui/Drawer";

import { ChoiceField } from "../ChoiceField";
import { bulkPreview, templates } from "../contactApi";
import { PartState } from "../PartState";
import { OutgoingList } from "../schedules/OutgoingList";
import { sendings } from "../schedules/sendings";

const firstWay: Omit<BulkMessage, "reservationIds"> = { channel: "mail", templateId: "" };

/** One template to the guests of the reservations that the address names, after it has shown to whom. */
export function BulkDrawer() {
  const { text } = useText();
  const dispatch = useDispatch();
  const close = useDrawerClose(paths.guestContact, [bulkReservations]);
  const [params] = useSearchParams();
  const [clientId] = useState(() => nanoid());
  const known = templates.use();
  const all = known.data ?? [];
  const ids = [...new Set((params.get(bulkReservations) ?? "").split(",").filter(Boolean))];
  const reservationIds = ids.slice(0, messageLimits.most);

  function send(way: typeof firstWay) {
    dispatch(sendings.written({ kind: "bulk", clientId, reservationIds, ...way }));
    close();
  }

  return (
    <Drawer title={text("guestContact.bulk")} onClose={close}>
      <PartState
        {...known}
        isEmpty={ids.length === 0 || all.length === 0}
        failed={text("guestContact.templatesFailed")}
        onRetry={known.request}
      />
      {ids.length > 0 && all.length > 0 && (
        <Formik initialValues={firstWay} onSubmit={send}>
          {({ values }) => (
            <Form className="bulk-message">
              <p>{text("guestContact.bulkCount", { count: ids.length })}</p>
              <div className="form-grid">
                <ChoiceField
                  name="channel"
                  label="guestContact.channel"
                  choices={messageChannels}
                  wordsOf={(one) => text(`guestContact.channel.${one}`)}
                />
                <ChoiceField
                  name="templateId"
                  label="guestContact.template"
                  choices={all.map(({ id }) => id)}
                  wordsOf={(id) => all.find((one) => one.id === id)?.name ?? id}
                  none="guestContact.choose"
                />
              </div>
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
  const { data, status, problem, request } = bulkPreview.use(message);
  const count = data?.filter(({ reasons }) => reasons.length === 0).length ?? 0;
  return (
    <>
      <PartState
        {...{ status, problem }}
        isEmpty={data?.length === 0}
        failed={text("guestContact.outgoingFailed")}
        onRetry={request}
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
