import fc from "fast-check";
import { vi } from "vitest";

import type { sampleReservations as makeSample } from "@/fakeBackend/hotel/sample/sampleReservations";

/** A mutant that only some seeds find would be found now and then. */
fc.configureGlobal({ seed: 20261122 });

/** The sample of one day is made once for all tests of a file: it takes most of a test's time, and nothing changes it. */
vi.mock("@/fakeBackend/hotel/sample/sampleReservations", async (original) => {
  const { sampleReservations } = await original<{ sampleReservations: typeof makeSample }>();
  const made = new Map<string, ReturnType<typeof makeSample>>();
  return {
    sampleReservations(...[setUp, businessDate, size]: Parameters<typeof makeSample>) {
      const day = `${businessDate} ${JSON.stringify(size)}`;
      const sample = made.get(day) ?? sampleReservations(setUp, businessDate, size);
      made.set(day, sample);
      return sample;
    },
  };
});
