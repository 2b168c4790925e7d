import { expect, it } from "vitest";

import { guestMessagesContract } from "@/contract/guests/guestMessages";
import { createClient } from "@/shared/api/createClient";

import { accountOf, act, billingApi as api, get, onAccount, openStay } from "../support/billingCalls";
import { expectRefused } from "./folioCalls";

const messages = createClient(guestMessagesContract);
const words = { language: "es", subject: "Recordatorio de pago", body: "Total pendiente: 100,00 €" } as const;
const named = { ...words, body: "{{hotel.nombre}} recuerda: 100,00 €" } as const;
const allSent = () => messages.exportGuestMessages({ query: {} });

/** An account of which documents are late, the first of them apart. */
async function lateAccount() {
  const { advance, draft } = openStay();
  const { accounts } = await api.listReceivables();
  const account = accounts.find((one) => one.email !== "" && one.ageing.over90 > 0)!;
  const late = await api.exportDocuments({ query: { accountId: account.id, states: "overdue" } });
  const remind = async (input: object = words) => act("remind", await get(late[0]!.id), input);
  return { ...account, advance, draft, late, remind };
}

it("sends the reminder of a document to its account, as a message that Contacto keeps", async () => {
  const { customer, email, remind } = await lateAccount();
  const reminded = await remind();
  const [sent] = (await messages.listGuestMessages({ query: { text: customer.name } })).rows;
  expect(sent).toMatchObject({ ...words, state: "sent", address: email, guest: customer.name });
  expect(reminded.history[0]).toMatchObject({ what: "remind", note: sent!.id });
});

it("writes once of all that an account owes, and notes it with each late document", async () => {
  const { id, late } = await lateAccount();
  const before = await allSent();
  const { history } = await onAccount(id, "remind", words);
  expect(await allSent()).toHaveLength(before.length + 1);
  for (const one of late)
    expect((await get(one.id)).history[0]).toMatchObject({ what: "remind", note: history[0]!.note });
});

it.each(["account", "document"])("sends the reminder of an %s once under its name, with no other text", async (of) => {
  const { id, remind } = await lateAccount();
  const send = (text: { body?: string } = {}): Promise<{ version: number }> => {
    const input = { ...named, ...text, clientId: "form" };
    return of === "document" ? remind(input) : onAccount(id, "remind", input);
  };
  const { version } = await send();
  const before = await allSent();
  expect(await send()).toMatchObject({ version });
  await expectRefused(send({ body: "Otro texto" }), "REMINDER_SENT");
  expect(await allSent()).toHaveLength(before.length);
});

it("sends nothing without words, of what is not late, or to an account without an e-mail", async () => {
  const { id, customer, limit, termDays, draft, late, remind } = await lateAccount();
  const { version } = await get(late[0]!.id);
  expect((await expectRefused(remind({ ...words, body: " " }), "FIELD_MISSING")).status).toBe(422);
  expect((await get(late[0]!.id)).version).toBe(version);
  const present = await api.billAccount({ body: { clientId: "present", draft: { ...draft, customer } } });
  await expectRefused(act("remind", present, words), "NOT_DUE");
  const terms = { version: (await accountOf(id)).version, draft: { customer, limit, termDays, email: "" } };
  await api.updateReceivable({ params: { id }, body: terms });
  expect((await expectRefused(remind(), "ACCOUNT_EMAIL_MISSING")).status).toBe(409);
});

it("shows at the document and at the account that the last reminder has bounced, and why", async () => {
  const { id, advance, late } = await lateAccount();
  for (let tries = 0; tries < 60; tries++) {
    const { reminder } = await onAccount(id, "remind", words);
    expect(reminder?.state).toBe("sent");
    advance(3_000);
    const account = await accountOf(id);
    if (account.reminder?.state !== "failed") continue;
    expect(account.reminder).toMatchObject({
      state: "failed",
      failure: { code: "MESSAGE_BOUNCED" },
      messageId: reminder!.messageId,
    });
    expect((await get(late[0]!.id)).reminder).toEqual(account.reminder);
    return;
  }
  throw new Error("None of 60 reminders has bounced.");
});
