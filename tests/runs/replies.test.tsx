import { writeSync } from "node:fs";

import { render, screen } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";

import { App } from "@/app/App";
import { createAppRouter } from "@/app/router";
import { areas } from "@/app/areas";
import { http } from "@/shared/api/http";
import { paths } from "@/shared/routing/paths";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { hearComplaints } from "../support/hearComplaints";
import { answerAtRandom } from "./replies/answerAtRandom";
import { openStore } from "../support/openStore";

/** Set by `npm run replies`: every page takes too long for each commit. */
const isWhole = process.env.REPLIES === "whole";
const seed = Number(process.env.REPLIES_SEED ?? 1);
/** Numbers of the pages to walk, with commas; all unless told. */
const only = process.env.REPLIES_PLACES?.split(",").map(Number);
/** A page asks for its frame, its lists and what is opened; one that asks without end makes hundreds. */
const MOST_CALLS = 100;
const MOST_PRESSED = 8;
/** Near the dates of the replies. */
const NOW = "2026-11-27T10:00:00.000Z";

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

const timers = ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] as const;

beforeEach(alreadySignedIn);

it.each(isWhole ? walked : [])(
  "stands upon whatever the description allows: page $place, $address",
  async ({ address, place }) => {
    // at once and past vitest, for scripts/runs/replies.mjs: a loop would keep it back for ever
    writeSync(1, `begins: page ${place}, ${address}\n`);
    window.history.replaceState(null, "", address);
    // its own clock, so that the page does the same on each day and each machine, and leaves no timer to the next
    vi.useFakeTimers({ now: new Date(NOW), toFake: [...timers, "Date", "performance"] });
    const calls = answerAtRandom(`${seed} ${address}`);
    const store = openStore();
    const router = createAppRouter(store);
    onTestFinished(() => {
      store.stop();
      router.dispose();
      vi.useRealTimers();
    });
    render(<App store={store} router={router} />);
    await untilQuiet(calls);
    expect(document.querySelector("h1")).not.toBeNull();
    pressButtons();
    await untilQuiet(calls);
    expect([...new Set([...Object.values(router.state.errors ?? {}), ...complaints])]).toEqual([]);
    expect(document.querySelector("h1")).not.toBeNull();
    expect(calls.length, calls.slice(-20).join(", ")).toBeLessThan(MOST_CALLS);
  },
);

it("replies the same to the same call, whatever is called before it", async () => {
  const repliesTo = async (called: string[]) => {
    answerAtRandom("7");
    return Promise.all(called.map((address) => http.get<unknown>(address).then(({ data }) => ({ address, data }))));
  };
  const first = await repliesTo(["/pms/set-up", "/apps", "/pms/set-up", "/pms/desk"]);
  const second = await repliesTo(["/pms/desk", "/notifications", "/apps", "/pms/set-up", "/pms/set-up"]);
  expect(first[0]!.data).not.toEqual(first[2]!.data);
  const [desk, , apps, setUp, again] = second;
  expect([setUp, apps, again, desk]).toEqual(first);
});

/** Until two seconds of the page's clock have passed without a call; polls go on for ever, slowly. */
async function untilQuiet(calls: string[]) {
  for (let before = -1, turn = 0; calls.length !== before && turn < 8; turn += 1) {
    before = calls.length;
    await pass(2000);
  }
}

/** One timer after the other, each when the page has drawn and has the code that it asked for: both take no time. */
async function pass(ms: number) {
  const end = Date.now() + ms;
  setTimeout(() => {}, ms); // at the latest
  while (Date.now() < end) {
    await vi.dynamicImportSettled();
    await vi.advanceTimersToNextTimerAsync();
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
