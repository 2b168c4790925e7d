import type { AxiosRequestConfig } from "axios";

import type { Contract, Endpoint, ReplyOf, RequestOf } from "@/contract/endpoint";

import type { Conditions } from "./conditions";
import type { Database } from "./database";
import type { faultyConditions } from "./faultyConditions";
import { refuseLong } from "./refuseLong";

export interface Context extends Pick<Conditions, "now" | "after"> {
  db: Database;
  /** Resets the sample. */
  reset: () => Promise<void>;
  /** The faults caused on purpose. */
  faults: ReturnType<typeof faultyConditions>["faults"];
}

/** Context of a call that a handler gets besides the request; `signal` aborts when the caller gives up. */
interface CallContext extends Context {
  signal?: AbortSignal;
}

export interface Route {
  endpoint: Endpoint;
  matches(config: AxiosRequestConfig): boolean;
  /** The route of a call, where this one has all below a path; undefined until they are fetched. */
  within?: (config: AxiosRequestConfig) => Route | undefined;
  /** Fetches the handler, if it is in an area's part. */
  fetch?(): Promise<unknown>;
  handle(config: AxiosRequestConfig, context: Context): unknown;
}

type Handlers<C extends Contract> = {
  [Name in keyof C]: (
    request: RequestOf<C[Name]>,
    context: CallContext,
  ) => ReplyOf<C[Name]> | Promise<ReplyOf<C[Name]>>;
};

/** Implements a whole contract: a missing call or a wrong reply type does not compile. */
export function routesFor<C extends Contract>(contract: C, handlers: Handlers<C>): Route[] {
  return Object.entries(contract).map(([name, endpoint]) => {
    const pattern = patternOf(endpoint);
    return {
      endpoint,
      matches: isCallOf(endpoint, pattern),
      handle(config, context) {
        const request = readRequest(pattern, config);
        refuseLong(request.body);
        return handlers[name]!(request as never, { ...context, signal: config.signal as AbortSignal | undefined });
      },
    };
  });
}

/** Whether a call belongs to an endpoint. */
export function isCallOf(endpoint: Endpoint, pattern = patternOf(endpoint)): Route["matches"] {
  return ({ method, url }) => method?.toUpperCase() === endpoint.method && pattern.test(url ?? "");
}

function readRequest(pattern: RegExp, { url, params: query = {}, data }: AxiosRequestConfig) {
  const placeholders = Object.entries(pattern.exec(url ?? "")?.groups ?? {});
  return {
    params: Object.fromEntries(placeholders.map(([name, value]) => [name, decodeURIComponent(value)])),
    query: query as unknown,
    body: bodyOf(data),
  };
}

function bodyOf(data: unknown): unknown {
  if (data instanceof FormData) return Object.fromEntries(data);
  return typeof data === "string" ? JSON.parse(data) : undefined;
}

const patternOf = ({ path }: Endpoint) => new RegExp(`^${path.replace(/:(\w+)/g, "(?<$1>[^/]+)")}$`);

/** Whether the handler of the call is there, or could be fetched. */
export async function fetchHandler(route: Route | undefined): Promise<boolean> {
  try {
    await route?.fetch?.();
    return true;
  } catch {
    return false;
  }
}
