import "@testing-library/jest-dom/vitest";

import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeAll } from "vitest";

// the first test of a file fetches what all of them use
configure({ asyncUtilTimeout: 5000 });

beforeAll(async () => {
  // imported here, so that a test file may put something else in a module's place first
  const { openCatalogue } = await import("@/shared/i18n/spoken");
  await openCatalogue("common");
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// what jsdom has not: media queries, observers of layout, scrolling
window.matchMedia ??= (query: string): MediaQueryList => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
window.ResizeObserver ??= NoObserver as unknown as typeof ResizeObserver;
window.IntersectionObserver ??= NoObserver as unknown as typeof IntersectionObserver;
Element.prototype.scrollIntoView ??= () => {};
window.scrollTo = () => {};
