import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

async function openContacts(path = "/app/messaging/contacts") {
  alreadySignedIn();
  const app = openApp(path);
  await screen.findByText("Rosario Jiménez");
  return app;
}

it("groups contacts by letter, and shows job, department and presence in words", async () => {
  await openContacts();
  const letters = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
  expect(letters).toEqual([...new Set(letters)].toSorted());
  expect(within(screen.getByRole("list", { name: "R" })).getByText("Rosario Jiménez")).toBeInTheDocument();
  expect(
    screen.getByRole("link", { name: /Andrei Popescu.*Auditor nocturno.*Recepción.*Do not disturb/ }),
  ).toBeVisible();
});

it("finds contacts without accents by name or department, and the address keeps the search", async () => {
  const { user, router } = await openContacts("/app/messaging/contacts?q=rosario");
  const search = screen.getByRole("searchbox", { name: "Buscar contactos" });
  expect(search).toHaveValue("rosario");
  expect(screen.getByText("1 contacto")).toBeInTheDocument();
  await user.clear(search);
  await user.type(search, "jimenez{Enter}");
  expect(screen.getByText("1 contacto")).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe("?q=jimenez"));
  await user.clear(search);
  await user.type(search, "cocina");
  expect(screen.getByRole("link", { name: /Ainhoa Garmendia/ })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /Rosario/ })).not.toBeInTheDocument();
  await user.clear(search);
  await user.type(search, "zzz");
  expect(screen.getByText("Ningún contacto coincide con la búsqueda.")).toBeInTheDocument();
});

it("makes a contact a favourite from its menu, and takes a contact out of the chats", async () => {
  const { user, db } = await openContacts();
  const rosario = () => db.messaging.contacts.find(({ firstName }) => firstName === "Rosario");
  const choose = async (item: string) => {
    await user.click(screen.getByRole("button", { name: "Acciones de Rosario Jiménez" }));
    await user.click(await screen.findByRole("menuitem", { name: item }));
  };
  await choose("Añadir a favoritos");
  expect(await screen.findByText("User has been added to your favourite")).toBeInTheDocument();
  expect(rosario()?.isFavourite).toBe(true);
  expect(await screen.findByRole("link", { name: /Rosario Jiménez.*en favoritos/ })).toBeInTheDocument();
  await choose("Quitar de los chats");
  await waitFor(() => expect(rosario()?.isInChats).toBe(false));
});

it("invites a person, once the address is complete and there is a name", async () => {
  const { user, db } = await openContacts();
  await user.click(screen.getByRole("button", { name: "Invitar contacto" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Invitar contacto" }));
  const email = dialog.getByLabelText("Correo electrónico");
  const name = dialog.getByLabelText("Nombre");
  await user.type(email, "nuevo{Enter}");
  expect(await dialog.findByText("Escriba un correo completo, como nombre@hotel.com.")).toBeInTheDocument();
  expect(dialog.getByText("Escriba el nombre de la persona.")).toBeInTheDocument();
  expect(email).toHaveFocus();
  await user.type(email, "@bahiaserena.example");
  await user.type(name, "Nuevo Camarero{Enter}");
  expect(await dialog.findByText("User is Invited")).toBeInTheDocument();
  expect(db.messaging.invitations.all()).toMatchObject([{ email: "nuevo@bahiaserena.example" }]);
  expect(name).toHaveValue("");
});
