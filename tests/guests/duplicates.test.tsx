import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { drawer, openGuestsPage } from "./guestsDesk";

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

it("leads from a merged record to the one that was kept, and makes two of one again", async () => {
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

it("sets two people who look like one aside, and lets that be taken back", async () => {
  const app = withTwin(openGuestsPage());
  const pair = await compare(app);
  await app.user.click(pair.getByRole("button", { name: "Son dos personas" }));
  const names = "Anaïs Fontaine y Anais Fontaine";
  expect(await screen.findByText(`Marcadas como dos personas: ${names}.`)).toBeInTheDocument();
  const drawn = await drawer("Fusionar duplicados");
  const summary = await drawn.findByText("Marcadas como dos personas (1)");
  expect(drawn.getByText(names).closest("details")).toContainElement(summary);
  await app.user.click(summary);
  await app.user.click(drawn.getByRole("button", { name: "Quitar la marca" }));
  await waitFor(() => expect(drawn.getByText(names).closest("details")).toBeNull());
});
