import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import type { Contract } from "@/contract/endpoint";
import type { Failure } from "@/fakeBackend/core/conditions";

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
  waits?: string;
  /** Why the screen says nothing of its failure. */
  isSilent?: string;
  /** Answers that mean something else here, each with the test that holds it. */
  otherwise?: Partial<Record<number, string>>;
  /** After each failure: what was typed is there, and nothing stands as if it had been done. */
  holds?: Step;
  /** Once it has gone through. */
  done: Step;
}

/** A call of the contract that no screen makes, and why it is there. */
interface NotMade {
  notMade: string;
}

export type DriversOf<C extends Contract> = { [Name in keyof C]: CallDriver | NotMade };

const ownWords = "La central está en mantenimiento hasta las 7:00.";
const ofField = "El número de la agencia no existe.";

/** Every way in which a call goes wrong, in turn, and the sentences of which a person reads one. */
const failures: [Failure, ...string[]][] = [
  [{ status: 400, message: ownWords, fields: { externalRef: ofField } }, ownWords, ofField],
  [401, "Invalid credentials"],
  [404, "Sorry! the data you are looking for could not be found"],
  [{ status: 409, message: ownWords }, ownWords],
  [500, "Internal Server Error"],
  ["connection lost", "Network Error"],
  ["timeout", "timeout of 15000ms exceeded"],
];

/** Of the sample that the drivers know. */
const atTen = { now: () => new Date("2026-03-27T10:00:00Z") };

const tryAgain: Step = async ({ user }) => user.click(await screen.findByRole("button", { name: "Reintentar" }));

const expectOneOf = (sentences: string[]) =>
  waitFor(() => {
    const shown = document.body.textContent;
    expect(
      sentences.some((sentence) => shown.includes(sentence)),
      `“${sentences.join("” or “")}” on the screen`,
    ).toBe(true);
  });

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
    const {
      path,
      prepare,
      make,
      again = make ?? tryAgain,
      hurry,
      says,
      waits,
      isSilent,
      otherwise = {},
      holds,
      done,
    } = driver;
    const endpoint = contract[name]!;
    const isRead = endpoint.method === "GET";

    it("loses nothing however it fails or how slow it is, says so, and goes through once when it is tried again", async () => {
      const fault: { now?: Failure; isHeld: boolean } = { now: make ? undefined : failures[0]?.[0], isHeld: !make };
      const { app, calls, heldCalls, release } = openWith(path, endpoint, fault, atTen);
      const passSlowly = async () => {
        await waitFor(() => expect(heldCalls()).toBeGreaterThan(0));
        await hurry?.(app);
        release();
      };
      await prepare?.(app);
      if (!make) await passSlowly();
      const asHere = failures.filter(([failure]) => typeof failure !== "number" || !(failure in otherwise));
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
        const own = isWaiting ? waits : says;
        if (isSilent === undefined) await expectOneOf(own ? [own] : sentences);
        await holds?.(app);
      }
      const failed = calls.made;
      fault.now = undefined;
      fault.isHeld = true;
      await again(app);
      await passSlowly();
      await done(app);
      expect(isRead || calls.made === failed + 1).toBe(true);
    });
  });
}
