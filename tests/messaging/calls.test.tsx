import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";

import { callsContract } from "@/contract/messaging/calls";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { failing, openApp } from "../support/openApp";
import { withDevices } from "../support/withDevices";

afterEach(() => void vi.useRealTimers());

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

async function openCalls(conditions?: Parameters<typeof openApp>[1]) {
  alreadySignedIn();
  const app = openApp("/app/messaging/calls", conditions);
  const list = within(await screen.findByRole("list", { name: "Llamadas" }));
  return { ...app, list };
}

describe("the history of calls", () => {
  it("is newest first, with direction and kind in words, and the people of a group", async () => {
    const { list, db } = await openCalls();
    const names = list.getAllByRole("link").map((link) => link.getAttribute("aria-label"));
    expect(names.slice(0, 3)).toEqual(["Llamar a Marta Vila", "Llamar a Joan Puig", "Llamar a Lucía Ferrer"]);
    expect(names).toHaveLength(db.messaging.calls.all().length);
    expect(list.getByRole("button", { name: /Marta Vila.*Perdida · voz.*0:00/ })).toBeInTheDocument();
    expect(list.getByRole("button", { name: /Carmen Ortega.*Entrante · vídeo.*6:05/ })).toBeInTheDocument();
    expect(list.getByRole("button", { name: /Dirección.*Saliente · voz · 6 personas.*14:03/ })).toBeInTheDocument();
  });

  it("shows who was in a group call", async () => {
    const { user, list } = await openCalls();
    await user.click(list.getByRole("button", { name: /Eventos/ }));
    expect(list.getByText("Participaron 5 de 5")).toBeInTheDocument();
    expect(list.getAllByRole("list")[0]?.children).toHaveLength(5);
  });

  it("says when it cannot be loaded, and tries again", async () => {
    alreadySignedIn();
    const { user } = openApp("/app/messaging/calls", failing(callsContract.listCalls, "connection lost", 1));
    expect(await screen.findByText("No se han podido cargar las llamadas.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Reintentar" }));
    expect(await screen.findByRole("list", { name: "Llamadas" })).toBeInTheDocument();
  });
});

describe("a call", () => {
  async function callBack(conditions?: Parameters<typeof openApp>[1]) {
    const app = await openCalls(conditions);
    await app.user.click(app.list.getByRole("link", { name: "Llamar a Marta Vila" }));
    return app;
  }

  it("rings until it is answered, and leaves a record", async () => {
    withDevices(async () => streamOf(track("audio")));
    const { user, db } = await callBack();
    expect(await screen.findByText("Llamando…")).toBeInTheDocument();
    expect(screen.getByRole("timer", { name: "Tiempo transcurrido" })).toBeInTheDocument();
    await waitFor(() => expect(db.messaging.calls.find(({ isRunning }) => isRunning === true)).toBeDefined());
    await user.click(screen.getByRole("button", { name: "Colgar" }));
    expect(await screen.findByText(/^Llamada terminada/)).toBeInTheDocument();
    await waitFor(() => expect(db.messaging.calls.find(({ isRunning }) => isRunning === true)).toBeUndefined());
    await user.click(screen.getByRole("link", { name: "Ir a las llamadas" }));
    const [first] = await screen.findAllByRole("button", { name: /Marta Vila.*Sin respuesta · voz/ });
    expect(first).toBeInTheDocument();
  });

  it("ends by itself when it is not answered, says so, and is stored as unanswered", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { db } = await callBack();
    const running = () => db.messaging.calls.find(({ isRunning }) => isRunning === true);
    await waitFor(() => expect(running()).toBeDefined());
    expect(await screen.findByText("Llamando…")).toBeInTheDocument();
    const call = running()!;
    await act(() => vi.advanceTimersByTimeAsync(46_000));
    expect(await screen.findByText(/^Nadie ha respondido\./)).toHaveRole("status");
    expect(screen.queryByRole("button", { name: "Colgar" })).not.toBeInTheDocument();
    await waitFor(() => expect(running()).toBeUndefined());
    expect(db.messaging.calls.get(call.callId)).toMatchObject({ isIncomming: false, isMissed: true });
  });

  it("mutes the microphone, and releases it at the end", async () => {
    const audio = track("audio");
    withDevices(async () => streamOf(audio));
    const { user } = await callBack();
    const mute = await screen.findByRole("button", { name: "Silenciar el micrófono" });
    await user.click(mute);
    expect(mute).toHaveAttribute("aria-pressed", "true");
    expect(audio.enabled).toBe(false);
    await user.click(mute);
    expect(audio.enabled).toBe(true);
    await user.click(screen.getByRole("link", { name: "Marcadores" }));
    await waitFor(() => expect(audio.stop).toHaveBeenCalledTimes(1));
  });

  it("ends when the person leaves its screen", async () => {
    const { user, db } = await callBack();
    await waitFor(() => expect(db.messaging.calls.find(({ isRunning }) => isRunning === true)).toBeDefined());
    await user.click(screen.getByRole("link", { name: "Marcadores" }));
    await waitFor(() => expect(db.messaging.calls.find(({ isRunning }) => isRunning === true)).toBeUndefined());
  });

  it("ends when the person leaves the app", async () => {
    const { db } = await callBack();
    const running = () => db.messaging.calls.find(({ isRunning }) => isRunning === true);
    await waitFor(() => expect(running()).toBeDefined());
    act(() => void window.dispatchEvent(new Event("pagehide")));
    await waitFor(() => expect(running()).toBeUndefined());
  });

  it("is shown as unanswered when the server ends it, whatever the page's clock says", async () => {
    const { db } = await callBack();
    expect(await screen.findByText("Llamando…")).toBeInTheDocument();
    const { calls, changes } = db.messaging;
    await waitFor(() => expect(calls.find(({ isRunning }) => isRunning === true)).toBeDefined());
    const { isRunning: _, ...call } = calls.find(({ isRunning }) => isRunning === true)!;
    act(() => changes.add({ kind: "callChanged", call: { ...call, isMissed: true } }));
    expect(await screen.findByText(/^Nadie ha respondido\./)).toBeInTheDocument();
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

  it("shows that it could not be started, and can be tried again", async () => {
    withDevices(async () => streamOf(track("audio")));
    const { user } = await callBack(failing(callsContract.startCall, "connection lost", 1));
    expect(await screen.findByRole("alert")).toHaveTextContent("Network Error");
    await user.click(screen.getByRole("button", { name: "Volver a llamar" }));
    expect(await screen.findByText("Llamando…")).toBeInTheDocument();
  });
});
