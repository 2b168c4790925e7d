import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";

import { conversationsContract } from "@/contract/messaging/conversations";
import type { Failure } from "@/fakeBackend/core/conditions";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

const lucia = "/app/messaging/chat/contact-lucia";
const { sendMessage } = conversationsContract;

const box = () => screen.findByRole("textbox", { name: "Escriba un mensaje" });
const message = (name: RegExp) => screen.findByRole("listitem", { name });
const asksBeforeLeaving = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
const keptMessages = () => Object.keys(localStorage).filter((key) => key.startsWith("outbox:messages:"));

type App = ReturnType<typeof openApp>;

const sentTo = ({ db }: App, id = "contact-lucia") => db.messaging.threads.get(id)?.log.all() ?? [];
const textsTo = (app: App, ...looked: string[]) =>
  sentTo(app).flatMap(({ text }) => (looked.includes(text) ? [text] : []));

/** The app while the call of sending fails in a way that the test may change. */
function openFailing(fault: { now?: Failure }, path = lucia) {
  alreadySignedIn();
  let calls = 0;
  const app = openApp(path, {
    failureOf: (endpoint) => (endpoint === sendMessage && (calls += 1) ? fault.now : undefined),
  });
  return { ...app, calls: () => calls };
}

/** As a killed tab leaves it: only the next tab can send it. */
function leftBehind(text: string, more: object = {}, uid = 1) {
  const clientId = `left ${text}`;
  const time = "2026-03-27T10:00:00.000Z";
  const left = { clientId, chatId: "contact-lucia", time, text, status: "sending", ...more };
  localStorage.setItem(`outbox:messages:${clientId}`, JSON.stringify({ version: 1, tab: "gone", uid, entry: left }));
  return clientId;
}

afterEach(() => void vi.restoreAllMocks());

describe("without a connection", () => {
  it("lets messages wait in their order, says so, and sends each once when it is back", async () => {
    const fault: { now?: Failure } = { now: "connection lost" };
    const app = openFailing(fault);
    await app.user.type(await box(), "Falta hielo{Enter}");
    expect(await message(/: Falta hielo, En espera de conexión$/)).toBeInTheDocument();
    await app.user.type(await box(), "Y limones{Enter}");
    expect(await message(/: Y limones, En espera de conexión$/)).toBeInTheDocument();
    await waitFor(() => {
      const note = screen.getByText(/^Sin conexión desde las \d{1,2}:\d{2}\. 2 mensajes esperan\.$/);
      expect(note).toHaveRole("status");
    });
    expect(screen.queryByRole("button", { name: "Reintentar" })).not.toBeInTheDocument();
    fault.now = undefined;
    window.dispatchEvent(new Event("online"));
    expect(await message(/: Falta hielo, (Enviado|Recibido)$/)).toBeInTheDocument();
    expect(await message(/: Y limones, (Enviado|Recibido)$/)).toBeInTheDocument();
    expect(textsTo(app, "Falta hielo", "Y limones")).toEqual(["Falta hielo", "Y limones"]);
    await waitFor(() => expect(screen.queryByText(/Sin conexión/)).not.toBeInTheDocument());
    expect(keptMessages()).toEqual([]);
  });

  it("tries again by itself, even without a sign that the connection is back", async () => {
    const app = openFailing({ now: "connection lost" });
    await app.user.type(await box(), "Falta hielo{Enter}");
    await message(/En espera de conexión$/);
    await waitFor(() => expect(app.calls()).toBeGreaterThan(2), { timeout: 5000 });
    expect(textsTo(app, "Falta hielo")).toEqual([]);
  });

  it("does not try while the browser says that there is no network", async () => {
    const app = openFailing({});
    await box();
    window.dispatchEvent(new Event("offline"));
    await app.user.type(await box(), "Falta hielo{Enter}");
    await message(/: Falta hielo, En espera de conexión$/);
    expect(app.calls()).toBe(0);
    window.dispatchEvent(new Event("online"));
    expect(await message(/: Falta hielo, (Enviado|Recibido)$/)).toBeInTheDocument();
  });

  it("lets the author discard what waits, and sends what is left", async () => {
    const app = openFailing({});
    await box();
    window.dispatchEvent(new Event("offline"));
    await app.user.type(await box(), "Falta hilo{Enter}Falta hielo{Enter}");
    const wrong = await message(/: Falta hilo, En espera de conexión$/);
    await message(/: Falta hielo, En espera de conexión$/);
    await app.user.click(within(wrong).getByRole("button", { name: "Descartar" }));
    expect(screen.queryByRole("listitem", { name: /Falta hilo/ })).not.toBeInTheDocument();
    expect(await message(/: Falta hielo, En espera de conexión$/)).toHaveFocus();
    window.dispatchEvent(new Event("online"));
    expect(await message(/: Falta hielo, (Enviado|Recibido)$/)).toBeInTheDocument();
    expect(textsTo(app, "Falta hilo", "Falta hielo")).toEqual(["Falta hielo"]);
    expect([app.calls(), keptMessages()]).toEqual([1, []]);
  });

  it("says on every page that something waits", async () => {
    const fault: { now?: Failure } = { now: "connection lost" };
    const app = openFailing(fault);
    await app.user.type(await box(), "Falta hielo{Enter}");
    await message(/En espera de conexión$/);
    await app.router.navigate("/app/tasks");
    await screen.findByRole("heading", { level: 1, name: "Mis tareas" });
    expect(screen.getByText(/^Sin conexión desde las .*1 mensaje espera\.$/)).toHaveRole("status");
    fault.now = undefined;
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(screen.queryByText(/Sin conexión/)).not.toBeInTheDocument());
    expect(textsTo(app, "Falta hielo")).toEqual(["Falta hielo"]);
  });
});

