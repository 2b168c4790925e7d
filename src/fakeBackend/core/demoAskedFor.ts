import { agencyAnswers, partnerAnswers, type NetworkFaults } from "@/contract/faults";

/** The size of the sample, if it is not the usual one. */
export interface SampleSize {
  /** Messages of the first direct chat. */
  messages?: number;
  contacts?: number;
  reservations?: number;
  /** At least so many; those who have booked are there in any case. */
  guests?: number;
  rooms?: number;
  /** Of the tills. */
  tickets?: number;
  /** A property that opens tomorrow: rooms, rates and colleagues, without any history. */
  isEmpty?: boolean;
}

/** Parameters of the demo that an address may hold. */
const sizes = ["messages", "contacts", "reservations", "guests", "rooms", "tickets", "sample"];
const faults = [
  "seed",
  "latency",
  "jitter",
  "errors",
  "cuts",
  "lost",
  "doubled",
  "offline",
  "expires",
  "agency",
  "partner",
];
const parameters = [...sizes, ...faults];

const STORED_UNDER = "demo";

/** The parameters of an address, `?messages=100000&latency=0`, kept for the life of the tab. */
export function demoAskedFor(address: string): URLSearchParams {
  const asked = knownIn(address);
  try {
    if (asked.size > 0) sessionStorage.setItem(STORED_UNDER, asked.toString());
    return asked.size > 0 ? asked : knownIn(sessionStorage.getItem(STORED_UNDER) ?? "");
  } catch {
    return asked; // storage is forbidden
  }
}

export const sizeIn = (asked: URLSearchParams): SampleSize => ({
  messages: numberIn(asked, "messages", 1),
  contacts: numberIn(asked, "contacts", 1),
  reservations: numberIn(asked, "reservations", 1),
  guests: numberIn(asked, "guests", 1),
  rooms: numberIn(asked, "rooms", 1),
  tickets: numberIn(asked, "tickets", 0),
  isEmpty: asked.get("sample") === "empty" || undefined,
});

/** Without parameters there are no faults. */
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
    agency: agencyAnswers.find((answer) => answer === asked.get("agency")) ?? "accepted",
    partner: partnerAnswers.find((answer) => answer === asked.get("partner")) ?? "usual",
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
