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
  /** What the screen says when it fails, where it has words of its own; the server's sentence elsewhere. */
  says?: string;
  /** What the screen says while there is no connection, if the call then waits and goes by itself. */
  waits?: string | RegExp;
  /** While it waits, instead of `holds`: it stands as the person left it. */
  holdsWaiting?: Step;
  /** Why the screen says nothing of its failure. */
  isSilent?: string;
  /** After each failure: what was typed is there, and nothing stands as if it had been done. */
  holds?: Step;
  /** Once it has gone through. */
  done: Step;
  /** What is unread is not known before it: something else has to show that the area goes on. */
  comesFirst?: boolean;
}

/** A pending write that waits for a connection, and is shown. */
export const waitsShown = { waits: /1 cambio espera\.$/, holdsWaiting: () => {} };

/** A call of the contract that no screen makes, and why it is there. */
interface NotMade {
  notMade: string;
}

export type DriversOf<C extends Contract> = { [Name in keyof C]: CallDriver | NotMade };

const ownWords = "La central está en mantenimiento hasta las 7:00.";

/** Every way in which a call goes wrong, in turn, and the sentence that a person reads. */
const failures: [Failure, string][] = [
  [{ status: 400, message: ownWords }, ownWords],
  [401, "Invalid credentials"],
  [404, "Sorry! the data you are looking for could not be found"],
  [500, "Internal Server Error"],
  ["connection lost", "Network Error"],
  ["timeout", "timeout of 15000ms exceeded"],
];

const sentenceOnScreen = (sentence: string | RegExp) =>
  waitFor(() => expect(screen.queryAllByText(sentence)).not.toEqual([]));

const tryAgain: Step = async ({ user }) => user.click(await screen.findByRole("button", { name: "Reintentar" }));

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

/**
 * Each call of a contract refused in every way, cut off, and slow, as its screen makes it. `others` are the contract's
 * drivers of another file.
 */
export function holdFaults<C extends Contract>(
  contract: C,
  drivers: Partial<DriversOf<C>>,
  others: Partial<DriversOf<C>> = {},
) {
  it("makes or explains every call of the contract", () => {
    expect(Object.keys({ ...drivers, ...others }).toSorted()).toEqual(Object.keys(contract).toSorted());
  });

  const made = Object.entries<CallDriver | NotMade>(drivers as DriversOf<Contract>).filter(
    (entry): entry is [string, CallDriver] => "path" in entry[1],
  );

  describe.each(made)("%s", (name, driver) => {
    const { path, prepare, make, again = make ?? tryAgain, says, waits, isSilent, done, comesFirst } = driver;
    const { holds, holdsWaiting = holds } = driver;
    const endpoint = contract[name]!;
    const isRead = endpoint.method === "GET";

    it("loses nothing in any failure, says so, blocks nothing while it is slow, and is carried out once", async () => {
      const isOpening = !make && !comesFirst;
      const fault: { now?: Failure; isHeld: boolean } = { now: make ? undefined : failures[0]?.[0], isHeld: isOpening };
      const { app, calls, heldCalls, release } = openWith(path, endpoint, fault);
      const passSlowly = async () => {
        await waitFor(() => expect(heldCalls()).toBeGreaterThan(0));
        await expectNewsToArrive(app);
        release();
      };
      await prepare?.(app);
      if (isOpening) await passSlowly();
      let isWaiting = false;
      for (const [place, [failure, sentence]] of failures.entries()) {
        const before = place === 0 && !make ? 0 : calls.made;
        fault.now = failure;
        if (isWaiting) window.dispatchEvent(new Event("online"));
        else if (place > 0) await again(app);
        else await make?.(app);
        isWaiting = waits !== undefined && failure === "connection lost";
        await waitFor(() => expect(calls.made).toBeGreaterThan(before));
        // an expired session is renewed first; refused once more, the call says why in its own place
        if (failure === 401) await signInAgain(app.user);
        // an upload is never given up: it goes on until its connection ends
        const told = failure === "timeout" && endpoint.isUpload ? "Network Error" : sentence;
        if (isSilent === undefined) await sentenceOnScreen((isWaiting ? waits : says) ?? told);
        await (isWaiting ? holdsWaiting : holds)?.(app);
      }
      const failed = calls.made;
      fault.now = undefined;
      fault.isHeld = make !== undefined;
      await again(app);
      if (make) await passSlowly();
      await done(app);
      expect(isRead || calls.made === failed + 1).toBe(true);
    });
  });

  const first = made.filter(([, { comesFirst }]) => comesFirst);

  it.each(first)("%s blocks nothing else while it is slow", async (name, { path }) => {
    const { app, heldCalls } = openWith(path, contract[name]!, { isHeld: true });
    await waitFor(() => expect(heldCalls()).toBeGreaterThan(0));
    await expectOtherTabToOpen(app);
  });
}
