import { nanoid } from "@reduxjs/toolkit";

import type { ArgumentsOf, Contract, Endpoint, ReplyOf } from "@/contract/endpoint";
import type { Topic } from "@/contract/topics";
import { keepAsOf } from "./asOf";
import { cancellable } from "./cancellable";
import { isCallError } from "./failures";
import { openHttp } from "./openHttp";
import { writeUnderWay } from "./writesUnderWay";
import { renewalsSoFar, untilRenewed } from "@/shared/session/expiry";

interface Keyed {
  /** Idempotency key: that of an earlier attempt if this repeats it. */
  key?: string;
  /** Of an upload: told now and then which part has been sent, from 0 to 1. */
  onProgress?: (part: number) => void;
}

interface WireRequest extends Keyed {
  params?: Record<string, string>;
  query?: object;
  body?: unknown;
}

type KeyedArguments<Arguments extends unknown[]> = Arguments extends [infer Request]
  ? [request: Request & Keyed]
  : [request?: Keyed];

/** A call whose reply is made of the property's records: which changes make it stale. */
export interface Reading {
  readonly reads: readonly Topic[];
}

type Client<C extends Contract> = {
  [Name in keyof C]: ((...args: KeyedArguments<ArgumentsOf<C[Name]>>) => Promise<ReplyOf<C[Name]>>) &
    (C[Name] extends Reading ? Reading : unknown);
};

/**
 * Turns a contract into functions: `client.toggleFavourite({ params: { contactId } })`. A call with an expired session
 * waits until the person has signed in again, except for the calls of the sign-in itself.
 */
export function createClient<C extends Contract>(contract: C, { isDoor = false } = {}): Client<C> {
  const calls = Object.entries(contract).map(([name, endpoint]) => [
    name,
    Object.assign((request: WireRequest = {}) => send(endpoint, request, isDoor), { reads: endpoint.reads ?? [] }),
  ]);
  return Object.fromEntries(calls) as Client<C>;
}

/** Each write has a key, so that a call that the network delivers twice is carried out once. */
function send(
  { method, path, isUpload }: Endpoint,
  { params = {}, query, body, key, onProgress }: WireRequest,
  isDoor: boolean,
): Promise<unknown> {
  const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const headers: Record<string, string> = method === "GET" ? {} : { "Idempotency-Key": key ?? nanoid() };
  if (isUpload) headers["Content-Type"] = "multipart/form-data";
  const data = isUpload ? formOf(body as Record<string, string | Blob>) : body;
  const upload = isUpload && { timeout: 0, onUploadProgress: ({ progress = 0 }) => onProgress?.(progress) };
  const call = cancellable(async (signal) => {
    const http = await openHttp();
    const attempt = () => http.request<unknown>({ method, url, params: query, data, headers, signal, ...upload });
    const { data: reply, headers: told } = await (isDoor ? attempt() : withLivingSession(attempt, signal));
    keepAsOf(reply, told);
    return reply;
  });
  return method === "GET" || isUpload ? call : writeUnderWay(call);
}

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** A call that is refused again with the new session fails. */
export async function withLivingSession<Reply>(attempt: () => Promise<Reply>, signal: AbortSignal): Promise<Reply> {
  const renewals = renewalsSoFar();
  try {
    return await attempt();
  } catch (error) {
    const isExpired = isCallError(error) && error.response?.status === 401;
    if (!isExpired) throw error;
    if (renewalsSoFar() === renewals && !(await untilRenewed(signal))) throw error;
    return attempt();
  }
}
