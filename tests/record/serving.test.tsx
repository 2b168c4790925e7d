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

describe("an act", () => {
  it("is done at once, shown in the area, and what it may have changed is read again", async () => {
    const { act, stored, shown, timesRead, pending } = await openDesk();
    act("hand");
    await waitFor(() => expect(timesRead()).toBe(1));
    expect([stored().place, stored().version, shown, pending()]).toEqual(["hand", 2, ["hand"], []]);
  });

  it("waits for a connection, and the record says so", async () => {
    const { act, waitingAct, disconnect, reconnect, queued, stored } = await openDesk();
    disconnect();
    act("hand");
    await queued(1);
    expect([waitingAct(), stored().version]).toEqual(["hand", 1]);
    await reconnect();
    expect([waitingAct(), stored().place]).toEqual([undefined, "hand"]);
  });

  it("goes on with the version that came of an earlier one upon which it was done", async () => {
    const { act, disconnect, reconnect, queued, stored } = await openDesk();
    disconnect();
    act("hand");
    await queued(1);
    act("return");
    await queued(2);
    await reconnect();
    expect([stored().place, stored().version]).toEqual(["return", 3]);
  });

  it("is refused where somebody else was first: the open record says so, and is shown as it is now", async () => {
    const { server, open, act, refusal, shown, notices } = await openDesk();
    open();
    server.change({ place: "Spa" });
    act("hand");
    await waitFor(() => expect(refusal()).toMatchObject({ current: { place: "Spa" } }));
    expect([shown, notices()]).toEqual([["Spa"], []]);
  });

  it("is refused in a notice where its record was left: it leads there, and keeps what was typed", async () => {
    const { server, act, forget, notices } = await openDesk();
    server.change({ place: "Spa" });
    act("hand");
    forget();
    await waitFor(() =>
      expect(notices()).toMatchObject([
        {
          sentence: { id: "booking.notChanged", values: { id: card.id } },
          path: `/cards/${card.id}`,
          written: "Es suyo.\n1200,50",
        },
      ]),
    );
  });

  it("is refused in its own record after it has waited, and leaves nothing of that to the next one", async () => {
    const { server, open, showRow, act, disconnect, reconnect, queued, refusal, close } = await openDesk();
    open();
    showRow("hand");
    disconnect();
    act("hand");
    await queued(1);
    server.change({ place: "Spa" });
    await reconnect();
    await waitFor(() => expect(refusal()).toMatchObject({ current: { place: "Spa" } }));
    close();
    expect(refusal()).toBeUndefined();
  });

  it("goes upon the own form that waits before it", async () => {
    const { save, act, disconnect, reconnect, queued, stored, said } = await openDesk();
    disconnect();
    save("first");
    await queued(1);
    act("hand");
    await queued(2);
    await reconnect();
    expect([stored().notes, stored().place, stored().version]).toEqual(["first", "hand", 3]);
    expect(said()).toEqual(["booking.saved"]);
  });

  it("is refused behind an own form where somebody else has changed the record, and so is the form", async () => {
    const { server, save, leave, act, disconnect, reconnect, queued, stored, said } = await openDesk();
    disconnect();
    save("first");
    await queued(1);
    act("hand");
    await queued(2);
    leave("form");
    server.change({ place: "Spa" });
    await reconnect();
    expect([stored().notes, stored().place, stored().version]).toEqual(["", "Spa", 2]);
    await waitFor(() => expect(said()).toEqual(["booking.notSaved", "booking.notChanged"]));
  });

  it("leaves an own form that waits before it saved, with nothing of it kept as a draft", async () => {
    const { save, saving, act, disconnect, reconnect, queued } = await openDesk();
    disconnect();
    save("first");
    await queued(1);
    localStorage.setItem("draft:card:form", "typed");
    act("hand");
    await queued(2);
    await reconnect();
    expect(saving()).toMatchObject({ status: "saved", saved: { notes: "first" } });
    expect(localStorage.getItem("draft:card:form")).toBeNull();
  });
});

describe("a form", () => {
  it("takes the place of the one of its page that waits", async () => {
    const { save, disconnect, reconnect, queued, pending, stored, said } = await openDesk();
    disconnect();
    save("first");
    await queued(1);
    save("second");
    await waitFor(() => expect(pending()).toMatchObject([{ what: { draft: { notes: "second" } } }]));
    await reconnect();
    expect([stored().notes, stored().version]).toEqual(["second", 2]);
    expect(said()).toEqual(["booking.saved"]);
  });

  it("does not overwrite what another page wrote, though both began with the same record", async () => {
    const { save, leave, disconnect, reconnect, queued, stored, said } = await openDesk();
    disconnect();
    save("first");
    await queued(1);
    save("other", "another page");
    await queued(2);
    leave("another page");
    await reconnect();
    expect([stored().notes, stored().version]).toEqual(["first", 2]);
    await waitFor(() => expect(said()).toEqual(["booking.saved", "booking.notSaved"]));
  });

  it("goes upon the own act that waits before it, and leaves what the act has changed", async () => {
    const { act, save, disconnect, reconnect, queued, stored, said } = await openDesk();
    disconnect();
    act("hand");
    await queued(1);
    save("first");
    await queued(2);
    await reconnect();
    expect([stored().notes, stored().place, stored().version]).toEqual(["first", "hand", 3]);
    expect(said()).toEqual(["booking.saved"]);
  });

  it("goes upon each of several own acts that wait before it", async () => {
    const { act, save, disconnect, reconnect, queued, stored } = await openDesk();
    disconnect();
    act("hand");
    await queued(1);
    act("return");
    await queued(2);
    save("first");
    await queued(3);
    await reconnect();
    expect([stored().notes, stored().place, stored().version]).toEqual(["first", "return", 4]);
  });

  it("is refused behind an own act where somebody else changes the record in between", async () => {
    const { server, act, save, leave, disconnect, reconnect, queued, stored, said } = await openDesk();
    disconnect();
    act("hand");
    await queued(1);
    save("first");
    await queued(2);
    leave("form");
    server.inBetween.push({ place: "Spa" });
    await reconnect();
    expect([stored().notes, stored().place, stored().version]).toEqual(["", "Spa", 3]);
    await waitFor(() => expect(said()).toEqual(["booking.notSaved"]));
  });

  it("is refused behind an own act where it is not known what it began with", async () => {
    const { act, save, leave, disconnect, reconnect, queued, stored, said } = await openDesk();
    disconnect();
    act("hand");
    await queued(1);
    save("first", "form", []);
    await queued(2);
    leave("form");
    await reconnect();
    expect([stored().notes, stored().place, stored().version]).toEqual(["", "hand", 2]);
    await waitFor(() => expect(said()).toEqual(["booking.notSaved"]));
  });
});

it("sends what is neither form nor act in its turn", async () => {
  const { act, shelve, disconnect, reconnect, queued, others, stored } = await openDesk();
  disconnect();
  act("hand");
  await queued(1);
  shelve("Almacén");
  await queued(2);
  expect(others).toEqual([]);
  await reconnect();
  expect([stored().place, others]).toEqual(["hand", ["Almacén"]]);
});
