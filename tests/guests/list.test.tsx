import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { guestsContract } from "@/contract/guests/guests";
import * as files from "@/shared/csv/saveFile";

import { failing } from "../support/openApp";
import { names, openGuestsPage, table } from "./guestsDesk";

const search = () => screen.findByRole("searchbox", { name: "Filtrar por cliente" });

it("says what the page is for, and shows the columns of the specification in its order", async () => {
  openGuestsPage();
  await names();
  expect(screen.getByRole("heading", { level: 1, name: "Listado" })).toBeInTheDocument();
  expect(screen.getByText("Registro de clientes: datos, preferencias y estancias.")).toBeInTheDocument();
  expect(screen.getAllByRole("columnheader").map((header) => header.textContent)).toEqual([
    "Cliente",
    "Teléfono",
    "Correo",
    "País",
    "Estancias",
    "Noches",
    "Gasto",
    "Última estancia",
    "Acciones",
  ]);
});

it("finds a guest without accents, and by a telephone without its prefix", async () => {
  const { user } = openGuestsPage();
  await user.type(await search(), "angela lopez");
  await waitFor(async () => expect(await names()).toEqual(["Ángela López Molina"]));
  await user.clear(await search());
  await user.type(await search(), "651165617");
  await waitFor(async () => expect(await names()).toEqual(["Ángela López Molina"]));
});

it("opens a segment with its number of guests", async () => {
  const { user } = openGuestsPage();
  await names();
  const segment = screen.getByRole("link", { name: /^Incompletos \d+$/ });
  await user.click(segment);
  const count = Number(segment.textContent.replace(/\D/g, ""));
  await waitFor(async () =>
    expect(within(await table()).getAllByText("Faltan datos")).toHaveLength(Math.min(10, count)),
  );
});

it("filters by country, in the address", async () => {
  const { user } = openGuestsPage();
  await names();
  await user.selectOptions(screen.getByLabelText("País"), "Francia");
  await waitFor(async () => expect(await names()).toContain("Anaïs Fontaine"));
  expect(within(await table()).queryByText("España")).not.toBeInTheDocument();
  expect(window.location.search).toBe("?country=FR");
});

it("opens a profile over the filtered list, and goes back to it", async () => {
  const { user } = openGuestsPage("?country=FR");
  await user.click(await screen.findByRole("link", { name: "Anaïs Fontaine" }));
  expect(await screen.findByRole("dialog", { name: "Anaïs Fontaine" })).toBeInTheDocument();
  expect(window.location.pathname + window.location.search).toBe("/app/customers/list/guest-26?country=FR");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(window.location.pathname + window.location.search).toBe("/app/customers/list?country=FR");
});

it("does not delete a guest with active reservations, and says why", async () => {
  const { user } = openGuestsPage();
  const button = await screen.findByRole("button", { name: "Eliminar a Alessia Rossi" });
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(button).toHaveAccessibleDescription("No se puede eliminar: tiene reservas activas (1).");
  await user.click(button);
  expect(await names()).toContain("Alessia Rossi");
});

it("deletes a guest, and brings them back", async () => {
  const { user, db } = openGuestsPage();
  await user.click(await screen.findByRole("button", { name: "Eliminar a Ana Romero" }));
  expect(await screen.findByText("Cliente eliminado: Ana Romero.")).toBeInTheDocument();
  expect(await names()).not.toContain("Ana Romero");
  expect(db.hotel.guests.get("guest-9").isDeleted).toBe(true);
  await user.click(screen.getByRole("button", { name: "Deshacer" }));
  await waitFor(async () => expect(await names()).toContain("Ana Romero"));
});

it("shows the row again when the deletion is refused", async () => {
  const { user } = openGuestsPage("", failing(guestsContract.deleteGuest, { status: 409, message: "Está en uso." }));
  await user.click(await screen.findByRole("button", { name: "Eliminar a Ana Romero" }));
  expect(await screen.findByText("No se ha podido eliminar a Ana Romero. Está en uso.")).toBeInTheDocument();
  expect(await names()).toContain("Ana Romero");
});

it("exports what is filtered, amounts as numbers", async () => {
  const saved = vi.spyOn(files, "saveFile").mockReturnValue();
  const { user } = openGuestsPage("?text=anais");
  await names();
  await user.click(screen.getByRole("button", { name: "Exportar CSV" }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const [name, content] = saved.mock.calls[0]!;
  expect(name).toBe("clientes.csv");
  expect(content).toContain("Anaïs Fontaine");
  expect(content).toContain(";102,73;");
});

it("finds a guest from the command palette", async () => {
  const { user } = openGuestsPage();
  await names();
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await screen.findByRole("combobox", { name: /Buscar/ }), "anais font");
  await user.click(await screen.findByRole("option", { name: /Anaïs Fontaine · anais.fontaine26/ }));
  expect(await screen.findByRole("dialog", { name: "Anaïs Fontaine" })).toBeInTheDocument();
});
