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

it("finds an account by its number, and a payment by the number of its stay", async () => {
  const { find, went } = openPalette();
  const { accounts } = await api.listReceivables();
  const account = accounts.find(({ id }) => id !== "")!;
  const found = await find(account.id);
  found.find(({ id }) => id === `account ${account.id}`)!.run();
  expect(went).toEqual([`/app/billing/receivables?history=${account.id}`]);
  const { rows } = await api.listPayments({ query: { perPage: 50 } });
  const { id, reservationId } = rows.find((row) => row.reservationId !== undefined)!;
  expect((await find(reservationId!)).map((one) => one.id)).toContain(`payment ${id}`);
});

it("does not open the books for words: a name leads to its guest or company", async () => {
  const { find } = openPalette();
  const { accounts } = await api.listReceivables();
  expect(await find(accounts.find(({ id }) => id !== "")!.customer.name.replace(/\d/g, ""))).toEqual([]);
});

it("asks for nothing of a room or before three letters, and finds nothing that there is not", async () => {
  const { find } = openPalette();
  for (const query of ["F2", "101 limpia"]) expect(await find(query)).toEqual([]);
  expect(await find("F99-999999")).toEqual([]);
});
