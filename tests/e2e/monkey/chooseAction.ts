import type { Page } from "@playwright/test";

import { type Random, randomFrom } from "../../../src/fakeBackend/core/random";
import type { MonkeyAction } from "./MonkeyAction";
import type { Control } from "./monkeyEyes";
import { keys, networks, routes, texts, widths, withNetwork } from "./monkeyStock";

/** Frequency of each, in thousandths. */
const chances: [thousandths: number, kind: MonkeyAction["do"]][] = [
  [530, "click"],
  [110, "type"],
  [190, "press"],
  [55, "go"],
  [25, "scroll"],
  [20, "back"],
  [10, "forward"],
  [10, "hover"],
  [10, "doubleClick"],
  [10, "rightClick"],
  [10, "resize"],
  [8, "offline"],
  [6, "load"],
  [6, "reload"],
];

/** The action of a step: the same for the same seed and step, as far as the page shows the same. */
export async function chooseAction(
  page: Page,
  seed: number,
  step: number,
  used: Map<string, number>,
  isOffline: boolean,
): Promise<MonkeyAction> {
  const random = randomFrom(seed * 1_000_003 + step * 7919);
  const kind = isOffline && random.next() < 0.1 ? "online" : kindFor(random.between(0, 999));
  if (isOffline && ["load", "reload", "back", "forward", "offline"].includes(kind)) return { do: "online" };
  switch (kind) {
    case "press":
      return { do: kind, key: random.pick(keys) };
    case "go":
      return { do: kind, path: random.pick(routes) };
    case "load":
      return { do: kind, path: withNetwork(random.pick(routes), random.pick(networks)) };
    case "scroll":
      return { do: kind, x: random.next(), y: random.next(), by: random.between(-2000, 2000) };
    case "resize":
      return { do: kind, width: random.pick(widths) };
    case "click":
    case "type":
    case "hover":
    case "doubleClick":
    case "rightClick":
      return onControl(kind, await page.evaluate(() => window.monkey.controls()), random, used);
    default:
      return { do: kind } as MonkeyAction;
  }
}

function kindFor(draw: number): MonkeyAction["do"] {
  let passed = 0;
  return chances.find(([thousandths]) => (passed += thousandths) > draw)![1];
}

/** In three of four cases in what is open; of two names the one used less often; of controls with that name, any. */
function onControl(
  wanted: "click" | "type" | "hover" | "doubleClick" | "rightClick",
  controls: Control[],
  random: Random,
  used: Map<string, number>,
): MonkeyAction {
  const isForField = ({ isField }: Control) => isField === (wanted === "type");
  const inFront = random.next() < 0.75 ? controls.filter(({ isInFront }) => isInFront) : controls;
  const fitting = inFront.filter(isForField);
  const all = fitting.length > 0 ? fitting : inFront.length > 0 ? inFront : controls;
  if (all.length === 0) return { do: "press", key: "Tab" };
  const names = [...new Set(all.map(({ name }) => name))];
  const usesOf = (name: string) => used.get(name) ?? 0;
  const [one, other] = [random.pick(names), random.pick(names)];
  const name = usesOf(one) <= usesOf(other) ? one : other;
  const control = random.pick(all.filter((candidate) => candidate.name === name));
  const on = { name, nth: control.nth };
  used.set(name, usesOf(name) + 1);
  if (control.isChoice) return { do: "choose", on, option: random.between(0, 20) };
  if (wanted === "type" && control.isField) {
    return { do: "type", on, text: random.pick(texts), isInstead: random.next() < 0.5 };
  }
  return { do: wanted === "type" ? "click" : wanted, on };
}
