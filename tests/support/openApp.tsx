import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished } from "vitest";

import { App } from "@/app/App";
import { createAppRouter } from "@/app/router";
import { demoSignIn } from "@/contract/demoSignIn";
import type { Endpoint } from "@/contract/endpoint";
import type { Conditions, Failure } from "@/fakeBackend/core/conditions";
import type { SampleSize } from "@/fakeBackend/core/demoAskedFor";
import { http } from "@/shared/api/http";
import { provideNavigation } from "@/shared/routing/openPath";
import { beginVisit } from "@/shared/ui/page/navigated";

import { startFakeBackend } from "./wholeBackend";
import { openStore } from "./openStore";

/** The whole sample hotel has 6,000 reservations, which take a fifth of a second to make. */
const smallSample: SampleSize = { reservations: 250, messages: 60 };

/**
 * The app as a person uses it: real store, real router, fake backend, at an address. The sample hotel has some weeks
 * around today and a short first chat, unless `size` says otherwise.
 */
export function openApp(path = "/", conditions: Partial<Conditions> = {}, size = smallSample) {
  window.history.replaceState(null, "", path);
  const backend = startFakeBackend(http, { delayOf: () => 0, ...conditions }, size);
  const store = openStore();
  const router = createAppRouter(store);
  onTestFinished(() => {
    store.stop(); // pending writes must not reach the next test's backend
    backend.stop();
    router.dispose();
    provideNavigation(() => {});
    beginVisit();
  });
  render(<App store={store} router={router} />);
  return { user: userEvent.setup(), store, router, db: backend.db };
}

/** Signs in again over the page whose session has expired. */
export async function signInAgain(user: ReturnType<typeof userEvent.setup>, password = demoSignIn.password) {
  const dialog = within(await screen.findByRole("dialog", { name: "Su sesión ha caducado" }));
  await user.click(dialog.getByLabelText("Contraseña"));
  await user.paste(password);
  await user.click(dialog.getByRole("button", { name: "Ingresar" }));
  await waitFor(() => expect(screen.queryByText("Su sesión ha caducado")).not.toBeInTheDocument());
}

/** Makes a call fail, each time or `times` times. */
export function failing(endpoint: Endpoint, failure: Failure, times = Infinity): Pick<Conditions, "failureOf"> {
  let left = times;
  return { failureOf: (called) => (called === endpoint && left-- > 0 ? failure : undefined) };
}
