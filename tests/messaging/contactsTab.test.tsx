import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";

import { chatsContract } from "@/contract/messaging/chats";
import { contactsContract } from "@/contract/messaging/contacts";
import type { Endpoint } from "@/contract/endpoint";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { failing, openApp } from "../support/openApp";

afterEach(() => {
  vi.useRealTimers();
});

async function openContacts(conditions?: Parameters<typeof openApp>[1], path = "/app/messaging/contacts") {
  alreadySignedIn();
  const app = openApp(path, conditions);
  await screen.findByText("Rosario Jiménez");
  return app;
}

describe("contacts", () => {
  it("are grouped by first letter, in alphabetical order", async () => {
    await openContacts();
    const letters = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    expect(letters).toEqual([...new Set(letters)].toSorted());
    expect(within(screen.getByRole("list", { name: "R" })).getByText("Rosario Jiménez")).toBeInTheDocument();
  });

  it("show job, department and presence in words", async () => {
    await openContacts();
    expect(
      screen.getByRole("link", { name: /Andrei Popescu.*Auditor nocturno.*Recepción.*Do not disturb/ }),
    ).toBeVisible();
  });

  it("are found by name or department, without accents, and the address keeps the search", async () => {
    const { user, router } = await openContacts();
    await user.type(screen.getByRole("searchbox", { name: "Buscar contactos" }), "jimenez{Enter}");
    expect(screen.getByText("1 contacto")).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe("?q=jimenez"));
    await user.clear(screen.getByRole("searchbox"));
    await user.type(screen.getByRole("searchbox"), "cocina");
    expect(screen.getByRole("link", { name: /Ainhoa Garmendia/ })).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: /Rosario/ })).not.toBeInTheDocument();
  });

  it("are filtered from the start if the address has a search", async () => {
    await openContacts({}, "/app/messaging/contacts?q=rosario");
    expect(screen.getByRole("searchbox")).toHaveValue("rosario");
    expect(screen.getByText("1 contacto")).toBeInTheDocument();
  });

  it("say that no contact matches", async () => {
    const { user } = await openContacts();
    await user.type(screen.getByRole("searchbox"), "zzz");
    expect(screen.getByText("Ningún contacto coincide con la búsqueda.")).toBeInTheDocument();
  });

  it("become favourites from their menu", async () => {
    const { user, db } = await openContacts();
    await user.click(screen.getByRole("button", { name: "Acciones de Rosario Jiménez" }));
    await user.click(await screen.findByRole("menuitem", { name: "Añadir a favoritos" }));
    expect(await screen.findByText("User has been added to your favourite")).toBeInTheDocument();
    const rosario = db.messaging.contacts.find(({ firstName }) => firstName === "Rosario");
    expect(rosario?.isFavourite).toBe(true);
    expect(await screen.findByRole("link", { name: /Rosario Jiménez.*en favoritos/ })).toBeInTheDocument();
  });

  /** Somebody who is in no list of chats, and how they stand on the screen. */
  async function openStranger(conditions: Parameters<typeof openApp>[1]) {
    const { db } = await openContacts(conditions);
    const stranger = db.messaging.contacts.find((contact) => !contact.isInChats && !contact.isFavourite)!;
    const name = `${stranger.firstName} ${stranger.lastName}`;
    vi.useFakeTimers(); // time stands still between two toggles, on the slowest machine too
    const menu = () => screen.getByLabelText(`Acciones de ${name}`, { selector: "button" });
    const toggle = () => {
      fireEvent.click(menu());
      fireEvent.click(screen.getByText(/(Añadir a|Quitar de) favoritos/));
    };
    const isShown = () => within(menu().closest("li")!).queryByText("en favoritos") !== null;
    return { toggle, isShown, isStored: () => db.messaging.contacts.get(stranger.id).isFavourite };
  }

  it("are favourites at once, and are not when the server refuses", async () => {
    const { toggle, isShown, isStored } = await openStranger({
      ...failing(chatsContract.toggleFavourite, 500),
      delayOf: (endpoint) => (endpoint === chatsContract.toggleFavourite ? 10_000 : 0),
    });
    toggle();
    expect(isShown()).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(10_500));
    expect(screen.getByText("Internal Server Error")).toBeInTheDocument();
    expect(isShown()).toBe(false);
    expect(isStored()).toBe(false);
  });

  it.each([
    ["the first of two toggles is refused", [1]],
    ["the second of two toggles is refused", [2]],
    ["both toggles are refused", [1, 2]],
    ["neither of two toggles is refused", []],
  ])("stand as the server has them when %s, however slow the first is", async (_, refused) => {
    let calls = 0;
    let delays = 0;
    const isToggle = (endpoint: Endpoint | undefined) => endpoint === chatsContract.toggleFavourite;
    const { toggle, isShown, isStored } = await openStranger({
      failureOf: (endpoint) => (isToggle(endpoint) && refused.includes((calls += 1)) ? 500 : undefined),
      delayOf: (endpoint) => (isToggle(endpoint) ? ((delays += 1) === 1 ? 3000 : 1000) : 0),
    });
    toggle();
    expect(isShown()).toBe(true);
    toggle();
    expect(isShown()).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(4500)); // the second waits for the first
    expect(delays).toBe(2);
    const told = refused.length === 2 ? 1 : 2; // the same refusal stands once
    expect(screen.getAllByText(/Internal Server Error|favourite$/)).toHaveLength(told);
    expect(isShown()).toBe(isStored());
    expect(isStored()).toBe(refused.length === 1);
  });

  it("leave the chats from their menu", async () => {
    const { user, db } = await openContacts();
    await user.click(screen.getByRole("button", { name: "Acciones de Rosario Jiménez" }));
    await user.click(await screen.findByRole("menuitem", { name: "Quitar de los chats" }));
    await waitFor(() =>
      expect(db.messaging.contacts.find(({ firstName }) => firstName === "Rosario")?.isInChats).toBe(false),
    );
  });

  it("say when they cannot be loaded, and try again", async () => {
    alreadySignedIn();
    const { user } = openApp("/app/messaging/contacts", failing(contactsContract.listContacts, 500, 1));
    expect(await screen.findByText("No se han podido cargar los contactos.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Reintentar" }));
    expect(await screen.findByRole("link", { name: /Rosario Jiménez/ })).toBeInTheDocument();
  });
});

