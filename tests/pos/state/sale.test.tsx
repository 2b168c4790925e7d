import "fake-indexeddb/auto";

import { beforeEach, expect, it } from "vitest";

import { ticketLimits } from "@/contract/pos/tickets";
import { tillContract } from "@/contract/pos/till";
import { posFeature } from "@/features/pos/posFeature";
import { dropped, paid, putAside, takenUp, tillTaken } from "@/features/pos/sale/state/saleState";
import { lineOf } from "@/features/pos/sale/state/ticketDraft";
import { selectTicket, ticketActions } from "@/features/pos/sale/state/ticketSlice";
import { toldTill } from "@/features/pos/sale/state/tillLoad";
import { till, tillWrites } from "@/features/pos/sale/state/tillWrites";
import { createClient } from "@/shared/api/createClient";
import { browserWentOffline, browserWentOnline } from "@/shared/connection/connectionSlice";

import { openArea, until, wordsOf } from "../../support/openArea";
import { openStore } from "../../support/openStore";

const api = createClient(tillContract);
const cash = (amount: number, id = "p1") => ({ payments: [{ id, method: "cash" as const, amount, tendered: amount }] });

/** A till of this device with an open shift, and what its person does. */
async function openTill() {
  const area = await openArea(posFeature);
  const { dispatch, see } = area;
  await api.openShift({ body: { clientId: "shift", draft: { till: "T1", float: 0, reason: "" } } });
  dispatch(tillTaken({ till: "T1" }));
  await until(() => expect(see(selectTicket).till).toBe("T1"));
  dispatch(toldTill.requested("T1"));
  const told = await until(() => {
    const data = see(till.selectData);
    expect(data?.shift).toBeDefined();
    return data!;
  });
  const article = told.articles[0]!;
  return {
    ...area,
    article,
    ticket: () => see(selectTicket),
    add: () => dispatch(ticketActions.lineAdded(lineOf({ article }, []))),
    pay: () => dispatch(paid(cash(article.price))),
    tickets: () => area.db.pos.tickets.all().filter(({ shiftId }) => shiftId === told.shift!.id),
  };
}

it("says how many lines a ticket may have when one more comes, and keeps those that are there", async () => {
  const { article, dispatch, ticket } = await openTill();
  for (let place = 0; place <= ticketLimits.lines; place += 1)
    dispatch(ticketActions.lineAdded(lineOf({ article: { ...article, id: `A${place}` } }, [])));
  expect(ticket().draft.lines).toHaveLength(200);
  expect(ticket().told?.reasons).toMatchObject([{ code: "TICKET_LINES", values: { max: 200 } }]);
});

it("sells on without a connection: numbers go on, and each ticket arrives once, in its order", async () => {
  const { add, pay, dispatch, ticket, tickets } = await openTill();
  dispatch(browserWentOffline());
  for (let count = 1; count <= 3; count += 1) {
    add();
    pay();
    await until(() => expect(ticket().unsent).toBe(count));
    expect(ticket().sold?.number).toBe(count);
  }
  expect(tickets()).toEqual([]);
  dispatch(browserWentOnline());
  await until(() => expect(tickets().map(({ number }) => number.slice(-6))).toEqual(["000001", "000002", "000003"]));
  await until(() => expect(ticket().unsent).toBe(0));
});

it("has a sale whose connection was lost on the way as taken, and sells it once", async () => {
  const { add, pay, network, see, ticket, tickets } = await openTill();
  network.fail(tillContract.sell, "answer lost");
  add();
  pay();
  await until(() => expect(ticket().sold).toBeDefined());
  expect(see(tillWrites.selectUnderWay)).toMatchObject([{ what: { sale: { isTaken: true } } }]);
  await until(() => expect(ticket().stored?.id).toBe(ticket().sold?.id));
  expect(tickets()).toHaveLength(1);
});

it("sells a ticket once, however often it is pressed, and in whatever tab", async () => {
  const { add, pay, network, ticket, tickets, article } = await openTill();
  add();
  const { id, lines } = ticket().draft;
  const letGo = network.hold(tillContract.sell);
  pay();
  pay();
  letGo();
  await until(() => expect(ticket().sold?.id).toBe(id));
  const { shiftId, device, soldAt, till: at } = ticket().sold!;
  await api.sell({ body: { id, till: at, device, shiftId, soldAt, lines, number: 1, ...cash(article.price) } });
  expect(tickets()).toHaveLength(1);
});

