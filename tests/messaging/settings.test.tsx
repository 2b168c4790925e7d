import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { conversationsContract } from "@/contract/messaging/conversations";
import { settingsContract } from "@/contract/messaging/settings";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { failing, openApp } from "../support/openApp";

async function openSettings(conditions?: Parameters<typeof openApp>[1]) {
  alreadySignedIn();
  const app = openApp("/app/messaging/settings", conditions);
  await screen.findByRole("heading", { name: "Datos personales" });
  return { ...app, saved: () => app.db.messaging.settings };
}

describe("settings", () => {
  it("are under their six headings", async () => {
    await openSettings();
    const headings = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    expect(headings).toEqual(["Datos personales", "Tema", "Privacidad", "Seguridad", "Estado", "Ayuda"]);
  });

  it("save typed values on blur, and confirm it", async () => {
    const { user, saved } = await openSettings();
    const title = screen.getByLabelText("Puesto");
    await user.clear(title);
    await user.type(title, "Directora");
    await user.tab();
    await waitFor(() => expect(saved()["basicDetails.title"]).toBe("Directora"));
    expect(await screen.findByText("Guardado")).toBeInTheDocument();
  });

  it("do not send invalid values", async () => {
    const { user, saved } = await openSettings();
    const email = screen.getByLabelText("Correo electrónico");
    await user.clear(email);
    await user.type(email, "marina{Enter}");
    expect(screen.getByText("Escriba un correo completo, como nombre@hotel.com.")).toBeInTheDocument();
    expect(email).toHaveAttribute("aria-invalid", "true");
    expect(saved()["basicDetails.email"]).toBe("admin@conserje.app");
  });

  it("keep a refused value with the sentence beside it, and save it the next time", async () => {
    const { user, saved } = await openSettings(failing(settingsContract.updateSettings, 500, 1));
    const title = screen.getByLabelText("Puesto");
    await user.clear(title);
    await user.type(title, "Directora{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("Internal Server Error");
    expect(title).toHaveValue("Directora");
    await user.type(title, "{Enter}");
    await waitFor(() => expect(saved()["basicDetails.title"]).toBe("Directora"));
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
  });

  it("change at once, and change back when the server refuses", async () => {
    const { user } = await openSettings(failing(settingsContract.updateSettings, 500));
    const receipts = screen.getByRole("switch", { name: "Confirmaciones de lectura" });
    expect(receipts).toBeChecked();
    await user.click(receipts);
    expect(await screen.findByRole("alert")).toHaveTextContent("Internal Server Error");
    expect(receipts).toBeChecked();
  });

  it("end with the last choice, however fast they change", async () => {
    const { user, saved } = await openSettings();
    for (const name of ["Away", "Do not disturb", "Active", "Away"]) {
      await user.click(screen.getByRole("radio", { name }));
    }
    expect(screen.getByRole("radio", { name: "Away" })).toBeChecked();
    await waitFor(() => expect(saved().status).toBe("away"));
  });

  it("choose the picture behind the conversations", async () => {
    const { user, saved } = await openSettings();
    await user.click(screen.getByRole("radio", { name: "Azulejos" }));
    await waitFor(() => expect(saved()["theme.image"]).toBe("/samples/theme-tiles.svg"));
  });

  it("show that picture behind each conversation, also if it was chosen earlier", async () => {
    alreadySignedIn();
    const { user, router } = openApp("/app/messaging/chat/contact-lucia");
    const pictured = async () => {
      const conversation = await screen.findByRole("region", { name: /Lucía Ferrer/ });
      return conversation.parentElement!.style.getPropertyValue("--picture");
    };
    await waitFor(async () => expect(await pictured()).toBe('url("/samples/theme-bay.svg")'));
    await act(() => router.navigate("/app/messaging/settings"));
    await user.click(await screen.findByRole("radio", { name: "Azulejos" }));
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

  it("upload an own picture, and say why another is refused", async () => {
    const { user, saved } = await openSettings();
    const upload = screen.getByLabelText(/Subir imagen.*Foto de perfil/);
    await user.upload(upload, new File(["GIF89a"], "yo.gif", { type: "image/gif" }));
    await waitFor(() => expect(saved()["basicDetails.profile"]).toMatch(/^(blob:|data:image\/gif)/));
    await user.upload(upload, new File([new Uint8Array(2 * 1024 * 1024 + 1)], "yo.png", { type: "image/png" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("La imagen puede pesar hasta 2 MB.");
  });

  it("show a new portrait in the header at once, store it for the next visit, and remove it again", async () => {
    const { user } = await openSettings();
    const portrait = () => screen.getByRole("button", { name: "Perfil" }).querySelector("img")?.getAttribute("src");
    expect(portrait()).toBeUndefined();
    const choices = within(screen.getByRole("group", { name: "Foto de perfil" }));
    await user.click(choices.getByRole("radio", { name: "Muestra 1" }));
    await waitFor(() => expect(portrait()).toMatch(/^\/samples\//));
    expect(localStorage.getItem("authUser")).toContain(portrait());
    await user.click(choices.getByRole("radio", { name: "Sin imagen" }));
    await waitFor(() => expect(portrait()).toBeUndefined());
  });

  it("do not store a portrait that exists only in this page", async () => {
    const { user } = await openSettings();
    const file = new File(["GIF89a"], "yo.gif", { type: "image/gif" });
    await user.upload(screen.getByLabelText(/Subir imagen.*Foto de perfil/), file);
    const profile = screen.getByRole("button", { name: "Perfil" });
    await waitFor(() =>
      expect(profile.querySelector("img")).toHaveAttribute("src", expect.stringMatching(/^(blob|data):/)),
    );
    expect(localStorage.getItem("authUser")).toContain("Marina Solé");
    expect(localStorage.getItem("authUser")).not.toMatch(/blob:|data:/);
  });

  it("say when a picture could not be uploaded, and change nothing", async () => {
    const { user, saved } = await openSettings(failing(conversationsContract.uploadFile, 500));
    const upload = screen.getByLabelText(/Subir imagen.*Imagen de portada/);
    await user.upload(upload, new File(["GIF89a"], "mar.gif", { type: "image/gif" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Internal Server Error");
    expect(saved()["basicDetails.coverImage"]).toBe("/samples/bay.svg");
  });

  it("say when they cannot be loaded, and offer to try again", async () => {
    alreadySignedIn();
    openApp("/app/messaging/settings", failing(settingsContract.getSettings, 500));
    expect(await screen.findByText("No se han podido cargar sus ajustes.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Reintentar" })).toBeInTheDocument();
  });
});

describe("the profile", () => {
  it("shows the person, 17 pictures and 4 files to download", async () => {
    alreadySignedIn();
    openApp("/app/messaging/users");
    expect(await screen.findByRole("heading", { name: "Marina Solé" })).toBeInTheDocument();
    expect(screen.getByText("Responsable de operaciones")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Imágenes (17)" })).toBeInTheDocument();
    expect(screen.getAllByRole("button", { name: /Abrir la imagen/ })).toHaveLength(17);
    const files = screen.getAllByRole("link", { name: /Descargar/ });
    expect(files).toHaveLength(4);
    expect(files[0]).toHaveAttribute("download");
  });

  it("opens a picture in full size, and closes it again", async () => {
    alreadySignedIn();
    const { user } = openApp("/app/messaging/users");
    await user.click(await screen.findByRole("button", { name: "Abrir la imagen 2 de 17" }));
    expect(await screen.findByRole("button", { name: "Imagen siguiente" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Cerrar" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Imagen siguiente" })).not.toBeInTheDocument());
  });
});
