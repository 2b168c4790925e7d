import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { secretOf } from "@/fakeBackend/core/secretOf";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

async function openSettings() {
  alreadySignedIn();
  const app = openApp("/app/messaging/settings");
  await screen.findByRole("heading", { name: "Datos personales" });
  return { ...app, saved: () => app.db.messaging.settings };
}

describe("settings", () => {
  it("are under six headings, and saved when the person leaves a field with a valid value", async () => {
    const { user, saved } = await openSettings();
    const headings = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    expect(headings).toEqual(["Datos personales", "Tema", "Privacidad", "Seguridad", "Estado", "Ayuda"]);
    const title = screen.getByLabelText("Puesto");
    await user.clear(title);
    await user.type(title, "Directora");
    await user.tab();
    await waitFor(() => expect(saved()["basicDetails.title"]).toBe("Directora"));
    expect(await screen.findByText("Guardado")).toBeInTheDocument();
    const email = screen.getByLabelText("Correo electrónico");
    await user.clear(email);
    await user.type(email, "marina{Enter}");
    expect(screen.getByText("Escriba un correo completo, como nombre@hotel.com.")).toBeInTheDocument();
    expect(email).toHaveAttribute("aria-invalid", "true");
    expect(saved()["basicDetails.email"]).toBe("admin@conserje.app");
  });

  it("show the chosen picture behind each conversation, also if it was chosen earlier", async () => {
    alreadySignedIn();
    const { user, router, db } = openApp("/app/messaging/chat/contact-lucia");
    const pictured = async () => {
      const conversation = await screen.findByRole("region", { name: /Lucía Ferrer/ });
      return conversation.parentElement!.style.getPropertyValue("--picture");
    };
    await waitFor(async () => expect(await pictured()).toBe('url("/samples/theme-bay.svg")'));
    await act(() => router.navigate("/app/messaging/settings"));
    await user.click(await screen.findByRole("radio", { name: "Azulejos" }));
    await waitFor(() => expect(db.messaging.settings["theme.image"]).toBe("/samples/theme-tiles.svg"));
    await act(() => router.navigate("/app/messaging/chat/contact-lucia"));
    expect(await pictured()).toBe('url("/samples/theme-tiles.svg")');
    await act(() => router.navigate("/app/messaging/settings"));
    const pictures = within(await screen.findByRole("group", { name: /detrás de las conversaciones/ }));
    await user.click(pictures.getByRole("radio", { name: "Sin imagen" }));
    await act(() => router.navigate("/app/messaging/chat/contact-lucia"));
    expect(await pictured()).toBe("");
  });

  it("show the profile as another person sees it, and follow the privacy settings", async () => {
    const { user } = await openSettings();
    await user.selectOptions(await screen.findByLabelText("Cómo le ve"), await screen.findByText("Omar Benali"));
    const status = () => screen.getByText("Estado", { selector: "dt" }).nextElementSibling;
    await waitFor(() => expect(status()).toHaveTextContent("Active"));
    const visibility = within(screen.getByRole("group", { name: "Estado visible para" }));
    await user.click(visibility.getByRole("radio", { name: "Nadie" }));
    await waitFor(() => expect(status()).toHaveTextContent("Oculto"));
  });

  it('choose the people that "selected" means', async () => {
    const { user, saved } = await openSettings();
    await user.click(screen.getByRole("button", { name: "Elegir personas" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByRole("searchbox"), "omar");
    await user.click(dialog.getByRole("checkbox", { name: "Omar Benali" }));
    await waitFor(() => expect(saved()["privacy.selectedContacts"]).toHaveLength(4));
  });

  it("show a new portrait in the header at once, and store it unless it exists only in this page", async () => {
    const { user, saved } = await openSettings();
    const portrait = () => screen.getByRole("button", { name: "Perfil" }).querySelector("img")?.getAttribute("src");
    expect(portrait()).toBeUndefined();
    const choices = within(screen.getByRole("group", { name: "Foto de perfil" }));
    await user.click(choices.getByRole("radio", { name: "Muestra 1" }));
    await waitFor(() => expect(portrait()).toMatch(/^\/samples\//));
    expect(localStorage.getItem("authUser")).toContain(portrait());
    await user.click(choices.getByRole("radio", { name: "Sin imagen" }));
    await waitFor(() => expect(portrait()).toBeUndefined());

    const upload = screen.getByLabelText(/Subir imagen.*Foto de perfil/);
    await user.upload(upload, new File(["GIF89a"], "yo.gif", { type: "image/gif" }));
    await waitFor(() => expect(saved()["basicDetails.profile"]).toMatch(/^(blob:|data:image\/gif)/));
    await waitFor(() => expect(portrait()).toMatch(/^(blob|data):/));
    expect(localStorage.getItem("authUser")).toContain("Marina Solé");
    expect(localStorage.getItem("authUser")).not.toMatch(/blob:|data:/);
    await user.upload(upload, new File([new Uint8Array(2 * 1024 * 1024 + 1)], "yo.png", { type: "image/png" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("La imagen puede pesar hasta 2 MB.");
  });

  it("change the password, and say beside the current password that it is wrong", async () => {
    const { user, db } = await openSettings();
    const current = screen.getByLabelText("Contraseña actual");
    const next = screen.getByLabelText("Contraseña nueva");
    await user.type(current, "guess");
    await user.type(next, "mar en calma");
    await user.type(screen.getByLabelText("Repetir contraseña"), "mar en calma{Enter}");
    expect(await screen.findByText("La contraseña actual no es correcta.")).toBeInTheDocument();
    expect(next).toHaveValue("mar en calma");
    await user.clear(current);
    await user.type(current, "Bahia-Serena-48");
    await user.click(screen.getByRole("button", { name: "Cambiar contraseña" }));
    expect(await screen.findByText("Contraseña cambiada.")).toBeInTheDocument();
    expect(next).toHaveValue("");
    expect(db.users.get(1).secret).toBe(secretOf("mar en calma", "1"));
  });
});

describe("the profile", () => {
  it("shows the person, 17 pictures that open in full size, and 4 files to download", async () => {
    alreadySignedIn();
    const { user } = openApp("/app/messaging/users");
    expect(await screen.findByRole("heading", { name: "Marina Solé" })).toBeInTheDocument();
    expect(screen.getByText("Responsable de operaciones")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Imágenes (17)" })).toBeInTheDocument();
    expect(screen.getAllByRole("button", { name: /Abrir la imagen/ })).toHaveLength(17);
    const files = screen.getAllByRole("link", { name: /Descargar/ });
    expect(files).toHaveLength(4);
    expect(files[0]).toHaveAttribute("download");
    await user.click(screen.getByRole("button", { name: "Abrir la imagen 2 de 17" }));
    expect(await screen.findByRole("button", { name: "Imagen siguiente" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Cerrar" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Imagen siguiente" })).not.toBeInTheDocument());
  });

  it("takes a new user name, says so, and shows it in the header and after a reload", async () => {
    alreadySignedIn();
    const { user } = openApp("/app/messaging/users");
    const name = await screen.findByLabelText("Nombre de usuario");
    await user.clear(name);
    await user.type(name, "Marina Vidal");
    await user.click(screen.getByRole("button", { name: "Guardar cambios" }));
    expect(await screen.findByText("Profile Updated Successfully")).toBeInTheDocument();
    expect(within(screen.getByRole("banner")).getByText("Marina Vidal")).toBeInTheDocument();
    expect(localStorage.getItem("authUser")).toContain("Marina Vidal");
  });
});
