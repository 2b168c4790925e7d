import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";

import { guestsContract } from "@/contract/guests/guests";
import { loyaltyContract } from "@/contract/guests/loyalty";
import type { SampleSize } from "@/fakeBackend/core/demoAskedFor";
import { createClient } from "@/shared/api/createClient";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { person } from "../support/guestCalls";
import { openApp } from "../support/openApp";

const api = createClient({ ...loyaltyContract, createGuest: guestsContract.createGuest });
const list = "/app/customers/fidelity";
const now = () => new Date("2026-04-14T08:00:00.000Z");
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const drawer = async () => within(await screen.findByRole("dialog", { name: "Zuriñe Ağa Kaplan" }));

beforeAll(async () => {
  await import("react-data-table-component");
  for (const style of document.head.querySelectorAll("style")) style.remove();
});

/** A member with points, in a hotel without other guests. */
async function openMember(points: number, path: (id: string) => string = (id) => `${list}/${id}`) {
  alreadySignedIn();
  const app = openApp("/app/tasks", { now }, { isEmpty: true });
  const { id } = await api.createGuest({ body: { clientId: "one", draft: person() } });
  const { version } = await api.enrolGuest({ params: { id } });
  const body = { version, points, reason: "Felicitación" };
  if (points !== 0) await api.actOnMember({ params: { id, action: "adjust" }, body });
  await app.router.navigate(path(id));
  return { ...app, id };
}

function openSample(path = "", size: SampleSize = { reservations: 60 }) {
  alreadySignedIn();
  return openApp(list + path, { now }, size);
}

/** The dialog of an act, filled in and sent. */
async function ask(user: ReturnType<typeof openApp>["user"], action: string, fields: Record<string, string>) {
  await user.click(await button(action));
  const dialog = within(await screen.findByRole("dialog", { name: `${action} · Zuriñe Ağa Kaplan` }));
  for (const [label, value] of Object.entries(fields)) await user.type(dialog.getByLabelText(label), value);
  await user.click(dialog.getByRole("button", { name: action }));
  return dialog;
}

const adjustment = "Puntos (con signo: −50 resta)";

it("shows each level with what it asks for and gives, and who is on it", async () => {
  const { db } = openSample();
  expect(await screen.findByText(/^9 noches o 1400,00 € en 12 meses$/)).toBeInTheDocument();
  for (const level of ["Azul", "Plata", "Oro", "Platino"]) {
    expect(screen.getByRole("heading", { name: level })).toBeInTheDocument();
  }
  expect(screen.getByText("Desayuno para dos")).toBeInTheDocument();
  const count = db.loyalty.members.all().length;
  expect(await screen.findByText(`1–10 de ${count}`)).toBeInTheDocument();
});

it("enrols a guest from the profile, and says why nothing is redeemed without points", async () => {
  alreadySignedIn();
  const { user, router, db } = openApp("/app/tasks", { now }, { isEmpty: true });
  const { id } = await api.createGuest({ body: { clientId: "one", draft: person() } });
  await router.navigate(`/app/customers/list/${id}?tab=stays`);
  await user.click(await screen.findByRole("checkbox", { name: /^El huésped acepta participar/ }));
  await user.click(await button("Dar de alta como socio"));
  expect(await screen.findByText("Zuriñe Ağa Kaplan ya es socio.")).toBeInTheDocument();
  const link = await screen.findByRole("link", { name: "Azul · 0 puntos" });
  expect(link).toHaveAttribute("href", `${list}/${id}`);
  await user.click(link);
  await user.click(await button("Canjear puntos"));
  expect(await screen.findByText("Saldo insuficiente: 0 puntos.")).toBeVisible();
  expect((await drawer()).getByText("Aún no hay movimientos.")).toBeInTheDocument();
  const business = { on: "2026-04-14", at: now().toISOString(), by: "", reason: "", reservationId: "" };
  db.loyalty.post({ ...business, kind: "adjusted", points: -80, memberId: id, sourceRef: "other" });
  db.hotel.revision.advance("loyalty");
  expect(await screen.findByText(/^Saldo negativo: /)).toBeInTheDocument();
});

