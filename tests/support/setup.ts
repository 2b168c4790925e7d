import "./jsdom";
import "./withoutOwnerStacks";
import "@testing-library/jest-dom/vitest";

import { cleanup, configure, prettyDOM } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, vi } from "vitest";

configure({
  asyncUtilTimeout: 5000,
  // the page is only printed when a person reads the error, not at each retry of a query
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

// no screen writes to the console
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

// the next test, of this file or another, starts from the initial state
afterEach(async () => {
  cleanup();
  document.body.replaceChildren(); // what was put there by hand, too
  vi.restoreAllMocks();
  const { chooseLanguage, currentSpoken } = await import("@/shared/i18n/spoken");
  if (currentSpoken().code !== "es") await chooseLanguage("es");
  const { dropStored } = await import("@/shared/storage");
  dropStored(""); // what could not be written, too; and the language, which was just stored
  sessionStorage.clear();
  const [complaint] = complaints.splice(0);
  if (complaint) throw new Error(`The console was told: ${complaint.join(" ")}`);
});
