import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { requestsContract } from "@/contract/guests/requests";
import type { Conditions, Failure } from "@/fakeBackend/core/conditions";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { loseAnswerOf } from "../support/loseAnswerOf";
import { openApp } from "../support/openApp";
import { desk } from "../faults/matrix/desk";
import type { Opened } from "../faults/matrix/holdFaults";

function openNew(conditions: Partial<Conditions> = {}) {
  alreadySignedIn();
  return openApp(desk.form, { now: () => new Date("2026-03-27T10:00:00Z"), ...conditions });
}

const requests = async () => within(await screen.findByRole("region", { name: "Solicitudes" }));

/** A new reservation whose guest asks for two cots and a late check-out. */
async function askInForm(conditions: Partial<Conditions> = {}) {
  const app = openNew(conditions);
  await desk.writeBooking(app);
  const section = await requests();
  await app.user.selectOptions(await section.findByLabelText("Añadir solicitud"), "Cuna");
  await app.user.type(section.getByLabelText("Cuna"), "2");
  await app.user.selectOptions(section.getByLabelText("Añadir solicitud"), "Late check-out");
  return app;
}

/** What the server has of the new reservation. */
const askedOf = ({ db }: Opened) =>
  db.requests
    .all()
    .slice(120)
    .map(({ kind, quantity, dueOn }) => [kind, quantity, dueOn]);

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith("draft:"));

const both = [
  ["cot", 2, "2026-05-08"],
  ["lateCheckOut", 1, "2026-05-10"],
];

/** Once it is created. */
async function openRequests({ user }: Opened) {
  await screen.findByRole("heading", { name: "Editar reserva" });
  await user.click(await screen.findByRole("tab", { name: /^Solicitudes/ }));
}

const create = (app: Opened) => desk.click(app, "Crear reserva");

it("creates what was asked for while the reservation was typed, for arrival or departure", async () => {
  const app = await askInForm();
  await create(app);
  await openRequests(app);
  const card = await requests();
  expect(await card.findByRole("link", { name: "Cuna × 2" })).toBeInTheDocument();
  expect(await card.findByRole("link", { name: "Late check-out" })).toBeInTheDocument();
  expect(askedOf(app)).toEqual(both);
});

it("asks for nothing until the reservation is there, and once however often a reply is lost", async () => {
  const app = await askInForm();
  loseAnswerOf("post", /\/pms\/requests$/);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  await create(app);
  await screen.findByText(/^La reserva se creará en cuanto vuelva la conexión/);
  expect(askedOf(app)).toEqual([]);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  await openRequests(app);
  await waitFor(() => expect(askedOf(app)).toEqual(both));
  await screen.findByRole("link", { name: "Late check-out" });
  expect(askedOf(app)).toEqual(both);
});

it("says which request could not be created and why, and leads to the reservation", async () => {
  let isFirst = true;
  const refusal: Failure = { status: 409, message: "No quedan cunas." };
  const failureOf: Conditions["failureOf"] = (called) => {
    if (called !== requestsContract.createRequest || !isFirst) return undefined;
    isFirst = false;
    return refusal;
  };
  const app = await askInForm({ failureOf });
  await create(app);
  expect(
    await screen.findByText(/^No se ha creado la solicitud «Cuna × 2» de la reserva RSV-\d+\. No quedan cunas\./),
  ).toBeInTheDocument();
  expect(await desk.booked()).toBe(1);
  await waitFor(() => expect(askedOf(app)).toEqual([both[1]]));
});

it("finds what was asked for again in the draft of a form whose tab is gone", async () => {
  const left = await askInForm();
  await waitFor(() =>
    expect(
      drafts()
        .map((key) => localStorage.getItem(key))
        .join(),
    ).toContain("lateCheckOut"),
  );
  left.store.stop();
  cleanup();
  for (const key of drafts())
    localStorage.setItem(key, localStorage.getItem(key)!.replace(/"tab":"[^"]*"/, '"tab":"gone"'));
  const app = openNew();
  await desk.click(app, "Recuperar");
  expect(await (await requests()).findByLabelText("Cuna")).toHaveValue(2);
  await create(app);
  await screen.findByRole("heading", { name: "Editar reserva" });
  await waitFor(() => expect(askedOf(app)).toEqual(both));
});
