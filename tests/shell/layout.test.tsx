import { expect, it, vi } from "vitest";

import { selectLayoutMode, selectSidebar, selectTheme, sidebarToggled, themeChosen } from "@/shared/layout/layoutSlice";
import { openStore } from "../support/openStore";

/** The operating system, dark or light, and a way to change it. */
function system(isDark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: isDark });
  const asked = vi.spyOn(window, "matchMedia").mockReturnValue(query as unknown as MediaQueryList);
  function turn(dark: boolean) {
    query.matches = dark;
    query.dispatchEvent(new Event("change"));
  }
  return { asked, turn };
}

function openFrame() {
  const store = openStore();
  const state = () => store.getState();
  return {
    dispatch: store.dispatch,
    stop: store.stop,
    look: () => [selectTheme(state()), selectLayoutMode(state()), selectSidebar(state())],
  };
}

const marks = () => {
  const { documentElement: root, body } = document;
  return [root.dataset.bsTheme, body.dataset.bsTheme, root.dataset.sidebar, root.dataset.layout];
};

it("follows the system until the person chooses, and again when they choose the system", () => {
  const { asked, turn } = system(true);
  const { dispatch, look } = openFrame();
  expect(asked).toHaveBeenCalledWith("(prefers-color-scheme: dark)");
  expect(look()).toEqual(["system", "dark", "vertical"]);
  expect(marks()).toEqual(["dark", "dark", "dark", "vertical"]);
  turn(false);
  expect(look()).toEqual(["system", "light", "vertical"]);
  expect(marks()).toEqual(["light", "light", "light", "vertical"]);
  dispatch(themeChosen("dark"));
  expect(marks()).toEqual(["dark", "dark", "dark", "vertical"]);
  turn(true);
  turn(false);
  expect(look()).toEqual(["dark", "dark", "vertical"]);
  dispatch(themeChosen("system"));
  expect(look()).toEqual(["system", "light", "vertical"]);
});

it("is restored at the next visit", () => {
  system(false);
  const { dispatch } = openFrame();
  dispatch(themeChosen("dark"));
  dispatch(sidebarToggled());
  expect(marks()[3]).toBe("small-icon");
  expect(openFrame().look()).toEqual(["dark", "dark", "small-icon"]);
  dispatch(sidebarToggled());
  dispatch(themeChosen("light"));
  expect(openFrame().look()).toEqual(["light", "light", "vertical"]);
});

it("ignores unknown values in the browser's storage", () => {
  system(false);
  localStorage.setItem("theme", "sepia");
  localStorage.setItem("sidebar", "toString");
  expect(openFrame().look()).toEqual(["system", "light", "vertical"]);
});

it("stops listening to the system when the app is stopped", () => {
  const { turn } = system(false);
  const { stop, look } = openFrame();
  stop();
  turn(true);
  expect(look()).toEqual(["system", "light", "vertical"]);
});
