import { act, screen, waitFor } from "@testing-library/react";
import { AxiosError } from "axios";
import { expect, it, vi } from "vitest";

import { loseAnswerOf } from "../support/loseAnswerOf";
import { button, drawer, field, openContact } from "./contactDesk";

/** The connection of the browser, until it is set again. */
function setConnected(isConnected: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isConnected);
  act(() => void window.dispatchEvent(new Event(isConnected ? "online" : "offline")));
}

type Hotel = Awaited<ReturnType<typeof openContact>>["db"];

const taxis = ({ guestMessages }: Hotel) => guestMessages.all().filter(({ subject }) => subject === "Su taxi");

const confirmation = async () =>
  (await drawer("Mensaje a varias reservas")).findByRole("combobox", { name: "Plantilla" });

it("keeps a message that is written without a connection, and sends it once when there is one", async () => {
  const { user, db, guestId } = await openContact("/messages/-?guest={guest}");
  const form = await drawer("Escribir mensaje");
  await user.type(await form.findByLabelText("Asunto"), "Su taxi");
  await user.type(form.getByLabelText("Mensaje"), "Llega a las nueve.");
  setConnected(false);
  await user.click(form.getByRole("button", { name: "Enviar" }));
  expect(await form.findByText("Se enviará en cuanto vuelva la conexión.")).toBeInTheDocument();
  expect(taxis(db)).toEqual([]);
  setConnected(true);
  await drawer("Zuriñe Ağa · M-000140");
  expect(taxis(db)).toMatchObject([{ guestId, body: "Llega a las nueve.", state: "sent" }]);
});

it("sends a message once whose reply did not come in time, however often it is sent", async () => {
  const { user, db } = await openContact("/messages/-?guest={guest}");
  await user.type(await field("Asunto"), "Su taxi");
  await user.type(await field("Mensaje"), "Llega a las nueve.");
  loseAnswerOf("post", /guest-messages$/, AxiosError.ECONNABORTED);
  await user.click(await button("Enviar"));
  await waitFor(() => expect(taxis(db)).toHaveLength(1));
  await user.click(await button("Enviar"));
  await drawer("Zuriñe Ağa · M-000140");
  expect(taxis(db)).toHaveLength(1);
});

it("leads back to a bulk message that could not be sent, as it was chosen, and sends it to no guest twice", async () => {
  const { user, router, db } = await openContact();
  const { id } = [...db.hotel.all()].find(({ state }) => state === "confirmed")!;
  await router.navigate(`/app/customers/contact/bulk?reservations=${id}`);
  await user.selectOptions(await confirmation(), "Habitación lista");
  loseAnswerOf("post", /bulk$/, AxiosError.ECONNABORTED);
  const before = db.guestMessages.all().length;
  await user.click(await button("Enviar 1 mensaje"));
  await user.click(await screen.findByRole("link", { name: "Abrir" }));
  expect(await confirmation()).toHaveDisplayValue("Habitación lista");
  expect(await screen.findByText("Ya se le ha enviado.")).toBeInTheDocument();
  await user.click(await button("Nada que enviar"));
  expect(db.guestMessages.all()).toHaveLength(before + 1);
});

it.each([
  ["message", "/messages/M-999999", "No hay ningún mensaje con el número M-999999."],
  ["template", "/templates/template-999", "No existe la plantilla template-999."],
  ["schedule", "/schedules/schedule-999", "No existe la programación schedule-999."],
])("says that there is no such %s", async (_, path, sentence) => {
  await openContact(path);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});
