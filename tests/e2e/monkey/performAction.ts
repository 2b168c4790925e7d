import type { Page } from "@playwright/test";

import type { MonkeyAction } from "./MonkeyAction";
import type { Place } from "./monkeyEyes";

const HEIGHT = 800;

type ActionOf<Kind> = Extract<MonkeyAction, { do: Kind }>;

/** Performs it as a person would. Returns false if its control is gone or covered. */
export async function performAction(page: Page, action: MonkeyAction): Promise<boolean> {
  switch (action.do) {
    case "click":
      return atPlace(page, action, ({ x, y }) => page.mouse.click(x, y));
    case "doubleClick":
      return atPlace(page, action, ({ x, y }) => page.mouse.dblclick(x, y));
    case "rightClick":
      return atPlace(page, action, ({ x, y }) => page.mouse.click(x, y, { button: "right" }));
    case "hover":
      return atPlace(page, action, ({ x, y }) => page.mouse.move(x, y));
    case "type":
      return atPlace(page, action, (place) => type(page, place, action));
    case "back":
    case "forward":
      return page.evaluate(travel, action.do);
    default:
      await onPage(page, action);
      return true;
  }
}

async function onPage(page: Page, action: MonkeyAction): Promise<unknown> {
  switch (action.do) {
    case "choose":
      return page.evaluate(({ on, option }) => window.monkey.choose(on.name, on.nth, option), action);
    case "press":
      return page.keyboard.press(action.key);
    case "scroll":
      return scroll(page, action);
    case "go":
      return page.evaluate(goTo, action.path);
    case "load":
      return page.goto(action.path);
    case "reload":
      return page.reload();
    case "resize":
      return page.setViewportSize({ width: action.width, height: HEIGHT });
    default:
      return page.context().setOffline(action.do === "offline");
  }
}

async function atPlace(
  page: Page,
  { on }: ActionOf<"click" | "doubleClick" | "rightClick" | "hover" | "type">,
  act: (place: Place) => Promise<void>,
): Promise<boolean> {
  const place = await page.evaluate(({ name, nth }) => window.monkey.placeOf(name, nth), on);
  if (place) await act(place);
  return place !== undefined;
}

async function type(page: Page, { x, y }: Place, { text, isInstead }: ActionOf<"type">) {
  await page.mouse.click(x, y);
  if (isInstead) await page.keyboard.press("Control+a");
  if (text.length < 20) await page.keyboard.type(text);
  else await page.keyboard.insertText(text); // as if pasted
}

async function scroll(page: Page, { x, y, by }: ActionOf<"scroll">) {
  const { width, height } = page.viewportSize()!;
  await page.mouse.move(x * width, y * height);
  await page.mouse.wheel(0, by);
}

/** In the page: without a reload, with the history as the router would leave it. */
function goTo(path: string) {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  history.pushState({ idx: idx + 1, key: path, usr: null }, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}

/** In the page: never leaves the app. */
function travel(way: "back" | "forward"): boolean {
  const { navigation } = window as unknown as { navigation: Record<"canGoBack" | "canGoForward", boolean> };
  const isPossible = navigation[way === "back" ? "canGoBack" : "canGoForward"];
  if (isPossible) history[way]();
  return isPossible;
}
