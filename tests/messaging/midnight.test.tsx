import { act, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { post } from "@/fakeBackend/messaging/threadRules";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

/** Ten seconds before a midnight. */
const evening = new Date(2026, 10, 20, 23, 59, 50);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: evening });
});

afterEach(() => {
  vi.useRealTimers();
});

async function openWithMessage() {
  alreadySignedIn();
  let isCut = false;
  const never = new Promise<void>(() => {});
  const { db } = openApp("/app/messaging/chat/contact-lucia", { heldBy: () => (isCut ? never : undefined) });
  await screen.findByRole("listitem", { name: /La reserva RSV/ });
  post(db.messaging, "contact-lucia", new Date(), { text: "Buenas noches." }, "contact-lucia");
  post(db.messaging, "contact-omar", new Date(), { text: "Hasta mañana." }, "contact-omar");
  await screen.findByRole("listitem", { name: /Buenas noches/ });
  await screen.findByRole("link", { name: /^Omar Benali.*Hasta mañana/ });
  const messages = within(screen.getByRole("list", { name: "Mensajes" }));
  const time = () => screen.getByRole("link", { name: /^Omar Benali/ }).querySelector("time")!.textContent;
  return { messages, time, cut: () => void (isCut = true) };
}

it("calls today yesterday after midnight, and the time in the list the day's name, without any doing", async () => {
  const { messages, time, cut } = await openWithMessage();
  expect(messages.getByText("Hoy")).toBeInTheDocument();
  expect(time()).toBe("23:59");
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(messages.getByText("Ayer")).toBeInTheDocument();
  expect(messages.queryByText("Hoy")).not.toBeInTheDocument();
  expect(time()).toBe("vie");
  cut(); // or a day would have thousands of calls for news
  await act(() => vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000));
  expect(messages.queryByText("Ayer")).not.toBeInTheDocument();
});

it("notices a midnight that the machine slept through, once the page is seen again", async () => {
  const { messages, time } = await openWithMessage();
  vi.setSystemTime(new Date(2026, 10, 21, 7, 0));
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(messages.getByText("Ayer")).toBeInTheDocument();
  expect(time()).toBe("vie");
});
