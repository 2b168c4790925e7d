import { expect, it } from "vitest";

import { guestMessagesContract } from "@/contract/guests/guestMessages";
import { createClient } from "@/shared/api/createClient";

import { openShelf } from "../../support/openShelf";

const api = createClient(guestMessagesContract);

/** A message, a template and a schedule, each by the call with the id "lost". */
async function create(guestId: string) {
  const clientId = "lost";
  const message = { guestId, reservationId: "", channel: "sms", templateId: "", language: "es", time: "kept" } as const;
  const texts = { es: { subject: "Hola", body: "Hola" } };
  const schedule = {
    moment: "beforeArrival",
    days: 2,
    channel: "mail",
    templateId: "template-1",
    isOn: false,
  } as const;
  const made = [
    await api.createGuestMessage({
      body: { clientId, draft: { ...message, subject: "", body: "Bienvenidos", sendOn: "" } },
    }),
    await api.createTemplate({ body: { clientId, draft: { name: "Hola", purpose: "stay", texts } } }),
    await api.createSchedule({ body: { clientId, draft: schedule } }),
  ];
  return made.map(({ id }) => id);
}

it("makes nothing twice whose reply was lost before the update from an earlier release", async () => {
  const { open, rename } = openShelf();
  const guestId = [...open().guests.all()][0]!.id;
  const made = await create(guestId);
  rename("guestMessagesMadeBy", "messagesMadeBy", (key) => `message:${key}`);
  rename("messageTemplatesMadeBy", "messagesMadeBy", (key) => `template:${key}`);
  rename("messageSchedulesMadeBy", "messagesMadeBy", (key) => `schedule:${key}`);
  open();
  expect(await create(guestId)).toEqual(made);
});
