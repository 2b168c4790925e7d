import type { AppStore } from "@/app/store";
import type { Database } from "@/fakeBackend/core/database";
import type { Bookmark } from "@/contract/messaging/bookmarks";
import type { CallRecord } from "@/contract/messaging/calls";
import type { HistoryEntry } from "@/contract/reservations/reservationHistory";
import { chatRow } from "@/fakeBackend/messaging/chatRules";
import { toChatState } from "@/fakeBackend/messaging/toWire";
import { selectBookmarks } from "@/features/messaging/bookmarks/bookmarksSlice";
import { selectCalls } from "@/features/messaging/calls/callsSlice";
import { selectChat } from "@/features/messaging/chat/chatsSlice";
import { selectConversation } from "@/features/messaging/conversation/state/selectConversation";
import { selectOutbox } from "@/features/messaging/conversation/state/outboxSlice";
import { selectSettingValues } from "@/features/messaging/settings/state/settingsSlice";
import { tasks as shownTasks } from "@/features/tasks/tasksState";
import { reservationRecord } from "@/shared/stay/record/reservationRecord";

import { reservationList } from "@/features/reservations/list/reservationList";
import type { BookedForm } from "./bookingDesk";
import type { Ended } from "./browser";
import type { Written } from "./chatDesk";
import { chats, startsAt, switches, tasks, toggles } from "./scheduleOf";

const { selectRecord: selectReservation } = reservationRecord.selectors;
const { selectPending: selectPendingAction } = reservationRecord.acts.selectors;

type State = Parameters<typeof selectOutbox>[0] &
  Parameters<typeof selectPendingAction>[0] &
  Parameters<typeof selectReservation>[0] &
  Parameters<typeof selectBookmarks>[0] &
  Parameters<typeof reservationList.selectors.selectRows>[0] &
  Parameters<typeof selectConversation>[0] &
  Parameters<typeof selectChat>[0] &
  Parameters<typeof shownTasks.selectData>[0] &
  Parameters<typeof selectSettingValues>[0];

export interface Outcome {
  store: AppStore;
  db: Database;
  written: readonly Written[];
  forms: readonly BookedForm[];
  calls: readonly Ended[];
  before: ReturnType<typeof marksIn>;
}

const flagOf = { favourite: "isFavourite", archive: "isArchived", mute: "isMuted" } as const;
const urlOf = {
  favourite: "/toggle-favourite-contact/",
  archive: "/toggle-archive-contact/",
  mute: "/toggle-mute-chat/",
};

/** The marks that a person can turn, as the server has them. */
export function marksIn({ messaging, tasks: table }: Database) {
  const rowOf = (id: string) => (messaging.channels.has(id) ? messaging.channels : messaging.contacts).get(id);
  return {
    chats: Object.fromEntries(chats.flatMap((id) => toggles.map((what) => [`${what} ${id}`, rowOf(id)[flagOf[what]]]))),
    tasks: Object.fromEntries(tasks.map((id) => [id, table.get(id).isDone])),
    switches: Object.fromEntries(switches.map((field) => [field, messaging.settings[field]])),
  };
}

/** What was lost, doubled, put out of order or sent elsewhere, and what the screen says that is not so. */
export function whatWentWrong(outcome: Outcome): string[] {
  return [
    ...messageFaults(outcome),
    ...markFaults(outcome),
    ...bookmarkFaults(outcome),
    ...acknowledgementFaults(outcome),
    ...callFaults(outcome),
    ...decisionFaults(outcome),
    ...listFaults(outcome),
    ...bookingFaults(outcome),
  ];
}

