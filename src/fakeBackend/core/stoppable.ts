import type { After } from "./conditions";

/** The same clock, with a function that cancels everything that is scheduled. */
export function stoppable(after: After) {
  const waiting = new Set<() => void>();

  const stoppableAfter: After = (ms, run) => {
    const cancel = after(ms, () => {
      waiting.delete(callOff);
      run();
    });
    const callOff = () => {
      waiting.delete(callOff);
      cancel();
    };
    waiting.add(callOff);
    return callOff;
  };

  return { after: stoppableAfter, stop: () => waiting.forEach((callOff) => callOff()) };
}