describe("an invitation", () => {
  async function openInvitation(conditions?: Parameters<typeof openApp>[1]) {
    const app = await openContacts(conditions);
    await app.user.click(screen.getByRole("button", { name: "Invitar contacto" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Invitar contacto" }));
    const fill = async (email: string, name: string) => {
      if (email) await app.user.type(dialog.getByLabelText("Correo electrónico"), email);
      if (name) await app.user.type(dialog.getByLabelText("Nombre"), name);
      await app.user.click(dialog.getByRole("button", { name: "Enviar invitación" }));
    };
    return { ...app, dialog, fill };
  }

  it("goes out and is confirmed", async () => {
    const { fill, dialog, db } = await openInvitation();
    await fill("nuevo@bahiaserena.example", "Nuevo Camarero");
    expect(await dialog.findByText("User is Invited")).toBeInTheDocument();
    expect(db.messaging.invitations.all()).toMatchObject([{ email: "nuevo@bahiaserena.example" }]);
    expect(dialog.getByLabelText("Nombre")).toHaveValue("");
  });

  it("needs a complete address and a name", async () => {
    const { fill, dialog } = await openInvitation();
    await fill("nuevo", "");
    expect(await dialog.findByText("Escriba un correo completo, como nombre@hotel.com.")).toBeInTheDocument();
    expect(dialog.getByText("Escriba el nombre de la persona.")).toBeInTheDocument();
    expect(dialog.getByLabelText("Correo electrónico")).toHaveFocus();
  });

  it("keeps the input when the connection is lost, and is sent on reconnect", async () => {
    const { fill, dialog } = await openInvitation(failing(contactsContract.inviteContact, "connection lost", 1));
    await fill("nuevo@bahiaserena.example", "Nuevo Camarero");
    expect(await dialog.findByRole("alert")).toHaveTextContent("Network Error");
    expect(dialog.getByLabelText("Nombre")).toHaveValue("Nuevo Camarero");
    await fill("", "");
    expect(await dialog.findByText("User is Invited")).toBeInTheDocument();
  });
});
