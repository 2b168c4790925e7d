import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";

import type { closeContract } from "@/contract/day/close";

import { desk } from "../desk";
import type { DriversOf, Opened } from "../holdFaults";

const close = "/app/booking/close";
const counted = "Importe contado (EUR)";
const first = /^No-show: /;

const steps = async () => expect(await screen.findByRole("list", { name: "Pasos del cierre" })).toBeInTheDocument();

/** The first row that can be solved, by the name of its button. */
const firstRow = async () => (await screen.findAllByRole("button", { name: first }))[0]!;
const countOfRows = () => screen.queryAllByRole("button", { name: first }).length;

const solveFirst = async ({ user }: Opened) => {
  await user.click(await firstRow());
  const asked = within(await screen.findByRole("dialog", { name: /^¿No se ha presentado / }));
  await user.click(asked.getByRole("button", { name: "No-show" }));
};

/** A step or the reports, unless they are unfolded already. */
const unfold = async ({ user }: Opened, name: string) => {
  const heading = await screen.findByRole("heading", { name });
  if (!heading.closest("details")!.open) await user.click(heading);
};

const askCount = async (app: Opened) => {
  await unfold(app, "Arqueo de cobros");
  await app.user.click((await screen.findAllByRole("button", { name: /^Contar: / }))[0]!);
  await desk.write(app, counted, "1");
  await desk.write(app, "Motivo de la diferencia", "Se contó una moneda.");
};

const saveCount = (app: Opened) => desk.click(app, "Guardar arqueo");

const closing = async () => within(await screen.findByRole("dialog", { name: /^Cerrar el / }));

/** A day with nothing to solve: everybody of the sample has gone or will come another day. */
const emptyHouse = async ({ db }: Opened) => {
  for (const stored of db.hotel.all()) db.hotel.put({ ...stored, isDeleted: true });
  await waitFor(async () => expect(await desk.button("Cerrar el día")).not.toHaveAttribute("aria-disabled"));
};

const askToClose = (app: Opened) => desk.click(app, "Cerrar el día");

const confirm = async ({ user }: Opened) =>
  user.click((await closing()).getByRole("button", { name: "Cerrar el día" }));

let rows = 0;

const solveOne = async (app: Opened) => {
  await firstRow();
  rows = countOfRows();
  await solveFirst(app);
  await desk.button("Deshacer");
};

const undo = (app: Opened) => desk.click(app, "Deshacer");

export const closeDrivers: DriversOf<typeof closeContract> = {
  getClose: { path: close, says: "No se ha podido cargar el cierre del día.", done: steps },
  solveInClose: {
    path: close,
    prepare: async () => {
      await firstRow();
      rows = countOfRows();
    },
    make: solveFirst,
    isSilent: "without a connection the row is gone at once, and the frame counts what waits",
    done: () => waitFor(() => expect(countOfRows()).toBeLessThan(rows)),
  },
  undoInClose: {
    path: close,
    prepare: solveOne,
    make: undo,
    // what could not be taken back is solved, and its offer is gone
    again: async (app) => {
      await solveOne(app);
      await undo(app);
    },
    isSilent: "without a connection the frame counts what waits",
    done: () => waitFor(() => expect(countOfRows()).toBe(rows)),
  },
  countCash: {
    path: close,
    prepare: askCount,
    make: saveCount,
    // what waited has left its dialog
    again: async (app) => {
      if (screen.queryByRole("dialog") === null) await askCount(app);
      await saveCount(app);
    },
    hurry: saveCount,
    waits: "«Guardar arqueo» se hará en cuanto vuelva la conexión.",
    holds: () => {
      const field = screen.queryByLabelText(counted);
      if (field) expect(field).toHaveValue("1");
    },
    done: async () =>
      expect(await screen.findByRole("rowheader", { name: /Se contó una moneda\./ })).toBeInTheDocument(),
  },
  closeDay: {
    path: close,
    prepare: async (app) => {
      await emptyHouse(app);
      await askToClose(app);
    },
    make: confirm,
    again: async (app) => {
      if (screen.queryByRole("dialog") === null) await askToClose(app);
      await confirm(app);
    },
    hurry: confirm,
    waits: "«Cerrar el día» se hará en cuanto vuelva la conexión.",
    done: async () => expect(await screen.findByText("sábado, 28 de marzo", { selector: "time" })).toBeInTheDocument(),
  },
  listDayReports: {
    path: close,
    prepare: (app) => unfold(app, "Informes de días cerrados"),
    says: "No se han podido cargar los informes.",
    done: async () => expect(await screen.findByRole("link", { name: "25/03/2026" })).toBeInTheDocument(),
  },
  getDayReport: {
    path: `${close}/2026-03-26`,
    says: "No se ha podido cargar el informe.",
    otherwise: { 404: "tests/close: says that there is no report of a day that was not closed" },
    done: async () => expect(await screen.findByText("Ocupación")).toBeInTheDocument(),
  },
};