it("brings a ticket back after a reload, and lets another tab go on with it", async () => {
  const { add, ticket, dispatch } = await openTill();
  add();
  add();
  const { draft } = ticket();
  const reloaded = openStore();
  await reloaded.install(posFeature);
  expect(selectTicket(reloaded.getState() as never)).toMatchObject({ till: "T1", draft });
  reloaded.stop();

  const stored = JSON.parse(localStorage.getItem("draft:ticket:T1")!) as { values: typeof draft };
  stored.values.lines[0]!.quantity = 5;
  localStorage.setItem("draft:ticket:T1", JSON.stringify(stored));
  window.dispatchEvent(new StorageEvent("storage", { key: "draft:ticket:T1" }));
  expect(ticket().draft.lines[0]!.quantity).toBe(5);

  dispatch(ticketActions.dialogOpened("pay"));
  localStorage.removeItem("draft:ticket:T1"); // the other tab has sold it
  window.dispatchEvent(new StorageEvent("storage", { key: "draft:ticket:T1", newValue: null }));
  expect(ticket()).toMatchObject({ draft: { lines: [] } });
  expect(ticket().dialog).toBeUndefined();
});

it("sells with what the device has kept of the till where the server does not answer", async () => {
  const { network, see } = await openTill();
  network.fail(tillContract.getTillData, "connection lost");
  const reloaded = openStore();
  await reloaded.install(posFeature);
  reloaded.dispatch(toldTill.requested("T1"));
  const kept = () => till.selectData(reloaded.getState() as never);
  await until(() => expect(kept()?.isKept).toBe(true));
  expect(kept()?.articles).toEqual(see(till.selectData)?.articles);
  reloaded.stop();
});

it("charges nothing to a room without a connection, and keeps the ticket", async () => {
  const { add, dispatch, network, ticket, tickets, article } = await openTill();
  const [guest] = await api.listRoomGuests();
  add();
  network.fail(tillContract.sell, "connection lost");
  dispatch(paid({ payments: [{ id: "r1", method: "room", amount: article.price, payerId: guest!.id }] }));
  await until(() => expect(ticket().told?.reasons).toMatchObject([{ code: "OFFLINE_ROOM" }]));
  expect(ticket().draft.lines).toHaveLength(1);
  expect(tickets()).toEqual([]);
});

it("shows a ticket as another till has left it, with the own lines that were not sent", async () => {
  const { add, dispatch, see, ticket, article } = await openTill();
  add();
  dispatch(putAside("Mesa 4"));
  await until(() => expect(ticket().draft.lines).toEqual([]));
  dispatch(toldTill.requested("T1"));
  const parked = await until(() => {
    const [found] = see(till.selectData)!.parked;
    expect(found).toBeDefined();
    return found!;
  });
  dispatch(takenUp(parked));
  await until(() => expect(ticket().draft.version).toBe(2));
  const { id, lines } = ticket().draft;
  await api.actOnTicket({ params: { id, action: "release" }, body: { version: 2 } });
  const other = { ...lines[0]!, id: "of another till", quantity: 3 };
  await api.takeTicket({ params: { id }, body: { till: "T2", version: 3 } });
  await api.parkTicket({ body: { id, till: "T2", name: "Mesa 4", lines: [...lines, other], version: 4 } });
  dispatch(ticketActions.lineAdded({ ...other, id: "own", note: "frío", quantity: 1 }));
  dispatch(paid(cash(article.price * 2)));
  await until(() => expect(ticket().told?.reasons).toMatchObject([{ code: "TICKET_CHANGED" }]));
  expect(ticket().draft.lines.map((line) => line.id)).toEqual([lines[0]!.id, "of another till", "own"]);
});

it("gives a number back that was not used, so that the series has no gap", async () => {
  const { add, pay, dispatch, network, ticket } = await openTill();
  network.fail(tillContract.sell, 400);
  add();
  pay();
  await until(() => expect(wordsOf(ticket().told?.sentence)).toBeDefined());
  const { id } = ticket().draft;
  dispatch(dropped(""));
  await until(() => expect(ticket().draft.id).not.toBe(id));
  add();
  pay();
  await until(() => expect(ticket().sold?.number).toBe(1));
});

beforeEach(() => localStorage.clear());
