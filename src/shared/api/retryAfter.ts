import { isCallError, isConnectionLost } from "./failures";

const TOO_MANY = 429;
const UNAVAILABLE = 503;

/** A server that asks for more is asked again all the same. */
const LONGEST_MS = 5 * 60_000;

/** Whether nothing was done with a call, so that it can be repeated: no connection, too many calls, or a rest that ends. */
export const isUndelivered = (error: unknown) => isConnectionLost(error) || isTurnedAway(error);

function isTurnedAway(error: unknown): boolean {
  const { status, headers } = (isCallError(error) && error.response) || {};
  return status === TOO_MANY || (status === UNAVAILABLE && Boolean(headers?.["retry-after"]));
}

/** How long a server asks to be left alone, in ms: its `Retry-After` in seconds, or a date. Undefined without one. */
export function retryAfterOf(error: unknown, now = Date.now()): number | undefined {
  const told: unknown = isCallError(error) ? error.response?.headers["retry-after"] : undefined;
  const wait = Number(told) * 1000 || Date.parse(String(told)) - now;
  return wait > 0 ? Math.min(wait, LONGEST_MS) : undefined;
}
