import { afterEach } from "vitest";

import { testMoment } from "./testMoment";

// The clock of the tests stands still at their moment: no test sees that of the machine.
let moment = Date.parse(testMoment);

/** Another moment, until the end of the test. Fake timers that include `Date` begin at it, and then go their own way. */
export const setMoment = (at: string | Date) => void (moment = new Date(at).getTime());

const shared = globalThis as { machineDate?: DateConstructor };
const MachineDate = (shared.machineDate ??= Date); // the workers share it between files

class TestDate extends MachineDate {
  constructor(...given: []) {
    super(...((given.length > 0 ? given : [moment]) as []));
  }
  static override now = () => moment;
  /** Copies that the platform makes are dates, too. */
  static override [Symbol.hasInstance] = (value: unknown) => value instanceof MachineDate;
}
globalThis.Date = TestDate as unknown as DateConstructor;

afterEach(() => setMoment(testMoment));
