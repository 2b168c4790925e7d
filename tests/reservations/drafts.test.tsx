import { cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { paths } from "@/shared/routing/paths";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { setMoment } from "../support/clock";
import { openApp } from "../support/openApp";
import { withTabs } from "../support/withTabs";
import { desk } from "../faults/matrix/desk";

const known = paths.reservation.replace(":id", "RSV-000482");

type App = ReturnType<typeof openApp>;

async function openForm(path: string): Promise<App> {
  alreadySignedIn();
  const app = openApp(path, { now: () => new Date("2026-03-27T10:00:00.000Z") });
  await desk.button(/^(Crear reserva|Guardar cambios)$/);
  return app;
}

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith("draft:"));

/** What has been written so far is another tab's. */
function becomes(tab: string) {
  for (const key of drafts()) {
    localStorage.setItem(key, localStorage.getItem(key)!.replace(/"tab":"[^"]*"/, `"tab":"${tab}"`));
  }
}

/** A tab in which somebody has written a note. */
async function writtenIn(tab: string, path: string, note: string) {
  const app = await openForm(path);
  await desk.writeNote(app, note);
  app.store.stop();
  cleanup();
  becomes(tab);
}

/** In two tabs, a minute between them. */
async function writtenTwice() {
  await writtenIn("one", desk.form, "Primera");
  setMoment(new Date(Date.now() + 60_000));
  await writtenIn("two", desk.form, "Segunda");
  setMoment(new Date(Date.now() + 60_000));
}

const note = () => desk.field("Nota interna");
const offer = () => screen.queryByRole("button", { name: "Recuperar" });

describe("what is typed in a tab that is gone", () => {
  it("is offered in turn, the newest first, where two tabs wrote a new reservation", async () => {
    await writtenTwice();
    const app = await openForm(desk.form);
    await desk.click(app, "Recuperar");
    await waitFor(async () => expect(await note()).toHaveValue("Segunda"));
    await desk.click(app, "Recuperar");
    await waitFor(async () => expect(await note()).toHaveValue("Primera"));
    await desk.click(app, "Recuperar"); // what stood there before is not lost either
    await waitFor(async () => expect(await note()).toHaveValue("Segunda"));
  });

  it("is shown whatever numbers stand in it", async () => {
    await writtenIn("gone", known, "Llega tarde");
    const [key = ""] = drafts();
    const kept = localStorage.getItem(key)!;
    localStorage.setItem(
      key,
      kept.replace(/"adults":\d+,"childrenAges":\[[^\]]*\]/, '"adults":7e15,"childrenAges":[9e20]'),
    );
    expect(localStorage.getItem(key)).not.toBe(kept);
    const app = await openForm(known);
    await desk.click(app, "Recuperar");
    await waitFor(async () => expect(await note()).toHaveValue("Llega tarde"));
    expect(screen.getByLabelText("Edad del niño 1")).toHaveDisplayValue("900000000000000000000");
  });

  it("is gone when it is discarded, and the other is offered", async () => {
    await writtenTwice();
    const app = await openForm(desk.form);
    await desk.click(app, "Descartar");
    await waitFor(() => expect(drafts()).toHaveLength(1));
    await desk.click(app, "Recuperar");
    await waitFor(async () => expect(await note()).toHaveValue("Primera"));
    await waitFor(() => expect(offer()).not.toBeInTheDocument());
  });
});

describe("what is typed in a tab that is open", () => {
  it("goes with a sign-out in no other unasked", async () => {
    withTabs("open");
    await writtenIn("open", desk.form, "Primera");
    const app = openApp(paths.dashboardsHome);
    await desk.click(app, "Perfil");
    await app.user.click(await screen.findByText("Sign out"));
    const question = await screen.findByRole("dialog", { name: "¿Salir sin guardar?" });
    expect(question).toHaveAccessibleDescription("Lo que ha escrito y no se ha guardado o enviado se perderá.");
    await app.user.click(await desk.button("Salir y descartar"));
    await screen.findByRole("heading", { name: "Bienvenido a Conserje" });
    expect(drafts()).toEqual([]);
  });

  it.each(["Recuperar", "Descartar"])("is its own, though it was offered elsewhere before: %s", async (answer) => {
    withTabs("quicker");
    await writtenIn("gone", desk.form, "Primera");
    const app = await openForm(desk.form);
    await desk.button(answer);
    becomes("quicker");
    await desk.click(app, answer);
    await waitFor(() => expect(offer()).not.toBeInTheDocument());
    expect(await note()).toHaveValue("");
    expect(drafts()).toHaveLength(1);
  });
});
