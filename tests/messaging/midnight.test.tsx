import { act, screen, within } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";

import { post } from "@/fakeBackend/messaging/threadRules";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

it("calls today yesterday after midnight, and shows the day instead of the time in the list", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 20, 23, 59, 50) });
  onTestFinished(() => void vi.useRealTimers());
  alreadySignedIn();
  const { db } = openApp("/app/messaging/chat/contact-lucia");
  await screen.findByRole("listitem", { name: /La reserva RSV/ });
  const now = new Date(2026, 10, 20, 23, 59, 55);
  post(db.messaging, "contact-lucia", now, { text: "Buenas noches." }, "contact-lucia");
  post(db.messaging, "contact-omar", now, { text: "Hasta mañana." }, "contact-omar");
  await screen.findByRole("listitem", { name: /Buenas noches/ });
  const omar = await screen.findByRole("link", { name: /^Omar Benali.*Hasta mañana/ });
  const messages = within(screen.getByRole("list", { name: "Mensajes" }));
  expect(messages.getByText("Hoy")).toBeInTheDocument();
  expect(omar.querySelector("time")).toHaveTextContent("23:59");

  // the machine has slept through midnight; a timer tells a machine that is awake (hooks.test)
  const wakeUp = (...day: [number, number, number]) => {
    vi.setSystemTime(new Date(...day, 7, 0));
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
  };
  wakeUp(2026, 10, 21);
  expect(messages.getByText("Ayer")).toBeInTheDocument();
  expect(messages.queryByText("Hoy")).not.toBeInTheDocument();
  expect(omar.querySelector("time")).toHaveTextContent("vie");
  wakeUp(2026, 10, 22);
  expect(messages.queryByText("Ayer")).not.toBeInTheDocument();
});
