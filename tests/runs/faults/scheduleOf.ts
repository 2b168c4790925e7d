import type { NetworkFaults } from "@/contract/faults";
import { faultsIn } from "@/fakeBackend/core/demoAskedFor";
import { type Random, randomFrom } from "@/fakeBackend/core/random";

export const startsAt = new Date("2026-04-14T08:00:00.000Z");
export const chats = ["contact-omar", "contact-lucia", "channel-pisos"];
export const tasks = ["1", "2", "3"];
export const switches = ["privacy.displayLastSeen", "privacy.readReceipts", "security.securityNotification"] as const;
export const toggles = ["favourite", "archive", "mute"] as const;

/** Something that a person does, or that befalls them; `after` so many milliseconds. */
export type Step = { after: number } & (
  | { act: "send"; chat: string }
  | { act: "type"; chat: string }
  /** The last that the person sees of their own. */
  | { act: "delete"; chat: string; isUndone: boolean }
  | { act: "read"; chat: string; isRead: boolean }
  | { act: "toggle"; chat: string; what: (typeof toggles)[number] }
  | { act: "bookmark"; chat: string }
  | { act: "rename" }
  | { act: "unbookmark"; isUndone: boolean }
  | { act: "acknowledge"; chat: string }
  | { act: "ring"; chat: string }
  | { act: "hangUp" }
  | { act: "tick"; task: string }
  | { act: "switch"; field: (typeof switches)[number] }
  | { act: "book" }
  | { act: "amend" }
  /** Cancelled, or brought back. */
  | { act: "decide" }
  | { act: "drop"; isUndone: boolean }
  | { act: "otherDesk" }
  /** Somebody else writes something urgent. */
  | { act: "urge"; chat: string }
  | { act: "network"; isThere: boolean }
  /** A page that is left says goodbye; one that is killed does not, and its calls may be lost on their way. */
  | { act: "reload"; isKilled: boolean; losesCalls: boolean }
  /** The backend goes with the page and comes again from what it has kept. */
  | { act: "restart" }
);

export interface Schedule {
  seed: number;
  faults: NetworkFaults;
  steps: Step[];
}

const acts = [
  "send",
  "toggle",
  "tick",
  "switch",
  "book",
  "amend",
  "type",
  "delete",
  "read",
  "bookmark",
  "rename",
  "unbookmark",
  "drop",
  "acknowledge",
  "ring",
  "hangUp",
  "decide",
] as const;
const blows = ["network", "network", "reload", "reload", "otherDesk", "urge", "restart"] as const;

/** The same seed gives the same schedule. */
export function scheduleOf(seed: number): Schedule {
  const random = randomFrom(seed);
  const { between, pick, next } = random;
  const share = () => (next() < 0.5 ? 0 : between(1, 35));
  const faults = {
    ...faultsIn(),
    seed,
    latency: between(10, 400),
    jitter: pick([0, 500, 3000]),
    errors: share(),
    cuts: share(),
    lost: share(),
    doubled: share(),
    offline: pick(["", "", "5-15", "10-30,40-45"]),
    expires: pick([null, null, null, 10]),
  };
  // each schedule is about a few things only, so that they get in each other's way
  const favourites = Array.from({ length: between(1, 3) }, () => pick(acts));
  const few = { chats: chats.slice(0, between(1, 3)), tasks: tasks.slice(0, between(1, 3)) };
  const chooseAct = () => pick([pick(favourites), pick(favourites), pick(acts), pick([...blows, ...acts])]);
  const steps = Array.from({ length: between(8, 25) }, () => stepOf(chooseAct(), random, few));
  return { seed, faults, steps };
}

function stepOf(act: Step["act"], { between, pick }: Random, few: { chats: string[]; tasks: string[] }): Step {
  const after = pick([0, 0, between(20, 300), between(300, 3000), between(3000, 9000)]);
  switch (act) {
    case "drop":
    case "unbookmark":
      return { after, act, isUndone: pick([true, false]) };
    case "send":
    case "bookmark":
    case "type":
    case "acknowledge":
    case "ring":
    case "urge":
      return { after, act, chat: pick(few.chats) };
    case "delete":
      return { after, act, chat: pick(few.chats), isUndone: pick([true, false]) };
    case "read":
      return { after, act, chat: pick(few.chats), isRead: pick([true, false]) };
    case "toggle":
      return { after, act, chat: pick(few.chats), what: pick(toggles) };
    case "tick":
      return { after, act, task: pick(few.tasks) };
    case "switch":
      return { after, act, field: pick(switches) };
    case "network":
      return { after, act, isThere: pick([true, true, false]) };
    case "reload":
      return { after, act, isKilled: pick([true, false]), losesCalls: pick([true, false]) };
    default:
      return { after, act };
  }
}

const wordOf = ({ after, ...step }: Step) => `+${after} ${Object.values(step).join(" ")}`;

export const wordsOf = ({ seed, faults, steps }: Schedule) =>
  `seed ${seed}, faults ${JSON.stringify(faults)}\n  ${steps.map(wordOf).join("\n  ")}`;
