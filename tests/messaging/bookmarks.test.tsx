import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

const titles = () =>
  within(screen.getByRole("list", { name: "Marcadores" }))
    .getAllByRole("listitem")
    .map((row) => row.querySelector(".row-title")?.textContent);

async function openBookmarks() {
  alreadySignedIn();
  const app = openApp("/app/messaging/bookmark");
  await screen.findByRole("list", { name: "Marcadores" });
  return app;
}

describe("bookmarks", () => {
  it("lead to their message, and are found without accents", async () => {
    const { user } = await openBookmarks();
    expect(titles()).toHaveLength(6);
    const link = screen.getByRole("link", { name: /Plan de evacuación/ });
    expect(link).toHaveAttribute("href", expect.stringMatching(/^\/app\/messaging\/chat\/[^/?]+\?message=.+/));
    const search = screen.getByRole("searchbox", { name: "Buscar marcadores" });
    await user.type(search, "menu");
    expect(titles()).toEqual(["Menú de la boda Ferrer–Lund"]);
    await user.click(screen.getByRole("button", { name: "Limpiar filtro" }));
    expect(titles()).toHaveLength(6);
    await user.type(search, "nada de esto{Enter}");
    expect(screen.getByText("Ningún marcador coincide con la búsqueda.")).toBeInTheDocument();
  });

  it("can be renamed, and refuse an empty name", async () => {
    const { user } = await openBookmarks();
    await user.click(screen.getByRole("button", { name: "Renombrar Plan de evacuación" }));
    const field = await screen.findByLabelText("Nombre del marcador");
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.keyboard("{Enter}");
    expect(await screen.findByText("Escriba un nombre para el marcador.")).toBeInTheDocument();
    await user.type(field, "Salidas de emergencia{Enter}");
    await waitFor(() => expect(titles()).toContain("Salidas de emergencia"));
    expect(await screen.findByText("Bookmark is Updated!")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });
});