function messageFaults({ store, db, written }: Outcome): string[] {
  const state = store.getState() as unknown as State;
  const faults = selectOutbox(state).map(({ text, status }) => `"${text}" is still ${status}`);
  const kept = Object.keys(localStorage).filter((key) => key.startsWith("outbox:"));
  if (kept.length > 0) faults.push(`${kept.length} entries are still kept`);
  const own = new Set(written.map(({ text }) => text));
  for (const chat of chats) {
    const all = db.messaging.threads.get(chat)?.log.all() ?? [];
    const arrived = all.filter(({ text, meta }) => own.has(text) && meta.sender === "1").map(({ text }) => text);
    const here = written.filter((message) => message.chat === chat);
    for (const { text, isDeleted } of here) {
      if (isDeleted) continue;
      const times = arrived.filter((one) => one === text).length;
      if (times !== 1) faults.push(`"${text}" arrived ${times} times in ${chat}`);
    }
    const texts = new Set(here.map(({ text }) => text));
    faults.push(...arrived.filter((text) => !texts.has(text)).map((text) => `"${text}" strayed into ${chat}`));
    const steady = here.filter(({ hasFailed, isDeleted }) => !hasFailed && !isDeleted).map(({ text }) => text);
    const order = arrived.filter((text) => steady.includes(text));
    if (String(order) !== String(steady)) faults.push(`in ${chat} came ${String(order)} for ${String(steady)}`);

    const conversation = selectConversation(state, chat);
    if (conversation?.status !== "loaded" || conversation.hasNewer) continue;
    const shown = conversation.messages.map(({ mId }) => mId);
    const real = all.slice(-shown.length).map(({ mId }) => mId);
    if (String(shown) !== String(real)) faults.push(`${chat} shows ${String(shown)}, the server has ${String(real)}`);
  }
  return faults;
}

function markFaults({ store, db, calls, before }: Outcome): string[] {
  const state = store.getState() as unknown as State;
  const now = marksIn(db);
  const faults: string[] = [];
  const compare = (what: string, shown: unknown, real: unknown) => {
    if (shown !== real) faults.push(`${what} is shown as ${String(shown)}, the server has ${String(real)}`);
  };
  for (const id of chats) {
    const { unRead } = toChatState(chatRow(db.messaging, id), db.messaging);
    compare(`unread in ${id}`, selectChat(state, id)?.meta.unRead, unRead);
    for (const what of toggles) {
      const mark = `${what} ${id}`;
      compare(mark, selectChat(state, id)?.[flagOf[what]], now.chats[mark]);
      const saves = savesIn(calls.filter(({ url }) => url === urlOf[what] + id));
      faults.push(...unended(mark, saves));
      const turns = saves.filter(isDone).length;
      // one that was refused after an answer had been lost may have been done by then
      if (!saves.some(isUnclear) && now.chats[mark] !== (before.chats[mark] !== (turns % 2 === 1)))
        faults.push(`${mark} was turned ${turns} times, from ${before.chats[mark]} to ${now.chats[mark]}`);
    }
  }
  const expectLast = (what: string, saves: Ended[][], valueIn: (body: string) => unknown, real: unknown) => {
    faults.push(...unended(what, saves.slice(-1))); // the last value is enough
    const last = saves.at(-1);
    // after a refused or replaced write, it is unknown whether the write before it was done
    if (last && isDone(last) && valueIn(String(last[0]?.body)) !== real)
      faults.push(`${what} is not as it was left last: ${String(real)}`);
  };
  const ticked = (body: string) => (JSON.parse(body) as { isDone: boolean }).isDone;
  for (const { id, isDone: isTicked } of shownTasks.selectData(state)!) {
    if (!tasks.includes(id)) continue;
    compare(`task ${id}`, isTicked, now.tasks[id]);
    expectLast(`task ${id}`, savesIn(calls.filter(({ url }) => url === `/my-tasks/${id}`)), ticked, now.tasks[id]);
  }
  const valueOf = (body: string) => (JSON.parse(body) as { value: unknown }).value;
  for (const field of switches) {
    compare(field, selectSettingValues(state)?.[field], now.switches[field]);
    expectLast(field, savesIn(calls.filter(({ body }) => String(body).includes(field))), valueOf, now.switches[field]);
  }
  return faults;
}

