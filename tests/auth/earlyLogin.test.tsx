import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, onTestFinished } from "vitest";

import { demoSignIn } from "@/contract/demoSignIn";
import { languages } from "@/shared/i18n/languages";
import { chooseLanguage } from "@/shared/i18n/spoken";

import { earlyLoginIn } from "../../scripts/early-login";
import { openApp } from "../support/openApp";

const { body } = document;

/** The elements of the sign-in of index.html. */
const earlyPage = (...page: Parameters<typeof earlyLoginIn>) =>
  new DOMParser().parseFromString(earlyLoginIn(...page), "text/html").body.firstElementChild!;

/** Shows the sign-in of index.html in Spanish, as src/app/boot.js does. */
function showEarlyLogin() {
  const root = body.appendChild(document.createElement("div"));
  root.className = "early";
  root.append(earlyPage("es", demoSignIn));
  onTestFinished(() => root.remove());
  const form = root.querySelector("form")!;
  const fieldNamed = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  return { root, form, email: fieldNamed("email"), password: fieldNamed("password") };
}

const appLogin = "form:not(.early form)";

/** The app's own sign-in. */
async function appForm() {
  await waitFor(() => expect(body.querySelector(appLogin)).not.toBeNull());
  const form = body.querySelector<HTMLFormElement>(appLogin)!;
  return { form, fieldNamed: (name: string) => form.elements.namedItem(name) as HTMLInputElement };
}

/** What differs each time: ids, the picture's address, marks of the libraries and of the page. */
const ignored = new Set(["id", "for", "src", "data-early", "data-discover"]);

/** Elements and texts in order, without hidden markers. */
function outline(node: Node): string[] {
  if (!(node instanceof Element)) return node.textContent!.trim() ? [node.textContent!.trim()] : [];
  if (node.hasAttribute("hidden")) return [];
  const attributes = [...node.attributes].filter(({ name }) => !ignored.has(name));
  const head = attributes.map(({ name, value }) => `${name}=${value}`).toSorted();
  return [[node.localName, ...head].join(" "), ...[...node.childNodes].flatMap(outline)];
}

describe("the sign-in before the app's script has come", () => {
  it("looks as the app's own, in every language", async () => {
    onTestFinished(() => act(() => chooseLanguage("es")));
    openApp("/auth-login");
    for (const { code } of languages) {
      await appForm();
      await act(() => chooseLanguage(code));
      const { form } = await appForm();
      expect(outline(form.closest("main")!), code).toEqual(outline(earlyPage(code, demoSignIn)));
    }
  });

  it("hands over what was typed, the focus and the cursor", async () => {
    const { email, password } = showEarlyLogin();
    email.value = "ana@hotel.es";
    password.value = "secreto";
    email.focus();
    email.setSelectionRange(3, 3);
    openApp("/");
    const { fieldNamed } = await appForm();
    await waitFor(() => expect(fieldNamed("email")).toHaveValue("ana@hotel.es"));
    expect(fieldNamed("password")).toHaveValue("secreto");
    expect(fieldNamed("email")).toHaveFocus();
    expect(fieldNamed("email").selectionStart).toBe(3);
  });

  it("signs in when the button was pressed", async () => {
    const { form } = showEarlyLogin();
    form.dataset.early = "submitted";
    openApp("/");
    await waitFor(() => expect(window.location.pathname).toBe("/app/dashboards/home"));
  });

  it("shows the password if it was shown, and speaks the language that was chosen", async () => {
    onTestFinished(() => act(() => chooseLanguage("es")));
    const { root, form } = showEarlyLogin();
    form.querySelector("[aria-pressed]")!.setAttribute("aria-pressed", "true");
    root.querySelector("select")!.value = "de";
    openApp("/");
    const { fieldNamed } = await appForm();
    await waitFor(() => expect(fieldNamed("password").type).toBe("text"));
    expect(await screen.findByRole("button", { name: "Anmelden" })).toBeInTheDocument();
    expect(localStorage.getItem("language")).toBe("de");
  });
});
