import { waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { browserWentOffline, browserWentOnline } from "@/shared/connection/connectionSlice";
import { selectNotices } from "@/shared/notices/noticesSlice";
import { createRecord } from "@/shared/record/createRecord";
import type { OtherWrite } from "@/shared/record/recordRules";
import { call, type Saga } from "@/shared/saga/effects";
import { hasTexts } from "@/shared/shapes";

import { type Card, card, type CardAct, type CardDraft, cardRules, type CardValues, createServer } from "./cards";
import { openStore } from "../support/openStore";

interface Shelved extends OtherWrite {
  shelf: string;
}

/** Cards without a page, the ways to write of them, and what an area is told. */
async function openDesk() {
  const server = createServer();
  const shown: string[] = [];
  const others: string[] = [];
  let timesRead = 0;

  const record = createRecord<Card, CardDraft, CardValues, CardAct, { reason: string }, Shelved>()("card", {
    ...cardRules(server),
    typedIn: ({ reason, overrideReason }) => [reason, 1_200_50, overrideReason],
    other: {
      isWrite: (value) => hasTexts(value, ["id", "shelf"]),
      *send({ shelf }): Saga {
        yield* call(() => others.push(shelf));
      },
      *refused(): Saga {},
    },
  });
  const follower = record.followedBy({
    *show({ place }): Saga {
      yield* call(() => shown.push(place));
    },
    *readAgain(): Saga {
      yield* call(() => (timesRead += 1));
    },
  });

  const store = openStore();
  await store.install({ catalogues: [], pages: [], state: async () => [record, follower] });
  const state = () => store.getState() as never;
  const pending = () => record.writes.selectPending(state());
  const queued = (count: number) => waitFor(() => expect(pending()).toHaveLength(count));
  const draftOf = (notes: string): CardDraft => ({ ...record.rules.draftOf(record.rules.valuesOf(card)), notes });
  return {
    server,
    shown,
    others,
    timesRead: () => timesRead,
    pending,
    queued,
    waitingAct: () => record.selectWaitingAct(state(), card.id),
    refusal: () => record.acts.selectors.selectRefusal(state()),
    notices: () => selectNotices(store.getState()),
    said: () => selectNotices(store.getState()).map(({ sentence }) => "id" in sentence && sentence.id),
    open: () => store.dispatch(record.actions.opened(card.id)),
    showRow: (...actions: CardAct[]) => store.dispatch(record.acts.actions.rowCame({ id: card.id, actions })),
    close: () => store.dispatch(record.actions.closed(card.id)),
    saving: () => record.selectors.selectSaving(state(), "form"),
    save: (notes: string, clientId = "form", base = [draftOf("")]) =>
      store.dispatch(
        record.actions.saveRequested({
          kind: "form",
          id: card.id,
          clientId,
          version: 1,
          draft: draftOf(notes),
          base: base[0],
          name: "Paraguas",
        }),
      ),
    leave: (clientId: string) => store.dispatch(record.actions.formLeft(clientId)),
    act: (action: CardAct, version = 1) =>
      store.dispatch(record.acts.actions.requested({ id: card.id, action, request: { version, reason: "Es suyo." } })),
    shelve: (shelf: string) => store.dispatch(record.writes.written({ kind: "deletion", id: card.id, shelf })),
    forget: () => store.dispatch(record.acts.actions.forgotten()),
    disconnect: () => store.dispatch(browserWentOffline()),
    async reconnect() {
      store.dispatch(browserWentOnline());
      await queued(0);
    },
    stored: () => server.cards.get(card.id)!,
  };
}

type Desk = Awaited<ReturnType<typeof openDesk>>;
type Step = (desk: Desk) => unknown;

/** A write that joins those that wait. */
const queue =
  (write: Step): Step =>
  async (desk) => {
    const { length } = desk.pending();
    write(desk);
    await desk.queued(length + 1);
  };

const hand = queue(({ act }) => act("hand"));
const giveBack = queue(({ act }) => act("return"));
const saveFirst = queue(({ save }) => save("first"));
const leaveForm: Step = ({ leave }) => leave("form");
const changeElsewhere: Step = ({ server }) => server.change({ place: "Spa" });

/** Writes without a connection, in this order. */
async function openWaiting(...steps: Step[]) {
  const desk = await openDesk();
  desk.disconnect();
  for (const step of steps) await step(desk);
  return desk;
}

it("does an act at once, shows it in the area, and reads again what it may have changed", async () => {
  const { act, stored, shown, timesRead, pending } = await openDesk();
  act("hand");
  await waitFor(() => expect(timesRead()).toBe(1));
  expect([stored().place, stored().version, shown, pending()]).toEqual(["hand", 2, ["hand"], []]);
});

it("lets an act wait for a connection, and the record says so", async () => {
  const { waitingAct, reconnect, stored } = await openWaiting(hand);
  expect([waitingAct(), stored().version]).toEqual(["hand", 1]);
  await reconnect();
  expect([waitingAct(), stored().place]).toEqual([undefined, "hand"]);
});

describe("an act that is refused, as somebody else was first", () => {
  it("says so in the open record, which is shown as it is now", async () => {
    const { server, open, act, refusal, shown, notices } = await openDesk();
    open();
    server.change({ place: "Spa" });
    act("hand");
    await waitFor(() => expect(refusal()).toMatchObject({ current: { place: "Spa" } }));
    expect([shown, notices()]).toEqual([["Spa"], []]);
  });

  it("says so in a notice where its record was left: it leads there, and keeps what was typed", async () => {
    const { server, act, forget, notices } = await openDesk();
    server.change({ place: "Spa" });
    act("hand");
    forget();
    const sentence = { id: "booking.notChanged", values: { id: card.id } };
    const notice = { sentence, path: `/cards/${card.id}`, written: "Es suyo.\n1200,50" };
    await waitFor(() => expect(notices()).toMatchObject([notice]));
  });

  it("says so in its own record after it has waited, and nothing in the next record", async () => {
    const { reconnect, refusal, close } = await openWaiting(
      ({ open }) => open(),
      ({ showRow }) => showRow("hand"),
      hand,
      changeElsewhere,
    );
    await reconnect();
    await waitFor(() => expect(refusal()).toMatchObject({ current: { place: "Spa" } }));
    close();
    expect(refusal()).toBeUndefined();
  });
});

const saved = "booking.saved";
const notSaved = "booking.notSaved";

it.each<[says: string, steps: Step[], stored: [notes: string, place: string, version: number], said: string[]]>([
  ["an act upon an earlier act", [hand, giveBack], ["", "return", 3], []],
  ["an act upon the own form before it", [saveFirst, hand], ["first", "hand", 3], [saved]],
  ["a form upon the own act before it", [hand, saveFirst], ["first", "hand", 3], [saved]],
  ["a form upon several own acts before it", [hand, giveBack, saveFirst], ["first", "return", 4], [saved]],
  [
    "neither a form nor the act behind it, where somebody else has changed the record",
    [saveFirst, hand, leaveForm, changeElsewhere],
    ["", "Spa", 2],
    [notSaved, "booking.notChanged"],
  ],
  [
    "no form of another page, though both began with the same record",
    [saveFirst, queue(({ save }) => save("other", "another page")), ({ leave }) => leave("another page")],
    ["first", "Bar", 2],
    [saved, notSaved],
  ],
  [
    "no form behind an act, where somebody else changes the record in between",
    [hand, saveFirst, leaveForm, ({ server }) => server.inBetween.push({ place: "Spa" })],
    ["", "Spa", 3],
    [notSaved],
  ],
  [
    "no form behind an act, where it is not known what it began with",
    [hand, queue(({ save }) => save("first", "form", [])), leaveForm],
    ["", "hand", 2],
    [notSaved],
  ],
])("does %s", async (_, steps, [notes, place, version], words) => {
  const { reconnect, stored, said } = await openWaiting(...steps);
  await reconnect();
  expect(stored()).toMatchObject({ notes, place, version });
  await waitFor(() => expect(said()).toEqual(words));
});

it("saves the last form of a page that waits, alone", async () => {
  const { save, reconnect, pending, stored, said } = await openWaiting(saveFirst);
  save("second");
  await waitFor(() => expect(pending()).toMatchObject([{ what: { draft: { notes: "second" } } }]));
  await reconnect();
  expect([stored().notes, stored().version]).toEqual(["second", 2]);
  expect(said()).toEqual([saved]);
});

it("keeps nothing as a draft of a form that was saved before an act", async () => {
  const typed = () => localStorage.setItem("draft:card:form", "typed");
  const { saving, reconnect } = await openWaiting(saveFirst, typed, hand);
  await reconnect();
  expect(saving()).toMatchObject({ status: "saved", saved: { notes: "first" } });
  expect(localStorage.getItem("draft:card:form")).toBeNull();
});

it("sends what is neither form nor act in its turn", async () => {
  const { reconnect, others, stored } = await openWaiting(
    hand,
    queue(({ shelve }) => shelve("Almacén")),
  );
  expect(others).toEqual([]);
  await reconnect();
  expect([stored().place, others]).toEqual(["hand", ["Almacén"]]);
});