function bookmarkFaults({ store, db: { messaging }, calls }: Outcome): string[] {
  const shown = selectBookmarks(store.getState() as never);
  const real = messaging.bookmarks.all();
  const changes = savesIn(calls.filter(({ url }) => /^\/bookmarks-(add|delete|restore)/.test(url)));
  // one that is asked for again takes the place of one that waits
  const lastOfEach = new Map(changes.map((save) => [`${save[0]?.url} ${String(save[0]?.body)}`, save]));
  const faults = unended("the bookmarks", [...lastOfEach.values()]);
  const listed = (bookmarks: readonly Bookmark[]) =>
    bookmarks
      .map(({ id, title }) => `${id} ${title}`)
      .toSorted()
      .join();
  if (listed(shown) !== listed(real))
    faults.push(`bookmarks are shown as ${listed(shown)}, the server has ${listed(real)}`);
  const origins = real.flatMap(({ userId, mId }) => (mId ? [`${userId} ${mId}`] : []));
  if (new Set(origins).size < origins.length) faults.push(`a message has two bookmarks: ${origins.join()}`);
  const renames = savesIn(calls.filter(({ url }) => url === "/bookmarks-update"));
  const wanted = ([first]: Ended[]) => JSON.parse(String(first?.body)) as Bookmark;
  const last = new Map(
    renames
      .filter(isDone)
      .map(wanted)
      .map(({ id, title }) => [id, title]),
  );
  // a rename without a reply may be on the server or not
  const open = new Set(renames.filter((save) => !isDone(save)).map((save) => wanted(save).id));
  for (const { id, title } of real) {
    if (last.has(id) && !open.has(id) && last.get(id) !== title)
      faults.push(`bookmark ${id} is called "${title}", and was called "${last.get(id)}" last`);
  }
  return faults;
}

function acknowledgementFaults({ store, db: { messaging }, calls }: Outcome): string[] {
  const saves = savesIn(calls.filter(({ url }) => url.startsWith("/acknowledge-message/")));
  // one that is asked for again takes the place of one that waits
  const lastOfEach = new Map(saves.map((save) => [save[0]!.url, save]));
  const faults = unended("an acknowledgement", [...lastOfEach.values()]);
  for (const chat of chats) {
    const log = messaging.threads.get(chat)?.log;
    const conversation = selectConversation(store.getState() as never, chat);
    for (const { mId, acknowledgedBy } of conversation?.messages ?? []) {
      const real = log?.find(mId)?.acknowledgedBy;
      if (String(acknowledgedBy) !== String(real))
        faults.push(`${mId} is shown as acknowledged by ${String(acknowledgedBy)}, the server has ${String(real)}`);
    }
  }
  for (const [url, save] of lastOfEach) {
    const [, chat = "", mId = ""] = /message\/([^/]+)\/(.+)$/.exec(url) ?? [];
    const message = messaging.threads.get(chat)?.log.find(mId);
    if (isDone(save) && !message?.acknowledgedBy?.includes("1")) faults.push(`${mId} has lost its acknowledgement`);
  }
  return faults;
}

function callFaults({ store, db: { messaging }, calls }: Outcome): string[] {
  const faults = unended("a call", savesIn(calls.filter(({ url }) => url.startsWith("/finish-call/"))));
  const starts = savesIn(calls.filter(({ url }) => url === "/start-call"));
  const made = messaging.calls.all().filter(({ callDate }) => Date.parse(callDate) >= startsAt.getTime());
  if (made.length > starts.length || made.length < starts.filter(isDone).length)
    faults.push(`${starts.length} calls, ${starts.filter(isDone).length} of them told, made ${made.length} records`);
  faults.push(...made.filter(({ isRunning }) => isRunning).map(({ callId }) => `call ${callId} rings for ever`));
  const listed = (records: readonly CallRecord[]) =>
    records.map(({ callId, callDuration, isMissed }) => `${callId} ${callDuration} ${isMissed === true}`).toSorted();
  const [shown, real] = [listed(selectCalls(store.getState() as never)), listed(messaging.calls.all())];
  const differing = [...shown, ...real].filter((call) => shown.includes(call) !== real.includes(call));
  return [...faults, ...differing.map((call) => `call ${call} is ${shown.includes(call) ? "" : "not "}shown`)];
}

