import type { AxiosInstance, AxiosRequestConfig } from "axios";
import MockAdapter from "axios-mock-adapter";

import { ApiError } from "./ApiError";
import { authRoutes } from "./auth/authRoutes";
import { type Conditions, demoConditions } from "./conditions";
import { createDatabase } from "./database";
import { headerRoutes } from "./header/headerRoutes";
import { hotelRoutes } from "./hotel/hotelRoutes";
import { messagingRoutes } from "./messaging/messagingRoutes";
import { pretendNetwork } from "./pretendNetwork";
import type { Context, Route } from "./routes";
import type { SampleSize } from "./sampleSize";
import { stoppable } from "./stoppable";

export { sampleSizeOf } from "./sampleSize";

const routes = [...authRoutes, ...headerRoutes, ...messagingRoutes, ...hotelRoutes];

/** Answers every call on `http` from memory. Returns the database, for tests to look into, and a way to stop. */
export function startFakeBackend(http: AxiosInstance, overrides: Partial<Conditions> = {}, size?: SampleSize) {
  const conditions = { ...demoConditions(), ...overrides };
  const { now } = conditions;
  const { after, stop: stopClock } = stoppable(conditions.after);
  const context: Context = { db: createDatabase(now(), size), now, after };
  const realAdapter = http.defaults.adapter;
  const mock = new MockAdapter(http);

  mock.onAny().reply((config: AxiosRequestConfig) => {
    mock.resetHistory(); // it would keep every request for ever, passwords included
    return answer(config, context);
  });
  pretendNetwork(http, conditions, (config) => routeOf(config)?.endpoint);

  const stop = () => {
    http.defaults.adapter = realAdapter;
    stopClock();
  };
  return { db: context.db, stop };
}

const routeOf = (config: AxiosRequestConfig) => routes.find((route) => route.matches(config));

async function answer(config: AxiosRequestConfig, context: Context): Promise<[number, unknown?]> {
  const route: Route | undefined = routeOf(config);
  if (!route) return [404, { message: `Unknown call: ${config.method?.toUpperCase()} ${config.url}` }];
  try {
    return [200, await route.handle(config, context)];
  } catch (error) {
    if (error instanceof ApiError) return [error.status, error.body];
    throw error;
  }
}
