import { AS_OF_HEADER } from "@/contract/hotelChanges";
import { isObject } from "@/shared/shapes";

const cursors = new WeakMap<object, number>();

/** The cursor of the last change that a reply includes; undefined where the server does not say. */
export function asOfReply(reply: unknown): number | undefined {
  if (isObject(reply) && typeof reply.asOf === "number") return reply.asOf;
  return typeof reply === "object" && reply !== null ? cursors.get(reply) : undefined;
}

/** Remembers what the headers of a reply say, as long as the reply is held. */
export function keepAsOf(reply: unknown, headers: object) {
  const told = Number((headers as Record<string, unknown>)[AS_OF_HEADER]);
  if (typeof reply === "object" && reply !== null && told > 0) cursors.set(reply, told);
}
