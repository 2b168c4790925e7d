import { screen, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";

import * as files from "@/shared/csv/saveFile";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

beforeAll(() => import("react-data-table-component"));
beforeEach(() => alreadySignedIn());

const size = { reservations: 900, messages: 0 };
const drawer = async (name: string | RegExp) => within(await screen.findByRole("dialog", { name }));

it("lists each company with its nights, revenue and balance", async () => {
  openApp("/app/customers/companies", {}, size);
  const table = within(await screen.findByRole("table", { name: "Lista de empresas" }));
  const row = (await table.findByText("Touristik Nord GmbH")).closest("[role=row]");
  expect(row).toHaveTextContent(/Turoperador/);
  expect(row).toHaveTextContent(/DE812871812/);
  expect(row).toHaveTextContent(/2702,00 €/);
});

it("keeps what was typed where the number is that of another company", async () => {
  const { user } = openApp("/app/customers/companies/-", {}, size);
  const form = await drawer("Nueva empresa");
  await user.type(await form.findByLabelText(/^Empresa/), "Ibertec");
  await user.selectOptions(form.getByLabelText(/^Tipo/), "Empresa");
  await user.type(form.getByLabelText("NIF"), "b-29118452");
  await user.click(form.getByRole("button", { name: "Guardar la empresa" }));
  await form.findAllByText(/^Este NIF ya es de Ibertec/);
  expect(form.getByLabelText("NIF")).toHaveAccessibleDescription(
    "Este NIF ya es de Ibertec Ingeniería, S.L. (EM-000002).",
  );
  expect(form.getByLabelText(/^Empresa/)).toHaveValue("Ibertec");
});

it("has terms of which a commission over 100 % is refused beside its field", async () => {
  const { user } = openApp("/app/customers/companies/EM-000002?tab=terms", {}, size);
  const form = await drawer("Ibertec Ingeniería, S.L.");
  const terms = within(await form.findByRole("group", { name: "Comisiones" }));
  await user.click(terms.getByRole("button", { name: "Añadir" }));
  await user.type(terms.getByLabelText(/^Desde la noche/), "01/01/2027");
  await user.type(terms.getByLabelText(/^Comisión/), "120");
  await user.click(form.getAllByRole("button", { name: "Guardar cambios" }).at(-1)!);
  expect(
    await terms.findByText("Escriba un porcentaje de 0 a 100, con dos decimales como máximo."),
  ).toBeInTheDocument();
  await user.clear(terms.getByLabelText(/^Comisión/));
  await user.type(terms.getByLabelText(/^Comisión/), "12,5");
  await user.click(form.getAllByRole("button", { name: "Guardar cambios" }).at(-1)!);
  expect(await screen.findByText("Empresa EM-000002 actualizada.")).toBeInTheDocument();
});

it("settles a month of commission once, and saves its statement as a file", async () => {
  const saved = vi.spyOn(files, "saveFile").mockImplementation(() => {});
  const { user } = openApp("/app/customers/companies/EM-000005?tab=commissions", {}, size);
  const form = await drawer("Viajes Levante, S.L.");
  await form.findByRole("table", { name: "Liquidación de comisiones" });
  await user.click(form.getByRole("button", { name: "Exportar CSV" }));
  expect(saved.mock.calls[0]![0]).toBe("comision-EM-000005-2026-10-01-2026-10-31.csv");
  await user.click(form.getAllByRole("button", { name: "Liquidar comisión" }).at(-1)!);
  const asked = await drawer(/^Liquidar comisión/);
  await user.type(asked.getByLabelText(/^Primera noche/), "01/10/2026");
  await user.type(asked.getByLabelText(/^Última noche/), "31/10/2026");
  await user.click(asked.getByRole("button", { name: "Liquidar comisión" }));
  expect(await form.findByText("LQ-000001")).toBeInTheDocument();
});

it("merges a record into another one, and separates it again", async () => {
  const { user } = openApp("/app/customers/companies/EM-000011", {}, size);
  const form = await drawer("Viajes Levante");
  expect(await form.findByText(/^Quizá es la misma que/)).toBeInTheDocument();
  await user.click(form.getByRole("button", { name: "Fusionar" }));
  const asked = await drawer(/^Fusionar/);
  await user.type(asked.getByRole("combobox", { name: "Fusionar con" }), "B85905495");
  await user.click(await asked.findByRole("option", { name: /Viajes Levante, S.L./ }));
  await user.click(asked.getByRole("button", { name: "Fusionar" }));
  expect(await form.findByText(/^Fusionada con/)).toBeInTheDocument();
  await user.click(form.getByRole("button", { name: "Separar" }));
  expect(await form.findByRole("button", { name: "Fusionar" })).toBeInTheDocument();
});
