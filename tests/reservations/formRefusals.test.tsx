import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { reservationsContract } from "@/contract/reservations/reservations";
import { createClient } from "@/shared/api/createClient";

import { bookingDraft } from "../support/bookingDraft";
import { alreadySignedIn } from "../support/alreadySignedIn";
import { editedField } from "../support/editedField";
import { failing, openApp } from "../support/openApp";

const { createReservation } = createClient(reservationsContract);
const pathOf = (id: string) => `/app/booking/management/booking/${id}`;

const fields = {
  arrival: "La estancia no vale.",
  adults: "Los adultos no valen.",
  children: "Los niños no valen.",
  guest: "El huésped no vale.",
  roomTypeId: "La oferta no vale.",
  externalRef: "La referencia no vale.",
};

const field = (label: string) => screen.getByLabelText(label, { selector: "input, select" });
const save = () => screen.getByRole("button", { name: "Guardar cambios" });
const told = () => screen.queryAllByRole("alert").flatMap((alert) => within(alert).queryAllByRole("link"));

/** Holds the reply that refuses every field of `fields`, until it is let go. */
async function openRefused() {
  alreadySignedIn();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const { updateReservation } = reservationsContract;
  const app = openApp(pathOf("-"), {
    now: () => new Date("2026-03-27T10:00:00.000Z"),
    ...failing(updateReservation, { status: 422, message: "No vale.", fields }),
    heldBy: (endpoint) => (endpoint === updateReservation ? held : undefined),
  });
  const { id } = await createReservation({ body: { clientId: "one", draft: bookingDraft } });
  await app.router.navigate(pathOf(id));
  await waitFor(() => expect(editedField("Llegada y salida")).toBeInTheDocument());
  await screen.findByRole("radio", { name: /^Doble ?desde/ });
  await app.user.click(save());
  return { ...app, answer };
}

type User = Awaited<ReturnType<typeof openRefused>>["user"];

async function writeStay(user: User, dates: string) {
  await user.clear(field("Llegada y salida"));
  await user.click(field("Llegada y salida"));
  await user.paste(dates);
  await user.keyboard("{Enter}");
}

/** The fields whose refusals still hold. */
const refused = () => {
  const shown = new Set(told().map(({ textContent }) => textContent));
  return Object.entries(fields).flatMap(([name, sentence]) => (shown.has(sentence) ? [name] : []));
};

it("clears the refusal of what is changed, and no other", async () => {
  const { user, answer } = await openRefused();
  answer();
  await waitFor(() => expect(refused()).toEqual(Object.keys(fields)));
  await user.click(screen.getByRole("radio", { name: /^No reembolsable/ }));
  await waitFor(() => expect(refused()).toEqual(["arrival", "adults", "children", "guest", "externalRef"]));
  await user.selectOptions(field("Adultos"), "1");
  await waitFor(() => expect(refused()).toEqual(["arrival", "children", "guest", "externalRef"]));
  await user.click(screen.getByRole("button", { name: "Cambiar huésped" }));
  await user.click(document.querySelector("input[name=guest]")!);
  await user.paste("Romano");
  await user.click((await screen.findAllByRole("option", { name: /^(?!Crear).*Romano/ }))[0]!);
  await waitFor(() => expect(refused()).toEqual(["arrival", "children", "externalRef"]));
  await writeStay(user, "08/05/2026 - 11/05/2026");
  await waitFor(() => expect(refused()).toEqual(["children", "externalRef"]));
});

it("clears with the stay the refusal of its offer, and with the type that of its people", async () => {
  const { user, answer } = await openRefused();
  answer();
  await waitFor(() => expect(refused()).toEqual(Object.keys(fields)));
  await writeStay(user, "08/05/2026 - 11/05/2026");
  await waitFor(() => expect(refused()).toEqual(["adults", "children", "guest", "externalRef"]));
  await user.click(screen.getByRole("radio", { name: /^Suite/ }));
  await waitFor(() => expect(refused()).toEqual(["guest", "externalRef"]));
});

it("does not refuse what was written while the answer was on its way", async () => {
  const { user, answer } = await openRefused();
  await user.type(field("Referencia externa"), "B");
  answer();
  await waitFor(() => expect(refused()).toEqual(["arrival", "adults", "children", "guest", "roomTypeId"]));
});
