import { expect, it } from "vitest";

import { guestMessagesContract } from "@/contract/guests/guestMessages";
import { createClient } from "@/shared/api/createClient";

import { act, billingApi as api, get, openStay } from "../support/billingCalls";
import { hotelRefusalOf } from "../support/hotelBackend";

const messages = createClient(guestMessagesContract);
const words = { language: "es", subject: "Recordatorio de pago", body: "Total pendiente: 100,00 €" } as const;
const named = { ...words, body: "{{hotel.nombre}} recuerda: 100,00 €" } as const;

async function lateAccount() {
  const { advance } = openStay();
  const { accounts } = await api.listReceivables();
  return { ...accounts.find((one) => one.email !== "" && one.ageing.over90 > 0)!, advance };
}

it("sends the reminder of a document to its account, as a message that Contacto keeps", async () => {
  const account = await lateAccount();
  const [row] = await api.exportDocuments({ query: { accountId: account.id, states: "overdue" } });
  const reminded = await act("remind", await get(row!.id), words);
  const [sent] = (await messages.listGuestMessages({ query: { text: account.customer.name } })).rows;
  expect(sent).toMatchObject({ ...words, state: "sent", address: account.email, guest: account.customer.name });
  expect(reminded.history[0]).toMatchObject({ what: "remind", note: sent!.id });
});

it("writes once of all that an account owes, and notes it with each late document", async () => {
  const account = await lateAccount();
  const late = await api.exportDocuments({ query: { accountId: account.id, states: "overdue" } });
  const params = { id: account.id, action: "remind" };
  const before = await messages.exportGuestMessages({ query: {} });
  const { history } = await api.actOnReceivable({ params, body: { version: account.version, ...words } });
  expect(await messages.exportGuestMessages({ query: {} })).toHaveLength(before.length + 1);
  for (const { id } of late)
    expect((await get(id)).history[0]).toMatchObject({ what: "remind", note: history[0]!.note });
});

it.each(["of an account", "of a document"])("%s is sent once under its name, and with no other text", async (whose) => {
  const account = await lateAccount();
  const [row] = await api.exportDocuments({ query: { accountId: account.id, states: "overdue" } });
  const send = async (text: { body?: string } = {}) => {
    const body = { ...named, ...text, clientId: "form" };
    if (whose === "of a document") return act("remind", await get(row!.id), body);
    const { version } = await api.getReceivable({ params: { id: account.id } });
    return api.actOnReceivable({ params: { id: account.id, action: "remind" }, body: { version, ...body } });
  };
  const { version } = await send();
  const before = await messages.exportGuestMessages({ query: {} });
  expect(await send()).toMatchObject({ version });
  expect((await hotelRefusalOf(send({ body: "Otro texto" }))).codes).toEqual(["REMINDER_SENT"]);
  expect(await messages.exportGuestMessages({ query: {} })).toHaveLength(before.length);
});

it("sends nothing without words", async () => {
  const account = await lateAccount();
  const [row] = await api.exportDocuments({ query: { accountId: account.id, states: "overdue" } });
  const document = await get(row!.id);
  const refusal = await hotelRefusalOf(act("remind", document, { ...words, body: " " }));
  expect(refusal).toMatchObject({ status: 422, codes: ["MESSAGE_BODY_MISSING"] });
  expect((await get(document.id)).version).toBe(document.version);
});

it("says where to add the e-mail that an account lacks", async () => {
  const account = await lateAccount();
  const { id, version, customer, limit, termDays } = account;
  const draft = { customer, limit, termDays, email: "" };
  await api.updateReceivable({ params: { id }, body: { version, draft } });
  const [row] = await api.exportDocuments({ query: { accountId: id, states: "overdue" } });
  const refusal = await hotelRefusalOf(act("remind", await get(row!.id), words));
  expect(refusal).toMatchObject({ status: 409, codes: ["ACCOUNT_EMAIL_MISSING"] });
});

it("shows at the document and at the account that the last reminder has bounced, and why", async () => {
  const { id, advance } = await lateAccount();
  const params = { id, action: "remind" };
  const [row] = await api.exportDocuments({ query: { accountId: id, states: "overdue" } });
  const bounced = { state: "failed", failure: { code: "MESSAGE_BOUNCED" } };
  for (let tries = 0; tries < 60; tries++) {
    const { version } = await api.getReceivable({ params: { id } });
    const { reminder } = await api.actOnReceivable({ params, body: { version, ...words } });
    expect(reminder?.state).toBe("sent");
    advance(3_000);
    const account = await api.getReceivable({ params: { id } });
    if (account.reminder?.state !== "failed") continue;
    expect(account.reminder).toMatchObject({ ...bounced, messageId: reminder!.messageId });
    expect((await get(row!.id)).reminder).toEqual(account.reminder);
    return;
  }
  throw new Error("None of 60 reminders has bounced.");
});
