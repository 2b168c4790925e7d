import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";
import { withDevices } from "../support/withDevices";

function track(kind: string) {
  return { kind, enabled: true, stop: vi.fn<() => void>() };
}

function streamOf(audio: ReturnType<typeof track>, video?: ReturnType<typeof track>) {
  const all = video ? [audio, video] : [audio];
  return {
    getTracks: () => all,
    getAudioTracks: () => [audio],
    getVideoTracks: () => all.filter(({ kind }) => kind === "video"),
  };
}

async function openCalls() {
  alreadySignedIn();
  const app = openApp("/app/messaging/calls");
  const list = within(await screen.findByRole("list", { name: "Llamadas" }));
  return { ...app, list };
}

it("lists calls newest first, with direction and kind in words, and who was in a group call", async () => {
  const { user, list, db } = await openCalls();
  const names = list.getAllByRole("link").map((link) => link.getAttribute("aria-label"));
  expect(names.slice(0, 3)).toEqual(["Llamar a Marta Vila", "Llamar a Joan Puig", "Llamar a Lucía Ferrer"]);
  expect(names).toHaveLength(db.messaging.calls.all().length);
  expect(list.getByRole("button", { name: /Marta Vila.*Perdida · voz.*0:00/ })).toBeInTheDocument();
  expect(list.getByRole("button", { name: /Carmen Ortega.*Entrante · vídeo.*6:05/ })).toBeInTheDocument();
  expect(list.getByRole("button", { name: /Dirección.*Saliente · voz · 6 personas.*14:03/ })).toBeInTheDocument();
  await user.click(list.getByRole("button", { name: /Eventos/ }));
  expect(list.getByText("Participaron 5 de 5")).toBeInTheDocument();
  expect(list.getAllByRole("list")[0]?.children).toHaveLength(5);
});

describe("a call", () => {
  async function callBack() {
    const app = await openCalls();
    await app.user.click(app.list.getByRole("link", { name: "Llamar a Marta Vila" }));
    const running = () => app.db.messaging.calls.find(({ isRunning }) => isRunning === true);
    return { ...app, running };
  }

  it("rings until the person hangs up, can be muted, frees the microphone, and leaves a record", async () => {
    const audio = track("audio");
    withDevices(async () => streamOf(audio));
    const { user, running } = await callBack();
    expect(await screen.findByText("Llamando…")).toBeInTheDocument();
    expect(screen.getByRole("timer", { name: "Tiempo transcurrido" })).toBeInTheDocument();
    await waitFor(() => expect(running()).toBeDefined());
    const mute = await screen.findByRole("button", { name: "Silenciar el micrófono" });
    await user.click(mute);
    expect(mute).toHaveAttribute("aria-pressed", "true");
    expect(audio.enabled).toBe(false);
    await user.click(mute);
    expect(audio.enabled).toBe(true);
    await user.click(screen.getByRole("button", { name: "Colgar" }));
    expect(await screen.findByText(/^Llamada terminada/)).toBeInTheDocument();
    await waitFor(() => expect(running()).toBeUndefined());
    await user.click(screen.getByRole("link", { name: "Ir a las llamadas" }));
    expect(await screen.findAllByRole("button", { name: /Marta Vila.*Sin respuesta · voz/ })).not.toEqual([]);
    await waitFor(() => expect(audio.stop).toHaveBeenCalledTimes(1));
  });

  it.each([
    ["its screen", (user: UserEvent) => user.click(screen.getByRole("link", { name: "Marcadores" }))],
    ["the app", () => void window.dispatchEvent(new Event("pagehide"))],
  ])("ends when the person leaves %s", async (_, leave) => {
    const { user, running } = await callBack();
    await waitFor(() => expect(running()).toBeDefined());
    await leave(user);
    await waitFor(() => expect(running()).toBeUndefined());
  });

  it("is shown as unanswered when the server ends it, whatever the page's clock says", async () => {
    const { db, running } = await callBack();
    expect(await screen.findByText("Llamando…")).toBeInTheDocument();
    await waitFor(() => expect(running()).toBeDefined());
    const { isRunning: _, ...call } = running()!;
    act(() => db.messaging.changes.add({ kind: "callChanged", call: { ...call, isMissed: true } }));
    expect(await screen.findByText(/^Nadie ha respondido\./)).toHaveRole("status");
    expect(screen.queryByRole("button", { name: "Colgar" })).not.toBeInTheDocument();
  });

  it.each([
    ["NotAllowedError", /No hay permiso para usar el micrófono/],
    ["NotFoundError", /No se ha encontrado ningún micrófono/],
    ["NotReadableError", /No se ha podido encender el micrófono/],
  ])("says what is wrong with the microphone: %s", async (name, sentence) => {
    withDevices(() => Promise.reject(new DOMException("", name)));
    await callBack();
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
    expect(screen.queryByRole("button", { name: "Silenciar el micrófono" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Colgar" })).toBeInTheDocument();
  });
});
