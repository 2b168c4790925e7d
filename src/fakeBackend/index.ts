import type { AxiosInstance, AxiosRequestConfig } from "axios";
import MockAdapter from "axios-mock-adapter";

import type { NetworkFaults } from "@/contract/faults";
import { AS_OF_HEADER } from "@/contract/hotelChanges";

import { type Answer, answerOnce } from "./core/answerOnce";
import { ApiError } from "./core/ApiError";
import * as areas from "./areas";
import { authRoutes } from "./auth/authRoutes";
import { type Conditions, demoConditions } from "./core/conditions";
import { createDatabase } from "./createDatabase";
import { demoRoutes, faultRoutes } from "./demo/demoRoutes";
import { faultsIn, type SampleSize } from "./core/demoAskedFor";
import { faultyConditions } from "./core/faultyConditions";
import { headerRoutes } from "./header/headerRoutes";
import { pretendNetwork } from "./core/pretendNetwork";
import { type Context, fetchHandler, type Route } from "./core/routes";
import { noShelf, type Shelf } from "./core/shelf";
import { stoppable } from "./core/stoppable";

const routes = [
  ...[authRoutes, headerRoutes, demoRoutes, faultRoutes].flat(),
  ...Object.values(areas).flatMap((area) => area.routes),
];

interface Options {
  shelf?: Shelf;
  /** Faults, in addition to the conditions. */
  faults?: NetworkFaults;
  /** Called when the sample has been reset. */
  afterReset?: () => void;
}

/**
 * Answers every call on `http` from memory and from stored rows; a reply waits until its changes are stored. Returns
 * the database, for tests, and a function that stops it.
 */
export function startFakeBackend(
  http: AxiosInstance,
  overrides: Partial<Conditions> = {},
  size?: SampleSize,
  { shelf = noShelf, faults: asked = faultsIn(), afterReset }: Options = {},
) {
  const { conditions, faults } = faultyConditions({ ...demoConditions(), ...overrides }, asked);
  const { now } = conditions;
  const { after, stop: stopClock } = stoppable(conditions.after);
  const newDatabase = () => createDatabase(begunAt(shelf, now()), shelf, size, now, after, faults.get);
  const context: Context = { db: newDatabase(), now, after, reset, faults };
  const realAdapter = http.defaults.adapter;
  const mock = new MockAdapter(http);

  const isSecret = (config: AxiosRequestConfig) => authRoutes.some((route) => route.matches(config)); // the reply has a token
  const isErasing = ({ url = "" }: AxiosRequestConfig) => /\/pms\/guests\/[^/]+\/actions\/anonymise$/.test(url);
  const answerTo = answerOnce((config) => answer(config, context), shelf.table("answers"), isSecret, isErasing);

  async function replyTo(config: AxiosRequestConfig) {
    const reply = await answerTo(config);
    await shelf.flushed();
    return reply;
  }

  mock.onAny().reply((config: AxiosRequestConfig) => {
    mock.resetHistory(); // the history would keep every request, passwords included
    return replyTo(config);
  });
  pretendNetwork(http, conditions, routeOf);

  async function reset() {
    stopClock();
    await shelf.clear();
    context.db = newDatabase();
    afterReset?.();
  }

  const stop = () => {
    http.defaults.adapter = realAdapter;
    stopClock();
  };
  return {
    get db() {
      return context.db;
    },
    stop,
    /** Makes the rows that a call asks for, once its handler is fetched; nothing is waited for, and no reply given. */
    prepare: (config: AxiosRequestConfig) => void routeOf(config)?.handle(config, context),
  };
}

/** Fetches the handler of a call before the backend has started. */
export const fetchAhead = (config: AxiosRequestConfig) => fetchHandler(routeOf(config));

function routeOf(config: AxiosRequestConfig): Route | undefined {
  const route = routes.find((one) => one.matches(config));
  return route?.within?.(config) ?? route;
}

async function answer(config: AxiosRequestConfig, context: Context): Promise<Answer> {
  const route: Route | undefined = routeOf(config);
  if (!route) return [404, { message: `Unknown call: ${config.method?.toUpperCase()} ${config.url}` }];
  try {
    const reply = route.handle(config, context);
    const isAtOnce = !(reply instanceof Promise);
    return [200, await reply, isAtOnce ? asOfNow(route, context) : {}];
  } catch (error) {
    if (error instanceof ApiError) return [error.status, error.body];
    throw error;
  }
}

/** A reply that took its time may be older than the last change: it does not say. */
function asOfNow({ endpoint }: Route, { db }: Context): Record<string, string> {
  return endpoint.path.startsWith("/pms/") ? { [AS_OF_HEADER]: String(db.hotel.revision.count) } : {};
}

/** When the sample was created; an untouched one is created again. */
function begunAt(shelf: Shelf, now: Date): Date {
  const { kept, put } = shelf.table("sample");
  const begun = kept.get("begun");
  if (typeof begun === "string" && shelf.isTouched) return new Date(begun);
  put("begun", now.toISOString());
  return now;
}
