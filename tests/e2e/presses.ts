import type { Page } from "@playwright/test";

declare global {
  interface Window {
    countPress: () => void;
  }
}

/**
 * Counts a person's presses on a page from now on, through reloads: a click or the begin of a drag is one, a key that
 * types no letter is one, a text typed or a choice made in one field without leaving it is one.
 */
export async function countPresses(page: Page) {
  let presses = 0;
  await page.exposeFunction("countPress", () => void (presses += 1));
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return {
    soFar: () => presses,
    again: () => {
      presses = 0;
    },
  };
}

/** Runs in the page. */
function listen() {
  const modifiers = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"]);
  let typedIn: EventTarget | null = null;
  const count = () => {
    typedIn = null;
    window.countPress();
  };
  addEventListener("pointerdown", count, true);
  addEventListener(
    "keydown",
    (event) => {
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.matches("input:not([type=radio], [type=checkbox]), textarea, [contenteditable]");
      if (event.repeat || modifiers.has(event.key) || (isLetter && isTyping)) return;
      count();
    },
    true,
  );
  addEventListener(
    "input",
    ({ target }) => {
      const isOfPress = target instanceof HTMLInputElement && ["radio", "checkbox"].includes(target.type);
      if (isOfPress || target === typedIn) return; // the press itself has been counted
      count();
      typedIn = target;
    },
    true,
  );
}
