import { render, screen, waitFor } from "@testing-library/react";
import axe from "axe-core";
import { Provider } from "react-redux";
import { expect, it } from "vitest";

import { faultsContract } from "@/contract/faults";
import { headerContract } from "@/contract/header";
import { faultPanel, faultsFeature } from "@/features/faults/faultsFeature";
import { createClient } from "@/shared/api/createClient";

import userEvent from "@testing-library/user-event";
import { failing, openApp } from "../support/openApp";
import { openStore } from "../support/openStore";

const api = createClient({ ...faultsContract, ...headerContract });

/** The panel as a developer has it beside the app. */
async function openPanel(conditions: Parameters<typeof openApp>[1] = {}) {
  openApp("/auth/login", conditions);
  const store = openStore();
  const [FaultPanel] = await Promise.all([faultPanel(), store.install(faultsFeature)]);
  const user = userEvent.setup();
  render(
    <Provider store={store}>
      <FaultPanel />
    </Provider>,
  );
  await user.click(screen.getByRole("button", { name: "Fallos" }));
  await screen.findByRole("button", { name: "Aplicar" });
  return user;
}

const outcome = () =>
  api.listTasks().then(
    () => "done",
    () => "failed",
  );

it("sets what goes wrong, and shows what is set", async () => {
  const user = await openPanel();
  expect(await outcome()).toBe("done");
  const errors = screen.getByLabelText("Respuestas 500 (de cada 100)");
  await user.clear(errors);
  await user.selectOptions(screen.getByLabelText("La AEAT responde"), "Rechazado");
  await user.type(errors, "100{Enter}");
  expect(await screen.findByText("Aplicado")).toHaveRole("status");
  expect(await outcome()).toBe("failed");
  expect(await api.getFaults()).toMatchObject({ errors: 100, latency: null, expires: null, agency: "rejected" });
  await user.click(screen.getByRole("button", { name: "Quitar todos" }));
  await waitFor(async () => expect(await outcome()).toBe("done"));
  expect(screen.getByLabelText("Respuestas 500 (de cada 100)")).toHaveValue("0");
});

it("cuts the connection at once, and lets the session expire", async () => {
  const user = await openPanel();
  await user.click(screen.getByRole("button", { name: "Cortar ahora" }));
  await waitFor(() => expect(screen.getByLabelText("Sin conexión (segundos)")).toHaveValue("0-"));
  expect(await outcome()).toBe("failed");
  await user.click(screen.getByRole("button", { name: "Caducar la sesión" }));
  await waitFor(() => expect(screen.getByLabelText("La sesión caduca (segundos)")).toHaveValue("0"));
});

it("says beside the field what cannot be, and sends nothing", async () => {
  const user = await openPanel();
  await user.type(screen.getByLabelText("Respuestas perdidas (de cada 100)"), "999");
  await user.type(screen.getByLabelText("Sin conexión (segundos)"), "mañana{Enter}");
  expect(screen.getByLabelText("Sin conexión (segundos)")).toHaveAccessibleDescription(/Segundos como 10-20,60-90/);
  expect(screen.getByText("Un número entero de 0 a 100.")).toBeInTheDocument();
  expect(screen.getByLabelText("Sin conexión (segundos)")).toHaveValue("mañana");
  expect(await outcome()).toBe("done");
});

it("says when it could not be set, and keeps what was typed", async () => {
  const user = await openPanel(failing(faultsContract.setFaults, 500));
  await user.type(screen.getByLabelText("Semilla"), "7{Enter}");
  expect(await screen.findByText("No se ha podido aplicar.")).toBeInTheDocument();
  expect(screen.getByLabelText("Semilla")).toHaveValue("17");
});

it("is accessible", async () => {
  await openPanel();
  const { violations } = await axe.run(screen.getByRole("complementary", { name: "Fallos a propósito" }));
  expect(violations.map(({ id }) => id)).toEqual([]);
});
