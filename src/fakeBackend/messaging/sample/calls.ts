import type { CallRecord } from "@/contract/messaging/calls";
import type { Person } from "@/contract/messaging/contacts";

import { channelId } from "./channels";
import { contactId } from "./contacts";

/** A call with the instant of its start while it lasts. */
export type CallRow = CallRecord & { isRunning?: boolean };

type Way = "in" | "out" | "missed";
type Sample = [minutesAgo: number, way: Way, duration: string, who: string, hasVideo?: boolean];
type GroupSample = [
  minutesAgo: number,
  way: Way,
  duration: string,
  channel: string,
  name: string,
  people: string,
  hasVideo?: boolean,
];

const samples: Sample[] = [
  [24, "missed", "0:00", "marta"],
  [41, "out", "3:12", "joan"],
  [77, "in", "1:48", "lucia"],
  [160, "in", "6:05", "carmen", true],
  [335, "missed", "0:00", "nerea"],
  [420, "out", "0:52", "ainhoa"],
  [1490, "out", "12:30", "ivan", true],
  [1610, "in", "2:21", "rosario"],
  [2900, "missed", "0:00", "chloe", true],
  [4420, "in", "4:44", "hassan"],
  [5800, "out", "1:07", "bruno"],
  [7300, "in", "18:26", "elena", true],
];

const groupSamples: GroupSample[] = [
  [230, "in", "22:40", "eventos", "Eventos", "marta rashid elena bruno carmen", true],
  [1720, "out", "14:03", "direccion", "Dirección", "carmen ivan ricardo nuria lucia rosario"],
  [3100, "missed", "0:00", "mantenimiento", "Mantenimiento", "joan hassan sergio rosario lucia", true],
];

/** Calls in, out and missed, by voice and video, and groups of 5 and 6 people (specification, section 9). */
export function callsAt(now: Date, personOf: (id: string) => Person): CallRow[] {
  const timeOf = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * 60_000).toISOString();
  const marks = (way: Way) => ({ isIncomming: way !== "out", isMissed: way === "missed" });

  const single = samples.map(([minutesAgo, way, callDuration, who, hasVideoCall = false]) => {
    const { id: userId, ...person } = personOf(contactId(who));
    const call = {
      callDuration,
      callDate: timeOf(minutesAgo),
      isGrouped: false,
      hasVideoCall,
      peoplesAvailableOnCall: 1,
    };
    return { ...person, ...call, ...marks(way), peoples: [{ id: userId, ...person }], userId };
  });
  const grouped = groupSamples.map(([minutesAgo, way, callDuration, key, firstName, people, hasVideoCall = false]) => {
    const peoples = people.split(" ").map((who) => personOf(contactId(who)));
    const call = { callDuration, callDate: timeOf(minutesAgo), isGrouped: true, hasVideoCall };
    const took = { peoples, peoplesAvailableOnCall: peoples.length };
    return { firstName, lastName: "", ...call, ...marks(way), ...took, userId: channelId(key) };
  });
  return [...single, ...grouped]
    .toSorted((a, b) => (a.callDate < b.callDate ? -1 : 1))
    .map((call, index) => ({ callId: String(index + 1), ...call }));
}
