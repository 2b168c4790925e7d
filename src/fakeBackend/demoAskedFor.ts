import type { NetworkFaults } from "@/contract/faults";

/** How large the sample is, where it is to be larger or smaller than usual. */
export interface SampleSize {
  /** Messages of the first direct chat. */
  messages?: number;
  contacts?: number;
  reservations?: number;
  /** At least so many; those who have booked are there in any case. */
  guests?: number;
  /** A house that opens tomorrow: rooms, rates and colleagues, and nothing that anybody has done. */
  isEmpty?: boolean;
}

/** What an address may ask of the demo. */
const sizes = ["messages", "contacts", "reservations", "guests", "sample"];
const faults = ["seed", "latency", "jitter", "errors", "cuts", "lost", "doubled", "offline", "expires"];
const parameters = [...sizes, ...faults];

const STORED_UNDER = "demo";

/** What an address asks for, `?messages=100000&latency=0`, from then on for as long as the tab lives. */
export function demoAskedFor(address: string): URLSearchParams {
  const asked = knownIn(address);
  try {
    if (asked.size > 0) sessionStorage.setItem(STORED_UNDER, asked.toString());
    return asked.size > 0 ? asked : knownIn(sessionStorage.getItem(STORED_UNDER) ?? "");
  } catch {
    return asked; // a browser that forbids storage
  }
}

export const sizeIn = (asked: URLSearchParams): SampleSize => ({
  messages: numberIn(asked, "messages", 1),
  contacts: numberIn(asked, "contacts", 1),
  reservations: numberIn(asked, "reservations", 1),
  guests: numberIn(asked, "guests", 1),
  isEmpty: asked.get("sample") === "empty" || undefined,
});

/** Without anything asked for, nothing goes wrong. */
export function faultsIn(asked = new URLSearchParams()): NetworkFaults {
  const share = (name: string) => numberIn(asked, name, 0, 100) ?? 0;
  return {
    seed: numberIn(asked, "seed", 0) ?? 1,
    latency: numberIn(asked, "latency", 0) ?? null,
    jitter: numberIn(asked, "jitter", 0) ?? 0,
    errors: share("errors"),
    cuts: share("cuts"),
    lost: share("lost"),
    doubled: share("doubled"),
    offline: asked.get("offline") ?? "",
    expires: numberIn(asked, "expires", 0) ?? null,
  };
}

function knownIn(address: string): URLSearchParams {
  const all = new URLSearchParams(address);
  return new URLSearchParams(parameters.filter((name) => all.has(name)).map((name) => [name, all.get(name)!]));
}

function numberIn(asked: URLSearchParams, name: string, least: number, most = Infinity): number | undefined {
  const text = asked.get(name) ?? "";
  return /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined;
}
