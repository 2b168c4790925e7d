import type { AxiosAdapter, InternalAxiosRequestConfig } from "axios";
import axios from "axios";
import { END } from "redux-saga";

import { type AppStore, createAppStore } from "@/app/store";
import type { NetworkFaults } from "@/contract/faults";
import { shelfOf } from "@/fakeBackend/core/shelf";
import { authFeature } from "@/features/auth/authFeature";
import { messagingFeature } from "@/features/messaging/messagingFeature";
import { reservationsFeature } from "@/features/reservations/reservationsFeature";
import { tasksFeature } from "@/features/tasks/tasksFeature";
import { http } from "@/shared/api/http";
import { endWait } from "@/shared/session/expiry";
import { storedKeys } from "@/shared/storage";

import { startFakeBackend } from "../../support/wholeBackend";
import { slowLocks } from "./slowLocks";

type Row = [table: string, key: string, row: unknown];

/** How a call ended for the page that made it. */
export interface Ended {
  method: string;
  url: string;
  body: unknown;
  /** Under which the server does it once. */
  key: unknown;
  /** Left: the page was gone before an answer came. */
  outcome: "done" | "refused" | "unknown" | "left";
}

interface Page {
  store: AppStore;
  /** Calls off what is still on its way to the server. */
  loseCalls: () => void;
}

const features = [authFeature, messagingFeature, tasksFeature, reservationsFeature];

/**
 * A browser with one page at a time, over one backend: a page that is gone hears nothing more, and does nothing more.
 * What it kept, and what the backend kept, is there for the next.
 */
export function openBrowser(faults: NetworkFaults, told: (call: Ended) => void) {
  const stored = new Map<string, Row>();
  let page: Page | undefined;
  let isOnline = true;
  let backend = startBackend();
  Object.defineProperty(navigator, "locks", { value: slowLocks(() => page), configurable: true });
  const listeners: Parameters<typeof window.addEventListener>[] = [];
  const addEventListener = window.addEventListener.bind(window);
  window.addEventListener = (...listener: Parameters<typeof window.addEventListener>) => {
    listeners.push(listener);
    addEventListener(...listener);
  };

  function startBackend() {
    let isGone = false;
    const shelf = shelfOf(
      structuredClone([...stored.values()]),
      async (rows) => {
        if (isGone) return;
        for (const [table, key, row] of structuredClone(rows)) stored.set(`${table} ${key}`, [table, key, row]);
      },
      async () => stored.clear(),
    );
    const conditions = { failureOf: () => (isOnline ? undefined : ("connection lost" as const)) };
    const started = startFakeBackend(
      http,
      conditions,
      { messages: 1, contacts: 1, reservations: 12 },
      { shelf, faults },
    );
    http.defaults.adapter = heardByPage(axios.getAdapter(http.defaults.adapter));
    return {
      get db() {
        return started.db;
      },
      stop() {
        isGone = true;
        started.stop();
      },
    };
  }

  /** Replies reach the page that asked, or none. */
  function heardByPage(adapter: AxiosAdapter): AxiosAdapter {
    const nobody = new Promise<never>(() => {});
    return async (config) => {
      const asking = page;
      if (!asking) return nobody; // what the page that is gone would still have done
      const { signal, lose } = losable(config);
      asking.loseCalls = both(asking.loseCalls, lose);
      const { method = "", url = "", data: body } = config;
      const key: unknown = config.headers?.["Idempotency-Key"];
      const tell = (outcome: Ended["outcome"]) =>
        told({ method, url, body, key, outcome: asking === page ? outcome : "left" });
      try {
        const response = await adapter({ ...config, signal });
        tell("done");
        return await (asking === page ? response : nobody);
      } catch (error) {
        tell(axios.isAxiosError(error) && error.response ? "refused" : "unknown");
        if (asking === page) throw error;
        return nobody;
      }
    };
  }

  async function open() {
    const store = createAppStore();
    page = { store, loseCalls: () => {} };
    for (const feature of features) await store.install(feature);
    return store;
  }

  /** What stands under the name of this tab is an earlier tab's from here on. */
  function leave({ isKilled, losesCalls }: { isKilled: boolean; losesCalls: boolean }) {
    if (!isKilled) window.dispatchEvent(new Event("pagehide"));
    const gone = page;
    page = undefined;
    gone?.store.dispatch(END);
    endWait(false);
    if (losesCalls) gone?.loseCalls();
    for (const [name, listener, options] of listeners.splice(0)) window.removeEventListener(name, listener, options);
    // no browser promises an order of its keys
    for (const key of storedKeys("outbox:").toReversed()) {
      const value = localStorage.getItem(key)!.replace(/"tab":"[^"]*"/, '"tab":"gone"');
      localStorage.removeItem(key);
      localStorage.setItem(key, value);
    }
  }

  function setNetwork(isThere: boolean) {
    isOnline = isThere;
    Object.defineProperty(navigator, "onLine", { value: isThere, configurable: true });
    window.dispatchEvent(new Event(isThere ? "online" : "offline"));
  }

  return {
    open,
    leave,
    setNetwork,
    restartBackend() {
      backend.stop();
      backend = startBackend();
    },
    get db() {
      return backend.db;
    },
    close() {
      leave({ isKilled: true, losesCalls: true });
      backend.stop();
      window.addEventListener = addEventListener;
      for (const own of ["locks", "onLine"]) Reflect.deleteProperty(navigator, own);
    },
  };
}

function losable({ signal }: InternalAxiosRequestConfig) {
  const controller = new AbortController();
  const lose = () => controller.abort();
  if (signal?.aborted) lose();
  signal?.addEventListener?.("abort", lose);
  return { signal: controller.signal, lose };
}

const both = (first: () => void, second: () => void) => () => {
  first();
  second();
};
