import "./jsdom";
import "@testing-library/jest-dom/vitest";

import { cleanup, configure, prettyDOM } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, vi } from "vitest";

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

beforeAll(async () => {
  // imported here, so that a test file may replace a module first
  const { openCatalogue } = await import("@/shared/i18n/spoken");
  await openCatalogue("common");
});

// no screen has anything to complain of
const complaints: unknown[][] = [];
const complain = console.error;
beforeAll(() => {
  console.error = (...words: unknown[]) => {
    if (String(words[0]).includes("is unrecognized in this browser") && words[1] === "search") return; // jsdom knows no <search>
    complaints.push(words);
    complain(...words);
  };
});
afterAll(() => void (console.error = complain));

// the next test, of this file or another, begins where the app begins
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  const { dropStored } = await import("@/shared/storage");
  dropStored(""); // what could not be written, too
  sessionStorage.clear();
  const { chooseLanguage, currentSpoken } = await import("@/shared/i18n/spoken");
  if (currentSpoken().code !== "es") await chooseLanguage("es");
  const [complaint] = complaints.splice(0);
  if (complaint) throw new Error(`The console was told: ${complaint.join(" ")}`);
});
