import { vi } from "vitest";

import type { AppStore } from "@/app/store";
import { demoSignIn } from "@/contract/demoSignIn";
import { faultsContract } from "@/contract/faults";
import type { Task } from "@/contract/header";
import { faultsIn } from "@/fakeBackend/core/demoAskedFor";
import { updateReservation } from "@/fakeBackend/hotel/reservations/saveReservation";
import { toReservation } from "@/fakeBackend/hotel/reservations/toReservation";
import { post } from "@/fakeBackend/messaging/threadRules";
import { randomFrom } from "@/fakeBackend/core/random";
import { renewal } from "@/features/auth/submissions";
import { callsRequested } from "@/features/messaging/calls/callsSlice";
import { bookmarksRequested } from "@/features/messaging/bookmarks/bookmarksSlice";
import { chatsRequested, selectChatsStatus } from "@/features/messaging/chat/chatsSlice";
import {
  selectSettingsStatus,
  selectSettingValues,
  settingsRequested,
} from "@/features/messaging/settings/state/settingsSlice";
import { settingChanged } from "@/features/messaging/settings/state/settingWrites";
import { draftOf, valuesOf } from "@/shared/stay/record/bookingValues";
import { tasks, ticks } from "@/features/tasks/tasksState";
import { createClient } from "@/shared/api/createClient";
import { selectIsExpired } from "@/shared/session/sessionSlice";

import { alreadySignedIn } from "../../support/alreadySignedIn";
import { bookingDesk } from "./bookingDesk";
import { bookmarkDesk } from "./bookmarkDesk";
import { type Ended, openBrowser } from "./browser";
import { callDesk } from "./callDesk";
import { chatDesk } from "./chatDesk";
import { frontDesk } from "./frontDesk";
import { listDesk } from "./listDesk";
import { type Schedule, startsAt, type Step } from "./scheduleOf";
import { pass, settled } from "./virtualTime";
import { marksIn, OTHER_DESK, whatWentWrong } from "./whatWentWrong";

type State = Parameters<typeof tasks.selectData>[0] &
  Parameters<typeof selectChatsStatus>[0] &
  Parameters<typeof selectSettingValues>[0] &
  Parameters<typeof renewal.selectors.selectSubmission>[0];

const { setFaults } = createClient(faultsContract);
const HALF_MINUTE = 30_000;

