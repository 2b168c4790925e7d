import { writeSync } from "node:fs";

import { render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished } from "vitest";

import { App } from "@/app/App";
import { createAppRouter } from "@/app/router";
import { createAppStore } from "@/app/store";
import { areas } from "@/app/areas";
import { paths } from "@/shared/routing/paths";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { hearComplaints } from "../support/hearComplaints";
import { answerAtRandom } from "./replies/answerAtRandom";

/** Set by `npm run replies`: every page takes too long for each commit. */
const isWhole = process.env.REPLIES === "whole";
const seed = Number(process.env.REPLIES_SEED ?? 1);
/** Numbers of the pages to walk, with commas; all unless told. */
const only = process.env.REPLIES_PLACES?.split(",").map(Number);
/** A page asks for its frame, its lists and what is opened; one that asks without end makes hundreds. */
const MOST_CALLS = 100;
const MOST_PRESSED = 8;

/** Every page once, with something in the place of an id, and what the sweep opens of it. */
const declared = areas.flatMap(({ pages }) =>
  pages.flatMap(({ path, sweep = [] }) => [path, ...sweep.flatMap(({ at }) => at ?? [])]),
);
const addresses = [...new Set([...Object.values(paths), ...declared].map(filled))].filter((path) =>
  path.startsWith("/app/"),
);
const walked = addresses
  .map((address, place) => ({ address, place }))
  .filter(({ place }) => only?.includes(place) ?? true);

function filled(path: string) {
  return path.replace(":kind", "voice").replaceAll(/:\w+\??/g, "2026-04-14");
}

/** No schema can say that a field differs from row to row, as React's keys do; and jsdom does not know `<search>`. */
const notOurs = /^Encountered two children with the same key|^The tag <%s> is unrecognized/;
const complaints = hearComplaints({
  inWords: (part) => (part instanceof Error ? (part.stack ?? "") : String(part)).slice(0, 700),
  isOurs: ([first]) => !notOurs.test(String(first)),
});

beforeEach(alreadySignedIn);

it.runIf(isWhole).each(walked)(
  "stands upon whatever the description allows: page $place, $address",
  async ({ address, place }) => {
    // at once and past vitest, for scripts/runs/replies.mjs: a loop would keep it back for ever
    writeSync(1, `begins: page ${place}, ${address}\n`);
    window.history.replaceState(null, "", address);
    const calls = answerAtRandom(seed * 1000 + place);
    const store = createAppStore();
    const router = createAppRouter(store);
    onTestFinished(() => {
      store.stop();
      router.dispose();
    });
    render(<App store={store} router={router} />);
    await waitFor(() => expect(document.querySelector("h1")).not.toBeNull());
    await untilQuiet(calls);
    pressButtons();
    await untilQuiet(calls);
    expect([...new Set([...Object.values(router.state.errors ?? {}), ...complaints])]).toEqual([]);
    expect(document.querySelector("h1")).not.toBeNull();
    expect(calls.length, calls.slice(-20).join(", ")).toBeLessThan(MOST_CALLS);
  },
);

/** Until a while has passed without a call; polls go on for ever, slowly. */
async function untilQuiet(calls: string[]) {
  for (let before = -1, turn = 0; calls.length !== before && turn < 8; turn += 1) {
    before = calls.length;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Presses the first buttons and links of the rows, each closed again by Escape: drawers, dialogs, menus. */
function pressButtons() {
  const pressed = screen.getByRole("main").querySelectorAll<HTMLElement>("button:enabled, tbody a");
  for (const element of [...pressed].slice(0, MOST_PRESSED)) {
    element.click();
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  }
}
