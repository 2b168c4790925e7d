import type { BulkMessage, OutgoingMessage } from "@/contract/guests/messageSchedule";
import { refusalNotice } from "@/shared/record/refusalNotice";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga } from "@/shared/saga/effects";
import { hasTexts, isObject } from "@/shared/shapes";
import { createWrite } from "@/shared/write/createWrite";

import { contactApi, outgoing } from "../base/contactApi";
import { bulkAgainPath } from "../base/contactPaths";

/** Messages that are due today, or one template to many. */
type Sending = { kind: "due" } | ({ kind: "bulk"; clientId: string } & BulkMessage);

/** Messages to many at once: each guest gets them once, however often they are sent. */
export const sendings = createWrite<Sending>()("messageSendings", {
  recordOf: (sending) => (sending.kind === "bulk" ? sending.clientId : sending.kind),
  isReplaced: () => true,
  isWhat: (value): value is Sending =>
    isObject(value) && (value.kind === "due" || (value.kind === "bulk" && hasTexts(value, ["clientId", "templateId"]))),
}).sentBy({
  *send(sending, key): Saga {
    const { kind: _, ...body } = {
      clientId: "",
      reservationIds: [],
      channel: "mail" as const,
      templateId: "",
      ...sending,
    };
    const told: OutgoingMessage[] =
      sending.kind === "due"
        ? yield* call(contactApi.sendDueMessages, { key })
        : yield* call(contactApi.sendBulkMessage, { body, key });
    const count = told.filter(({ reasons }) => reasons.length === 0).length;
    yield* put(noticeShown({ kind: "success", sentence: { id: "guestContact.sentMany", values: { count } } }));
    yield* outgoing.askAgain();
  },
  *refused(sending, error): Saga {
    const path = sending.kind === "bulk" ? bulkAgainPath(sending) : paths.messageSchedules;
    yield* put(refusalNotice(error, { sentence: { id: "guestContact.notSentMany", values: {} }, path }));
  },
});
