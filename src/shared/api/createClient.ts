import { CANCEL } from "redux-saga";

import type { ArgumentsOf, Contract, Endpoint, ReplyOf } from "@/contract/endpoint";

import { http } from "./http";

interface WireRequest {
  params?: Record<string, string>;
  query?: object;
  body?: unknown;
}

type Client<C extends Contract> = {
  [Name in keyof C]: (...args: ArgumentsOf<C[Name]>) => Promise<ReplyOf<C[Name]>>;
};

/** Turns a contract into functions: `client.toggleFavourite({ params: { contactId } })`. */
export function createClient<C extends Contract>(contract: C): Client<C> {
  const calls = Object.entries(contract).map(([name, endpoint]) => [
    name,
    (request: WireRequest = {}) => send(endpoint, request),
  ]);
  return Object.fromEntries(calls) as Client<C>;
}

/** The promise carries redux-saga's `CANCEL`, so that a cancelled saga aborts the request that it waits for. */
function send({ method, path }: Endpoint, { params = {}, query, body }: WireRequest): Promise<unknown> {
  const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const request = new AbortController();
  const reply = http
    .request<unknown>({ method, url, params: query, data: body, signal: request.signal })
    .then(({ data }) => data);
  return Object.assign(reply, { [CANCEL]: () => request.abort() });
}