/** Lives through a schedule, lets the faults end, and says what is wrong for good. */
export async function runSchedule({ seed, faults, steps }: Schedule): Promise<string[]> {
  vi.useFakeTimers({ now: startsAt, toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  const random = randomFrom(seed);
  vi.spyOn(Math, "random").mockImplementation(randomFrom(seed + 1).next);
  localStorage.clear();
  alreadySignedIn();
  const calls: Ended[] = [];
  const browser = openBrowser(faults, (call) => calls.push(call));
  const chatting = chatDesk(random);
  const booking = bookingDesk(random);
  const keeping = bookmarkDesk(random);
  const listing = listDesk(random);
  const calling = callDesk();
  const deciding = frontDesk(random);
  const problems: string[] = [];
  const before = marksIn(browser.db);
  let store: AppStore;
  let isPatient = false;

  async function open() {
    store = await browser.open();
    store.dispatch(tasks.requested());
    store.dispatch(settingsRequested());
    store.dispatch(bookmarksRequested());
    store.dispatch(callsRequested());
    listing.open(store);
    deciding.open(store);
    await settled();
    problems.push(...chatting.lostDrafts(store).map((text) => `the draft "${text}" is gone`));
  }

  async function reload(isKilled: boolean, losesCalls: boolean, isRestart = false) {
    if (isKilled) chatting.forgetYoungDrafts();
    else calling.hangUp(store);
    browser.leave({ isKilled, losesCalls });
    if (isRestart) browser.restartBackend();
    await pass(200);
    await open();
  }

  /** What a person does about what they see. */
  function tend() {
    chatting.tend(store, isPatient);
    booking.tend(store, isPatient);
    listing.tend(store, isPatient);
    deciding.tend(store, isPatient);
    const state = store.getState() as unknown as State;
    if (isPatient) askAgain(state);
    const isAsking = renewal.selectors.selectSubmission(state).status !== "submitting";
    if (selectIsExpired(store.getState()) && isAsking && (isPatient || random.next() < 0.01))
      store.dispatch(renewal.actions.submitted({ password: demoSignIn.password }));
  }

  /** "Reintentar", wherever something could not be fetched. */
  function askAgain(state: State) {
    if (selectChatsStatus(state) === "failed") store.dispatch(chatsRequested());
    if (tasks.selectStatus(state) === "failed") store.dispatch(tasks.requested());
    if (selectSettingsStatus(state) === "failed") store.dispatch(settingsRequested());
    keeping.askAgain(store);
    calling.askAgain(store);
  }

  async function take(step: Step) {
    const state = store.getState() as unknown as State;
    switch (step.act) {
      case "send":
        return chatting.send(store, step.chat);
      case "type":
        return chatting.type(store, step.chat);
      case "delete":
        return chatting.remove(store, step);
      case "read":
        return chatting.mark(store, step);
      case "toggle":
        return chatting.toggle(store, step);
      case "bookmark":
        return keeping.add(store, step.chat);
      case "rename":
        return keeping.rename(store);
      case "unbookmark":
        return keeping.remove(store, step.isUndone);
      case "acknowledge":
        return chatting.acknowledge(store, step.chat);
      case "ring":
        return calling.ring(store, step.chat);
      case "hangUp":
        return calling.hangUp(store);
      case "tick":
        return tick(tasks.selectData(state)?.find(({ id }) => id === step.task));
      case "switch": {
        const value = selectSettingValues(state)?.[step.field];
        return void (value !== undefined && store.dispatch(settingChanged({ field: step.field, value: !value })));
      }
      case "book":
        return booking.book(store);
      case "amend":
        return booking.amend(store);
      case "decide":
        return deciding.act(store, booking.forms.findLast(({ isSaved }) => isSaved)?.id);
      case "drop":
        return listing.drop(store, step.isUndone);
      case "otherDesk":
        return amendElsewhere(booking.forms.at(-1)?.id);
      case "urge":
        return urge(step.chat);
      case "network":
        return browser.setNetwork(step.isThere);
      case "reload":
        return reload(step.isKilled, step.losesCalls);
      case "restart":
        return reload(true, true, true);
    }
  }

  const tick = (task: Task | undefined) =>
    void (task && store.dispatch(ticks.written({ id: task.id, isDone: !task.isDone })));

  function urge(chat: string) {
    const { messaging } = browser.db;
    const author = messaging.channels.has(chat) ? messaging.channels.get(chat).members[0]!.id : chat;
    post(messaging, chat, new Date(), { text: `urgente ${Date.now()}`, isUrgent: true }, author);
  }

  function amendElsewhere(id: string | undefined) {
    const { hotel } = browser.db;
    if (!id || hotel.get(id).state === "cancelled") return; // of which only the notes can be changed
    const now = new Date();
    const draft = draftOf(valuesOf(toReservation(hotel.get(id), hotel)));
    const eta = now.toISOString().slice(14, 19); // minutes and seconds make a time of day that is another each time
    updateReservation(hotel.get(id), { ...draft, eta: `1${eta.slice(1)}` }, hotel, { by: OTHER_DESK, now }, {});
  }

  try {
    await open();
    await pass(1000, tend);
    for (const step of steps) {
      await pass(step.after, tend);
      await take(step);
      await settled();
    }
    await pass(5000, tend);
    browser.setNetwork(true);
    const healed = setFaults({ body: { ...faultsIn(), latency: 50 } });
    await pass(HALF_MINUTE, tend);
    await healed;
    isPatient = true;
    await pass(3 * HALF_MINUTE, tend, 100);
    const { db } = browser;
    const { written } = chatting;
    const { forms } = booking;
    problems.push(...whatWentWrong({ store: store!, db, written, forms, calls, before }));
    problems.push(...chatting.lostDrafts(store!).map((text) => `the draft "${text}" is gone`));
    return problems;
  } finally {
    browser.close();
    vi.restoreAllMocks();
    vi.useRealTimers();
  }
}
