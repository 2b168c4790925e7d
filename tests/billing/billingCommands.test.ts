import { expect, it } from "vitest";

import { billingContract } from "@/contract/billing/billing";
import { billingCommands } from "@/features/billing/billingCommands";
import { createClient } from "@/shared/api/createClient";
import type { CommandTools } from "@/shared/commands/commandSources";

import { openHotel } from "../support/hotelBackend";

const api = createClient(billingContract);

function openPalette() {
  openHotel();
  const went: string[] = [];
  const tools = { text: (id: string) => id, navigate: (path: string) => void went.push(path) };
  return { find: billingCommands(tools as unknown as CommandTools), went };
}

it("finds a document by its number, and opens it", async () => {
  const { find, went } = openPalette();
  const { rows } = await api.listDocuments({ query: { perPage: 20 } });
  const { id, number } = rows.find((row) => row.number !== "")!;
  const [first] = await find(number);
  expect(first).toMatchObject({ id: `document ${id}`, names: [number, id] });
  first!.run();
  expect(went).toEqual([`/app/billing/documents/${id}`]);
});

it("finds an account by a part of its name, and a payment by its reference or payer", async () => {
  const { find, went } = openPalette();
  const { accounts } = await api.listReceivables();
  const account = accounts.find(({ id }) => id !== "")!;
  const found = await find(account.customer.name.slice(0, 6).toLowerCase());
  found.find(({ id }) => id === `account ${account.id}`)!.run();
  expect(went).toEqual([`/app/billing/receivables?history=${account.id}`]);
  const { rows } = await api.listPayments({ query: { perPage: 1 } });
  const { id, customer } = rows[0]!;
  expect((await find(customer)).map((one) => one.id)).toContain(`payment ${id}`);
});

it("asks for nothing before three letters, and finds nothing that there is not", async () => {
  const { find } = openPalette();
  expect(await find("F2")).toEqual([]);
  expect(await find("F99-999999")).toEqual([]);
});