function decisionFaults({ store, db: { hotel }, calls }: Outcome): string[] {
  const state = store.getState() as unknown as State;
  const actions = savesIn(calls.filter(({ method, url }) => method === "post" && url.includes("/actions/")));
  // one whose page was killed before an answer came is seen on the page itself
  const faults = unended(
    "a reservation's state",
    actions.filter((save) => save.some(({ outcome }) => outcome !== "left")),
  );
  if (selectPendingAction(state)) faults.push(`${selectPendingAction(state)} is still under way`);
  const shown = selectReservation(state);
  const real = shown && hotel.get(shown.id);
  if (shown && real && (shown.version !== real.version || shown.state !== real.state))
    faults.push(`${shown.id} is shown as ${shown.state} (${shown.version}), and is ${real.state} (${real.version})`);
  return faults;
}

/** The calls of each save, in the order in which they were first made. */
function savesIn(calls: Ended[]): Ended[][] {
  const saves = new Map<unknown, Ended[]>();
  for (const call of calls) saves.set(call.key, [...(saves.get(call.key) ?? []), call]);
  return [...saves.values()];
}

const isDone = (save: Ended[]) => save.some(({ outcome }) => outcome === "done");

const isUnclear = (save: Ended[]) => !isDone(save) && save.some(({ outcome }) => outcome !== "refused");

/** A save is repeated until somebody has heard what became of it. */
const unended = (what: string, saves: Ended[][]) =>
  saves
    .filter((save) => !save.some(({ outcome }) => outcome === "done" || outcome === "refused"))
    .map(() => `what became of a change of ${what} was never heard`);

function listFaults({ store, db: { hotel }, calls }: Outcome): string[] {
  const shown = reservationList.selectors
    .selectRows(store.getState() as unknown as State)
    .map(({ id }) => id)
    .toSorted();
  const real = [...hotel.all()]
    .filter(({ isDeleted }) => !isDeleted)
    .map(({ id }) => id)
    .toSorted();
  const faults = unended(
    "the list",
    savesIn(calls.filter(({ url, method }) => method === "delete" && url.startsWith("/pms/"))),
  );
  const differing = [...shown, ...real].filter((id) => shown.includes(id) !== real.includes(id));
  return [...faults, ...differing.map((id) => `${id} is ${shown.includes(id) ? "" : "not "}shown, against the server`)];
}

function bookingFaults({ db: { hotel }, forms }: Outcome): string[] {
  const all = [...hotel.all()];
  const guests = [...hotel.guests.all()];
  return forms.flatMap((form) => {
    const name = `form ${form.number}`;
    const made = all.filter(({ notes }) => notes.internal.startsWith(`ficha ${form.number},`));
    const faults: string[] = [];
    if (made.length > 1) faults.push(`${name} made ${made.length} reservations`);
    if (guests.filter(({ email }) => email === `ficha${form.number}@example.org`).length > 1)
      faults.push(`${name} wrote its guest down twice`);
    if (!form.isSaved) return [...faults, ...(form.isGivenUp ? [] : [`${name} was never saved`])];
    const [stored] = made;
    if (!stored || stored.id !== form.id)
      return [...faults, `${name} was saved as ${form.id}, which is not its reservation`];
    if (stored.notes.internal !== form.notes.at(-1))
      faults.push(`${name} says "${form.notes.at(-1)}", the server has "${stored.notes.internal}"`);
    return [...faults, ...historyFaults(name, stored.history ?? [])];
  });
}

export const OTHER_DESK = "Otra recepción";

function historyFaults(name: string, history: readonly HistoryEntry[]): string[] {
  const notes = history.flatMap(({ changes }) => changes.filter(({ field }) => field === "notes.internal"));
  const doubled = notes.filter(({ after }, index) => notes.findIndex((one) => one.after === after) !== index);
  const empty = history.filter(
    ({ what, by, changes }) => what === "changed" && by !== OTHER_DESK && changes.length === 0,
  );
  const overwritten = history.filter(
    ({ by, changes }) => by !== OTHER_DESK && changes.some(({ field }) => field === "eta"),
  );
  return [
    ...doubled.map(({ after }) => `${name} was changed twice to "${after}"`),
    ...empty.map(() => `${name} has a change in its history that changed nothing`),
    ...overwritten.map(() => `${name} lost the time that the other desk wrote down`),
  ];
}
