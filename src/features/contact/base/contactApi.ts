import type { Recipient } from "@/contract/guests/guestMessage";
import type { BulkMessage } from "@/contract/guests/messageSchedule";
import type { TemplateLanguage } from "@/contract/guests/messageTemplate";
import type { CivilDate } from "@/contract/property";
import { reservationListContract } from "@/contract/reservations/reservationList";
import { guestMessagesContract } from "@/contract/guests/guestMessages";
import { createClient } from "@/shared/api/createClient";
import { createLoad } from "@/shared/load/createLoad";
import { createSearch } from "@/shared/load/createSearch";
import { call, type Saga } from "@/shared/saga/effects";

export const contactApi = createClient(guestMessagesContract);

export const templates = createLoad(
  "messageTemplates",
  () => contactApi.listTemplates(),
  contactApi.listTemplates.reads,
);

export const schedules = createLoad(
  "messageSchedules",
  () => contactApi.listSchedules(),
  contactApi.listSchedules.reads,
);

/** Messages that would be sent on the next business dates. */
export const outgoing = createLoad(
  "outgoingMessages",
  (days: number) => contactApi.listOutgoing({ query: { days } }),
  contactApi.listOutgoing.reads,
);

/** Messages that a bulk message would become, and the reasons where a guest is left out. */
export const bulkPreview = createLoad("bulkPreview", (body: BulkMessage & { clientId?: string }) =>
  contactApi.previewBulkMessage({ body }),
);

const { exportReservations } = createClient({ exportReservations: reservationListContract.exportReservations });

/** Reservations that arrive on a day, whether their guarantee is there or not; none for "". */
export const arrivalsOn = createLoad("messagedArrivals", async (date: CivilDate) => {
  if (date === "") return [];
  const situations = "confirmed,pending,optional";
  const stays = await exportReservations({ query: { from: date, to: date, situations } });
  return stays.flatMap(({ id, checkin }) => (checkin.startsWith(date) ? [id] : []));
});

/** Whom a message may be for. */
export const recipients = createSearch("messageRecipients", (text) => contactApi.findRecipients({ query: { text } }));

function* findOne(guestId: string): Saga<Recipient | undefined> {
  if (!guestId) return undefined;
  return (yield* call(contactApi.findRecipients, { query: { guestId } }))[0];
}

/** The guest that the form is for, with their e-mail and telephone. It is undefined until one is chosen. */
export const recipient = createLoad("messageRecipient", findOne);

/** The guest that the address names. */
export const addressed = createLoad("addressedRecipient", findOne);

interface ValuesOf {
  guestId: string;
  reservationId: string;
  language: TemplateLanguage;
}

/** Values of the variables of a template. */
export const templateValues = createLoad("templateValues", (query: ValuesOf) =>
  contactApi.getTemplateValues({ query }),
);
