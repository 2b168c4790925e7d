import { expect, it } from "vitest";

import { messagesApi, messageTo, scheduleOf } from "../../support/messageCalls";
import { openShelf } from "../../support/openShelf";

/** A message, a template and a schedule, each by the call with the id "lost". */
async function create(guestId: string) {
  const clientId = "lost";
  const template = { name: "Hola", purpose: "stay", texts: { es: { subject: "Hola", body: "Hola" } } } as const;
  const made = [
    await messagesApi.createGuestMessage({ body: { clientId, draft: messageTo(guestId, { time: "kept" }) } }),
    await messagesApi.createTemplate({ body: { clientId, draft: template } }),
    await messagesApi.createSchedule({ body: { clientId, draft: scheduleOf({ isOn: false }) } }),
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
