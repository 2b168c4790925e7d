import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { drawer, names, openGuestsPage, table } from "./guestsDesk";

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

/** Anaïs Fontaine a second time, without accents and with a company. */
function withTwin(app: ReturnType<typeof openGuestsPage>) {
  const { id: _id, version: _version, ...known } = app.db.hotel.guests.get("guest-26");
  const twin = app.db.hotel.guests.add({ ...known, firstName: "Anais", company: "Naviera", email: "" });
  return { ...app, twin };
}

async function compare({ user }: ReturnType<typeof openGuestsPage>) {
  await user.click(await screen.findByRole("button", { name: "Fusionar duplicados" }));
  const pairs = await drawer("Fusionar duplicados");
  const pair = (await pairs.findByText("Anaïs Fontaine y Anais Fontaine")).closest("li")!;
  await user.click(within(pair).getByRole("button", { name: "Comparar" }));
  return within(pair);
}

const keepName = ({ user }: ReturnType<typeof openGuestsPage>, pair: Awaited<ReturnType<typeof compare>>) =>
  user.click(within(pair.getByRole("group", { name: "Nombre" })).getAllByRole("radio")[0]!);

it("shows what two records have in common, asks where they differ, and merges them", async () => {
  const app = withTwin(openGuestsPage());
  const pair = await compare(app);
  expect(pair.getByText("Mismo nombre")).toBeInTheDocument();
  const sides = within(pair.getByRole("group", { name: "Nombre" })).getAllByRole("radio");
  for (const side of sides) expect(side).not.toBeChecked();
  const joined = within(pair.getByRole("region", { name: "Así queda lo demás" }));
  expect(joined.getByText("Naviera")).toBeInTheDocument();
  await app.user.click(pair.getByRole("button", { name: "Fusionar en la ficha de Anaïs Fontaine" }));
  expect(pair.getByText("Elija qué dato se conserva.")).toBeInTheDocument();
  expect(sides[0]).toHaveFocus();
  await app.user.click(sides[1]!);
  expect(pair.queryByText("Elija qué dato se conserva.")).not.toBeInTheDocument();
  await app.user.click(pair.getByRole("button", { name: "Fusionar en la ficha de Anaïs Fontaine" }));
  expect(await screen.findByText("Fichas fusionadas: Anaïs Fontaine.")).toBeInTheDocument();
  const kept = { firstName: "Anais", company: "Naviera", email: "anais.fontaine26@example.net" };
  expect(app.db.hotel.guests.get("guest-26")).toMatchObject(kept);
});

it("leads from a merged record to the kept record, and takes a merge back", async () => {
  const app = withTwin(openGuestsPage());
  const pair = await compare(app);
  await keepName(app, pair);
  await app.user.click(pair.getByRole("button", { name: "Fusionar en la ficha de Anaïs Fontaine" }));
  await screen.findByText("Fichas fusionadas: Anaïs Fontaine.");
  await act(() => app.router.navigate(`/app/customers/list/${app.twin.id}`));
  expect(await screen.findByRole("dialog", { name: "Anaïs Fontaine" })).toBeInTheDocument();
  await waitFor(() => expect(window.location.pathname).toBe("/app/customers/list/guest-26"));
  await app.user.keyboard("{Escape}");
  await app.user.click(await screen.findByRole("button", { name: "Deshacer" }));
  expect(await screen.findByText("Fusión deshecha: Anaïs Fontaine.")).toBeInTheDocument();
  await waitFor(() => expect(app.db.hotel.guests.get("guest-26").company).toBe(""));
  expect(app.db.hotel.guests.get(app.twin.id).id).toBe(app.twin.id);
});

it("sets two people aside who look the same, and lets that be taken back", async () => {
  const app = withTwin(openGuestsPage());
  const pair = await compare(app);
  await app.user.click(pair.getByRole("button", { name: "Son dos personas" }));
  const both = "Anaïs Fontaine y Anais Fontaine";
  expect(await screen.findByText(`Marcadas como dos personas: ${both}.`)).toBeInTheDocument();
  const drawn = await drawer("Fusionar duplicados");
  const summary = await drawn.findByText("Marcadas como dos personas (1)");
  expect(drawn.getByText(both).closest("details")).toContainElement(summary);
  await app.user.click(summary);
  await app.user.click(drawn.getByRole("button", { name: "Quitar la marca" }));
  await waitFor(() => expect(drawn.getByText(both).closest("details")).toBeNull());
});