describe("a message on its way", () => {
  it("is kept until the server has it, so that a reload need not ask", async () => {
    const app = openFailing({ now: "connection lost" });
    await app.user.type(await box(), "Falta hielo{Enter}");
    await message(/En espera de conexión$/);
    expect(keptMessages()).toHaveLength(1);
    expect(asksBeforeLeaving()).toBe(false);
  });

  it("is sent once, in its order, by the page that comes after one that was killed", async () => {
    leftBehind("Segundo", { time: "2026-03-27T10:00:01.000Z" });
    leftBehind("Primero");
    const app = openFailing({});
    expect(await message(/: Segundo, (Enviado|Recibido)$/)).toBeInTheDocument();
    expect(textsTo(app, "Primero", "Segundo")).toEqual(["Primero", "Segundo"]);
    expect(app.calls()).toBe(2);
    expect(keptMessages()).toEqual([]);
  });

  it("stands once in the conversation when the server had it before the page was killed", async () => {
    alreadySignedIn();
    const first = openApp(lucia);
    await first.user.type(await box(), "Ya llegó{Enter}");
    const { clientId } = await waitFor(() => sentTo(first).find(({ text }) => text === "Ya llegó")!);
    await message(/: Ya llegó, (Enviado|Recibido)$/);
    first.store.dispatch({ type: "messaging/changesMissed" });
    first.store.dispatch({
      type: "outbox/outboxAdopted",
      payload: [
        { clientId, chatId: "contact-lucia", time: new Date().toISOString(), text: "Ya llegó", status: "sending" },
      ],
    });
    await waitFor(() => expect(screen.getAllByRole("listitem", { name: /Ya llegó/ })).toHaveLength(1));
    expect(textsTo(first, "Ya llegó")).toEqual(["Ya llegó"]);
  });

  it("stays failed after a reload when the server has refused it", async () => {
    leftBehind("Demasiado", { status: "failed" });
    const app = openFailing({});
    await message(/La reserva/);
    const unsent = await message(/: Demasiado, Error al enviar$/);
    expect(app.calls()).toBe(0);
    await app.user.click(within(unsent).getByRole("button", { name: "Descartar" }));
    await waitFor(() => expect(keptMessages()).toEqual([]));
  });

  it("is sent for its author alone", async () => {
    leftBehind("De otra persona", {}, 2);
    const app = openFailing({});
    await message(/La reserva/);
    await app.user.type(await box(), "Propio{Enter}");
    expect(await message(/: Propio, (Enviado|Recibido)$/)).toBeInTheDocument();
    expect(textsTo(app, "De otra persona")).toEqual([]);
    expect(keptMessages()).toHaveLength(1);
  });

  it.each(["", "{", "null", "[]", '{"version":1}', '{"version":1,"tab":"x","uid":1,"entry":{"text":7}}'])(
    "is passed over when what is kept is %j",
    async (garbage) => {
      localStorage.setItem("outbox:messages:garbage", garbage);
      leftBehind("Entero");
      const app = openFailing({});
      expect(await message(/: Entero, (Enviado|Recibido)$/)).toBeInTheDocument();
      expect(app.calls()).toBe(1);
    },
  );

  it.each(["texto", 5, { id: "connection.cutOff" }])("is passed over when its reason is %j", async (reason) => {
    leftBehind("Dañado", { status: "failed", reason });
    const app = openFailing({});
    await message(/La reserva/);
    await app.user.type(await box(), "Entero{Enter}");
    expect(await message(/: Entero, (Enviado|Recibido)$/)).toBeInTheDocument();
    expect(screen.queryByText("Dañado")).not.toBeInTheDocument();
  });

  it("has a reload ask first where the browser keeps nothing", async () => {
    const app = openFailing({ now: "connection lost" });
    await box();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await app.user.type(await box(), "Falta hielo{Enter}");
    await message(/En espera de conexión$/);
    expect(asksBeforeLeaving()).toBe(true);
  });

  it("goes with a sign-out, which asks before, and leaves nothing for the next person", async () => {
    const app = openFailing({ now: "connection lost" });
    await app.user.type(await box(), "Falta hielo{Enter}");
    await message(/En espera de conexión$/);
    await app.user.click(screen.getByRole("button", { name: "Perfil" }));
    await app.user.click(await screen.findByText("Sign out"));
    await app.user.click(await screen.findByRole("button", { name: "Salir y descartar" }));
    expect(await screen.findByRole("heading", { name: "Bienvenido a Conserje" })).toBeInTheDocument();
    expect(keptMessages()).toEqual([]);
  });
});
