import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { render, screen } from "@testing-library/react";
import { afterAll, beforeAll, expect, it } from "vitest";

import { countriesIn } from "@/shared/format/countriesIn";
import { chooseLanguage } from "@/shared/i18n/spoken";
import { entrance } from "@/shared/routing/entrance";
import { paths } from "@/shared/routing/paths";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

type Text = string | MessageFormatElement[];

const catalogues = Object.values(
  import.meta.glob<Record<string, Text>>("../../src/locales/es/*.json", { import: "default", eager: true }),
);
const originals = catalogues.map((texts) => ({ ...texts }));

const bracketed = (text: Text): Text =>
  typeof text === "string" ? `⟦${text}⟧` : [{ type: 0, value: "⟦" }, ...text, { type: 0, value: "⟧" }];

/** Every text of the catalogues stands in brackets here: what stands outside them comes from no catalogue. */
beforeAll(async () => {
  for (const texts of catalogues) for (const [id, text] of Object.entries(texts)) texts[id] = bracketed(text);
  await chooseLanguage("es");
});

afterAll(async () => {
  catalogues.forEach((texts, place) => Object.assign(texts, originals[place]));
  await chooseLanguage("es");
});

/** What people and the hotel wrote, what is a name in its own language, and what is no word. */
const data = [
  /^[\s\d/·:%+,()-]*$/,
  /^\(\d+\)$/,
  /Marina Solé/,
  /^MS$/,
  /admin@conserje\.app/,
  /^(English|Español|Français|Русский|Deutsch|Italiano|中文|العربية)$/,
  /^Ctrl K$/,
  /^\p{L}+, \d+ de \p{L}+$/u,
  /^hace \d+|^ayer$|^anteayer$|^(lun|mar|mié|jue|vie|sáb|dom)$/,
  /^[\d.,]+\s?[€$]$/,
  /ascensor de servicio|boda Ferrer|llegadas VIP|horarios de la semana/,
  /Cesta de bienvenida|Vino blanco|Albornoz|Adaptador|Circuito de spa/,
];

/** The browser names countries. */
const countries = new Set(countriesIn("es").map(({ name }) => name));

const outsideBrackets = (text: string) => text.replace(/⟦[^⟦⟧]*(?:⟦[^⟦⟧]*⟧[^⟦⟧]*)*⟧/g, "").trim();

function strangers(): string[] {
  const texts: string[] = [document.title.replace(/⟦.*⟧/, "")];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    // what people typed takes its direction from itself, and that is how it is known
    const isTyped = walker.currentNode.parentElement?.closest("[dir=auto], bdi");
    if (!isTyped) texts.push(walker.currentNode.textContent ?? "");
  }
  for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description"]) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? "");
  }
  return texts
    .map(outsideBrackets)
    .filter((text) => text !== "" && !countries.has(text) && !data.some((pattern) => pattern.test(text)));
}

const addresses = [entrance, paths].flatMap((table): string[] => Object.values(table));
const places = addresses.map((path) => path.replace(":kind", "voice").replace(/:\w+\??/, "-"));

it.each(places)("every text of %s comes from a catalogue", async (path) => {
  if (path.startsWith("/app")) alreadySignedIn();
  document.title = ""; // of the page before
  openApp(path, {}, { reservations: 12, messages: 1, contacts: 1 });
  await screen.findByRole("heading", { level: 1 });
  expect(strangers()).toEqual([]);
});

it.each(["Tema", "Idioma", "Carrito", "Aplicaciones", "Notificaciones", "Perfil"])(
  "every text of the header's %s comes from a catalogue",
  async (button) => {
    alreadySignedIn();
    const { user } = openApp("/app/tasks");
    await user.click(await screen.findByRole("button", { name: `⟦${button}⟧` }));
    await screen.findAllByRole(/^(Tema|Idioma|Perfil)$/.test(button) ? "menuitem" : "listitem");
    expect(strangers()).toEqual([]);
  },
);

it("notices words that come from no catalogue", () => {
  render(
    <p>
      ⟦Reservas⟧ Hello <img alt="Pool" />
    </p>,
  );
  expect(strangers()).toEqual(["Hello", "Pool"]);
});
