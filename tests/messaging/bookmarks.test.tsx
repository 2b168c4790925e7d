import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { bookmarksContract } from "@/contract/messaging/bookmarks";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { failing, openApp } from "../support/openApp";

const titles = () =>
  within(screen.getByRole("list", { name: "Marcadores" }))
    .getAllByRole("listitem")
    .map((row) => row.querySelector(".row-title")?.textContent);

async function openBookmarks(conditions?: Parameters<typeof openApp>[1]) {
  alreadySignedIn();
  const app = openApp("/app/messaging/bookmark", conditions);
  await screen.findByRole("list", { name: "Marcadores" });
  return app;
}

describe("bookmarks", () => {
  it("are six in the sample, and are found without accents", async () => {
    const { user } = await openBookmarks();
    expect(titles()).toHaveLength(6);
    await user.type(screen.getByRole("searchbox", { name: "Buscar marcadores" }), "menu");
    expect(titles()).toEqual(["Menú de la boda Ferrer–Lund"]);
    await user.click(screen.getByRole("button", { name: "Limpiar filtro" }));
    expect(titles()).toHaveLength(6);
  });

  it("say that none matches", async () => {
    const { user } = await openBookmarks();
    await user.type(screen.getByRole("searchbox"), "nada de esto{Enter}");
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

  it("keep the typed name when the server refuses it", async () => {
    const { user } = await openBookmarks(failing(bookmarksContract.updateBookmark, 500, 1));
    await user.click(screen.getByRole("button", { name: "Renombrar Plan de evacuación" }));
    const field = await screen.findByLabelText("Nombre del marcador");
    await user.type(field, " 2{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("Internal Server Error");
    expect(field).toHaveValue("Plan de evacuación 2");
  });

  it("are deleted at once, and return to their place on undo", async () => {
    const { user, db } = await openBookmarks();
    const before = titles();
    await user.click(screen.getByRole("button", { name: "Eliminar Plan de evacuación" }));
    expect(titles()).not.toContain("Plan de evacuación");
    expect(screen.getByText("«Plan de evacuación» eliminado.")).toBeInTheDocument();
    await waitFor(() => expect(db.messaging.bookmarks.all()).toHaveLength(5));
    await user.click(screen.getByRole("button", { name: "Deshacer" }));
    expect(titles()).toEqual(before);
    await waitFor(() => expect(db.messaging.bookmarks.all()).toHaveLength(6));
  });

  it("stay when their deletion is refused", async () => {
    const { user } = await openBookmarks(failing(bookmarksContract.deleteBookmark, 500));
    const before = titles();
    await user.click(screen.getByRole("button", { name: "Eliminar Plan de evacuación" }));
    expect(await screen.findByText("Internal Server Error")).toBeInTheDocument();
    expect(titles()).toEqual(before);
    expect(screen.queryByRole("button", { name: "Deshacer" })).not.toBeInTheDocument();
  });

  it("link to their message", async () => {
    await openBookmarks();
    const link = screen.getByRole("link", { name: /Plan de evacuación/ });
    expect(link).toHaveAttribute("href", expect.stringMatching(/^\/app\/messaging\/chat\/[^/?]+\?message=.+/));
  });

  it("say when they cannot be loaded, and try again", async () => {
    alreadySignedIn();
    const { user } = openApp("/app/messaging/bookmark", failing(bookmarksContract.listBookmarks, 500, 1));
    expect(await screen.findByText("No se han podido cargar los marcadores.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Reintentar" }));
    expect(await screen.findByRole("list", { name: "Marcadores" })).toBeInTheDocument();
  });
});