it("adjusts points with a reason, and shows the movement with the balance after it", async () => {
  const { user } = await openMember(200);
  const dialog = await ask(user, "Ajustar puntos", { [adjustment]: "-50" });
  expect(dialog.getByLabelText("Motivo")).toHaveAccessibleDescription("Indique el motivo.");
  expect(dialog.getByText("Saldo después: 150 puntos")).toBeInTheDocument();
  await user.type(dialog.getByLabelText("Motivo"), "Error en la carga");
  await user.click(dialog.getByRole("button", { name: "Ajustar puntos" }));
  const table = within(await (await drawer()).findByRole("table", { name: "Movimientos" }));
  const row = await table.findByRole("row", { name: /Error en la carga/ });
  expect(
    within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual(["14/04/2026", "AjusteError en la cargaMarina Solé", "-50", "150"]);
});

it("redeems no more than there is, says what it is worth, and takes it back once with a reason", async () => {
  const { user, db, id } = await openMember(200);
  const dialog = await ask(user, "Canjear puntos", { Puntos: "201", "Motivo del canje": "Cena" });
  const points = dialog.getByLabelText("Puntos");
  expect(points).toHaveAccessibleDescription(/Saldo insuficiente: 200 puntos\./);
  await user.type(points, "{Backspace}{Backspace}0");
  expect(points).toHaveValue("20");
  expect(dialog.getByText(/^Valor: 1,00 €$/)).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Canjear puntos" }));
  expect(await (await drawer()).findByText(/^180 puntos \(9,00 €\)$/)).toBeInTheDocument();
  expect(db.loyalty.entries().get(id)!.at(-1)).toMatchObject({ kind: "redeemed", points: -20, reason: "Cena" });
  const opened = await drawer();
  await user.click(await opened.findByRole("button", { name: "Anular canje" }));
  const back = within(await screen.findByRole("dialog", { name: "Anular canje · Zuriñe Ağa Kaplan" }));
  await user.type(back.getByLabelText("Motivo"), "No vino");
  await user.click(back.getByRole("button", { name: "Anular canje" }));
  expect(await opened.findByText("Canje anulado")).toBeInTheDocument();
  expect(opened.queryByRole("button", { name: "Anular canje" })).toBeNull();
  expect(db.loyalty.entries().get(id)!.at(-1)).toMatchObject({ kind: "restored", points: 20, reason: "No vino" });
});

it("ends a membership with a reason: the points are lost, and the guest is no member any more", async () => {
  const { user, db, id } = await openMember(200);
  const dialog = await ask(user, "Dar de baja", {});
  expect(dialog.getByText("Se pierden 200 puntos.")).toBeInTheDocument();
  await user.type(dialog.getByLabelText("Motivo"), "Lo pidió");
  await user.click(dialog.getByRole("button", { name: "Dar de baja" }));
  expect(await screen.findByText("El cliente no es socio.")).toBeInTheDocument();
  expect(db.loyalty.entries().get(id)!.at(-1)).toMatchObject({ kind: "forfeited", points: -200, reason: "Lo pidió" });
  await waitFor(() => expect(screen.getByText("There are no records to display")).toBeInTheDocument());
});

it("changes a level between its neighbours, and its members follow", async () => {
  const { user } = await openMember(0, () => list);
  await user.click(await button("Editar: Oro"));
  const dialog = within(await screen.findByRole("dialog", { name: "Editar: Oro" }));
  const nights = dialog.getByLabelText("Noches en 12 meses");
  await user.clear(nights);
  await user.type(nights, "15");
  await user.click(dialog.getByRole("button", { name: "Guardar nivel" }));
  expect(nights).toHaveAccessibleDescription("Debe quedar entre el nivel anterior y el siguiente.");
  expect(nights).toHaveFocus();
  await user.type(nights, "{Backspace}2");
  await user.type(dialog.getByLabelText("Ventajas"), "\nBata");
  await user.click(dialog.getByRole("button", { name: "Guardar nivel" }));
  expect(await screen.findByText(/^12 noches o 1400,00 €/)).toBeInTheDocument();
  expect(screen.getByText("Bata")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});
