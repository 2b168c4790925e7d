import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { names, openGuestsPage, table } from "./guestsDesk";

const search = () => screen.findByRole("searchbox", { name: "Filtrar por cliente" });

it("says what the page is for, has the columns of the specification, and finds without accents", async () => {
  const { user } = openGuestsPage();
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
  for (const typed of ["angela lopez", "651165617"]) {
    await user.clear(await search());
    await user.click(await search());
    await user.paste(typed); // a telephone without its prefix, too
    await waitFor(async () => expect(await names()).toEqual(["Ángela López Molina"]));
  }
});

it("filters by country, in the address, and opens a segment with its number of guests", async () => {
  const { user } = openGuestsPage();
  await names();
  await user.selectOptions(screen.getByLabelText("País"), "Francia");
  await waitFor(async () => expect(await names()).toContain("Anaïs Fontaine"));
  expect(within(await table()).queryByText("España")).not.toBeInTheDocument();
  expect(window.location.search).toBe("?country=FR");
  const segment = screen.getByRole("link", { name: /^Incompletos \d+$/ });
  await user.click(segment);
  const count = Number(segment.textContent.replace(/\D/g, ""));
  await waitFor(async () =>
    expect(within(await table()).getAllByText("Faltan datos")).toHaveLength(Math.min(10, count)),
  );
});

it("deletes a guest and brings them back, but none with active reservations, and says why", async () => {
  const { user, db } = openGuestsPage();
  const guests = [...db.hotel.guests.all()];
  const isActive = ({ id }: { id: string }) =>
    [...db.hotel.all()].some(({ guestId, state }) => guestId === id && ["confirmed", "inHouse"].includes(state));
  const shown = await names();
  const named = (isBusy: boolean) =>
    guests.find((one) => isActive(one) === isBusy && shown.includes(`${one.firstName} ${one.lastName}`))!;
  const [staying, gone] = [named(true), named(false)].map((one) => `${one.firstName} ${one.lastName}`);
  const button = await screen.findByRole("button", { name: `Eliminar a ${staying}` });
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(button).toHaveAccessibleDescription(/^No se puede eliminar: tiene reservas activas \(\d+\)\.$/);
  await user.click(button);
  expect(await names()).toContain(staying);

  await user.click(await screen.findByRole("button", { name: `Eliminar a ${gone}` }));
  expect(await screen.findByText(`Cliente eliminado: ${gone}.`)).toBeInTheDocument();
  expect(await names()).not.toContain(gone);
  expect(db.hotel.guests.get(named(false).id).isDeleted).toBe(true);
  await user.click(screen.getByRole("button", { name: "Deshacer" }));
  await waitFor(async () => expect(await names()).toContain(gone));
});

it("finds a guest from the command palette", async () => {
  const { user } = openGuestsPage();
  await names();
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await screen.findByRole("combobox", { name: /Buscar/ }), "anais font");
  await user.click(await screen.findByRole("option", { name: /Anaïs Fontaine · anais.fontaine26/ }));
  expect(await screen.findByRole("dialog", { name: "Anaïs Fontaine" })).toBeInTheDocument();
});
