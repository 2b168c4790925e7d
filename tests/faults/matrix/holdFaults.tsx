import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import type { Contract } from "@/contract/endpoint";
import type { Failure } from "@/fakeBackend/core/conditions";
import { post } from "@/fakeBackend/messaging/threadRules";

import { type openApp, signInAgain } from "../../support/openApp";
import { openWith } from "../../support/openWith";

export type Opened = ReturnType<typeof openApp>;
type Step = (app: Opened) => unknown;

/** How a person makes a call, and what they see of it. */
export interface CallDriver {
  /** The page where the call is made. */
  path: string;
  /** Up to the moment before the call. */
  prepare?: Step;
  /** Makes the call; opening the page does where there is none. */
  make?: Step;
  /** Makes it again after a failure: as `make`, or else with the button of the page. */
  again?: Step;
  /** What an impatient hand does while the call is under way. */
  hurry?: Step;
  /** What the screen says when it fails, where it has words of its own; the server's sentence elsewhere. */
  says?: string;
  /** What the screen says while there is no connection, if the call then waits and goes by itself. */
  waits?: string | RegExp;
  /** While it waits, instead of `holds`: it stands as the person left it. */
  holdsWaiting?: Step;
  /** Why the screen says nothing of its failure. */
  isSilent?: string;
  /** Answers that mean something else here, each with the test that holds it. */
  otherwise?: Partial<Record<number, string>>;
  /** After each failure: what was typed is there, and nothing stands as if it had been done. */
  holds?: Step;
  /** Once it has gone through. */
  done: Step;
  /** What is unread is not known before it: something else has to show that the area goes on. */
  comesFirst?: boolean;
}

/** A call of the contract that no screen makes, and why it is there. */
interface NotMade {
  notMade: string;
}

export type DriversOf<C extends Contract> = { [Name in keyof C]: CallDriver | NotMade };

/** A pending write that waits for a connection, and is shown. */
export const waitsShown = { waits: /1 cambio espera\.$/, holdsWaiting: () => {} };

const ownWords = "La central está en mantenimiento hasta las 7:00.";
const ofField = "El número de la agencia no existe.";

interface Area {
  /** Of the sample that the drivers know; any moment if there is none. */
  now?: () => Date;
  /** Every way in which a call goes wrong, in turn, and the sentences of which a person reads one. */
  failures: [Failure, ...string[]][];
  /** What goes on while a call is slow. */
  goesOn?: Step;
}

const refused: Area["failures"] = [
  [401, "Invalid credentials"],
  [404, "Sorry! the data you are looking for could not be found"],
];
const broken: Area["failures"] = [
  [500, "Internal Server Error"],
  ["connection lost", "Network Error"],
  ["timeout", "timeout of 15000ms exceeded"],
];

/** Its forms have fields, and its records are changed by other desks, too. */
const hotel: Area = {
  now: () => new Date("2026-03-27T10:00:00Z"),
  failures: [
    [{ status: 400, message: ownWords, fields: { externalRef: ofField } }, ownWords, ofField],
    ...refused,
    [{ status: 409, message: ownWords }, ownWords],
    ...broken,
  ],
};

const messaging: Area = {
  failures: [[{ status: 400, message: ownWords }, ownWords], ...refused, ...broken],
  goesOn: expectNewsToArrive,
};

const areas = { hotel, messaging };

const tryAgain: Step = async ({ user }) => user.click(await screen.findByRole("button", { name: "Reintentar" }));

const isShown = (sentence: string | RegExp) =>
  typeof sentence === "string"
    ? document.body.textContent.includes(sentence)
    : screen.queryAllByText(sentence).length > 0;

const expectOneOf = (sentences: (string | RegExp)[]) =>
  waitFor(() => expect(sentences.some(isShown), `“${sentences.join("” or “")}” on the screen`).toBe(true));

/** What is unread is told on every page, whatever stands in front of it. */
async function expectNewsToArrive({ db }: Opened) {
  const count = () => Number(/^\((\d+)\)/.exec(document.title)?.[1]);
  await waitFor(() => expect(count()).toBeGreaterThan(0));
  const before = count();
  const { id } = db.messaging.contacts.find(({ firstName }) => firstName === "Ainhoa")!;
  post(db.messaging, id, new Date(), { text: "Falta pan de centeno." }, id);
  await waitFor(() => expect(count()).toBe(before + 1));
}

async function expectOtherTabToOpen({ user }: Opened) {
  const rail = within(await screen.findByRole("navigation", { name: "Mensajería" }));
  await user.click(rail.getByRole("link", { name: "Marcadores" }));
  expect(await screen.findByRole("list", { name: "Marcadores" })).toBeInTheDocument();
}

/** Each call of a contract refused in every way, cut off, and slow, as its screen makes it. */
export function holdFaults(areaName: keyof typeof areas, contract: Contract, drivers: DriversOf<Contract>) {
  const area = areas[areaName];
  const made = Object.entries(drivers).filter((entry): entry is [string, CallDriver] => "path" in entry[1]);

  describe.each(made)("%s", (name, driver) => {
    const { path, prepare, make, again = make ?? tryAgain, hurry, says, waits, isSilent, done, comesFirst } = driver;
    const { otherwise = {}, holds, holdsWaiting = holds } = driver;
    const endpoint = contract[name]!;
    const isRead = endpoint.method === "GET";

    it("loses nothing in any failure, says so, blocks nothing while slow, and goes through once", async () => {
      const isOpening = !make && !comesFirst;
      const first = area.failures[0]?.[0];
      const fault: { now?: Failure; isHeld: boolean } = { now: make ? undefined : first, isHeld: isOpening };
      const { app, calls, heldCalls, release } = openWith(path, endpoint, fault, area.now && { now: area.now });
      const passSlowly = async () => {
        await waitFor(() => expect(heldCalls()).toBeGreaterThan(0));
        await hurry?.(app);
        await area.goesOn?.(app);
        release();
      };
      await prepare?.(app);
      if (isOpening) await passSlowly();
      const asHere = area.failures.filter(([failure]) => typeof failure !== "number" || !(failure in otherwise));
      let isWaiting = false;
      for (const [place, [failure, ...sentences]] of asHere.entries()) {
        const before = place === 0 && !make ? 0 : calls.made;
        fault.now = failure;
        if (isWaiting) window.dispatchEvent(new Event("online"));
        else await (place > 0 ? again(app) : make?.(app));
        isWaiting = waits !== undefined && failure === "connection lost";
        await waitFor(() => expect(calls.made).toBeGreaterThan(before));
        // an expired session is renewed first; refused once more, the call says why in its own place
        if (failure === 401) await signInAgain(app.user);
        // an upload is never given up: it goes on until its connection ends
        const told = failure === "timeout" && endpoint.isUpload ? ["Network Error"] : sentences;
        const own = isWaiting ? waits : says;
        if (isSilent === undefined) await expectOneOf(own ? [own] : told);
        await (isWaiting ? holdsWaiting : holds)?.(app);
      }
      const failed = calls.made;
      fault.now = undefined;
      fault.isHeld = make !== undefined || isOpening;
      await again(app);
      if (fault.isHeld) await passSlowly();
      await done(app);
      expect(isRead || calls.made === failed + 1).toBe(true);
    });

    it.runIf(comesFirst)("blocks nothing else while it is slow", async () => {
      const { app, heldCalls } = openWith(path, endpoint, { isHeld: true });
      await waitFor(() => expect(heldCalls()).toBeGreaterThan(0));
      await expectOtherTabToOpen(app);
    });
  });
}
