import type { Endpoint } from "@/contract/endpoint";

import type { Sent } from "./ledger/journal";

/** A call in a line: what it is about, and what it is sent. */
export function toldBriefly({ method, path }: Endpoint, { params = {}, body }: Sent): string {
  const { version: _, ...input } = (body ?? {}) as Record<string, unknown>;
  const what = params.action ?? `${method} ${path.split("/").at(-1)}`;
  return `${params.id ?? ""} ${what} ${JSON.stringify(input)}`;
}
