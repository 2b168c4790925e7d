import "./jsdom";
import "@testing-library/jest-dom/vitest";

import { cleanup, configure, prettyDOM } from "@testing-library/react";
import { afterEach, beforeAll, expect } from "vitest";

import type { Feature } from "@/shared/feature";

configure({
  asyncUtilTimeout: 5000,
  // what a page looked like is written down when somebody reads it, not at each look for something that is not there yet
  getElementError(message, container) {
    const error = new Error();
    error.name = "TestingLibraryElementError";
    Object.defineProperty(error, "message", {
      configurable: true,
      get: () => [message, prettyDOM(container)].join("\n\n"),
    });
    return error;
  },
});

// what all tests of a file use is no part of what the first of them waits for; it is imported here, so that a test file
// may put something else in a module's place before
beforeAll(async () => {
  const { openCatalogue } = await import("@/shared/i18n/spoken");
  await openCatalogue("common");
  const testPath = expect.getState().testPath ?? "";
  const feature = await featureOf(testPath);
  const pages = testPath.includes("/state/") ? [] : (feature?.routes ?? []);
  await Promise.all([feature?.state?.(), ...pages.map(({ page }) => page())]);
});

/** The one whose state or pages the tests of a folder open. */
async function featureOf(testPath: string): Promise<Feature | undefined> {
  if (/\/tests\/(reservations|outbox)\//.test(testPath))
    return (await import("@/features/reservations/reservationsFeature")).reservationsFeature;
  if (testPath.includes("/tests/messaging/"))
    return (await import("@/features/messaging/messagingFeature")).messagingFeature;
  return undefined;
}

// no screen has anything to complain of
const complaints: unknown[][] = [];
const complain = console.error;
console.error = (...words: unknown[]) => {
  if (String(words[0]).includes("is unrecognized in this browser") && words[1] === "search") return; // jsdom knows no <search>
  complaints.push(words);
  complain(...words);
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  const [complaint] = complaints.splice(0);
  if (complaint) throw new Error(`The console was told: ${complaint.join(" ")}`);
});
