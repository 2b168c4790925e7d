import { cleanup, screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";

import type { Endpoint } from "@/contract/endpoint";
import type { Failure } from "@/fakeBackend/core/conditions";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

export type App = ReturnType<typeof openApp>;

const keptSaves = () => Object.keys(localStorage).filter((key) => key.startsWith("outbox:"));

/** The app while the calls of `endpoints` fail as `fault.now` says. `arrived` counts those that reached the server. */
export function openCut(path: string, endpoints: Endpoint[], failure: Failure | null = "connection lost") {
  alreadySignedIn();
  const fault: { now?: Failure } = { now: failure ?? undefined };
  const arrived: Endpoint[] = [];
  const app = openApp(path, {
    now: () => new Date("2026-03-27T10:00:00.000Z"),
    failureOf(endpoint) {
      if (!endpoint || !endpoints.includes(endpoint)) return undefined;
      if (!fault.now) arrived.push(endpoint);
      return fault.now;
    },
  });
  /** From here on the calls go through, and the browser says so. */
  function restore() {
    fault.now = undefined;
    window.dispatchEvent(new Event("online"));
  }
  return { ...app, fault, arrived, restore };
}

/** The page goes, and another comes: the browser keeps what it keeps, and calls the tab another one. */
export function leave({ store }: Pick<App, "store">) {
  store.stop();
  cleanup();
  for (const key of keptSaves()) {
    localStorage.setItem(key, localStorage.getItem(key)!.replace(/"tab":"[^"]*"/, '"tab":"gone"'));
  }
}

export const expectWaiting = (count: number) =>
  waitFor(() => {
    const told = count === 1 ? "1 cambio espera." : `${count} cambios esperan.`;
    expect(screen.getByText(/^Sin conexión desde/)).toHaveTextContent(told);
  });

export async function expectNothingWaiting() {
  await waitFor(() => expect(keptSaves()).toEqual([]));
  await waitFor(() => expect(screen.queryByText(/^Sin conexión desde/)).not.toBeInTheDocument());
}
