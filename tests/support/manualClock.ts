import type { After } from "@/fakeBackend/core/conditions";

interface Appointment {
  at: number;
  run: () => void;
}

/** A clock for the fake backend that a test moves; moving it runs what is due. */
export function manualClock(start = "2026-03-27T10:00:00.000Z") {
  let time = Date.parse(start);
  const appointments = new Set<Appointment>();

  const after: After = (ms, run) => {
    const appointment = { at: time + ms, run };
    appointments.add(appointment);
    return () => appointments.delete(appointment);
  };

  function advance(ms: number) {
    const end = time + ms;
    for (let next = firstUntil(end); next; next = firstUntil(end)) {
      appointments.delete(next);
      time = next.at;
      next.run();
    }
    time = end;
  }

  const firstUntil = (end: number) =>
    [...appointments].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];

  return { now: () => new Date(time), after, advance, waiting: () => appointments.size };
}
