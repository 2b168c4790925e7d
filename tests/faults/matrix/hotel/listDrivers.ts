import { screen, waitFor, within } from "@testing-library/react";
import { expect, vi } from "vitest";

import * as files from "@/shared/csv/saveFile";

import { desk } from "../desk";
import type { DriversOf } from "../holdFaults";
import type { reservationCalls } from "../../../support/reservationCalls";

const path = "/app/booking/list?view=unassigned";

let before: string[] = [];
const remember = async () => void (before = await desk.customers());
const stillThere = () => waitFor(async () => expect(await desk.customers()).toEqual(before));

const waits = "1 cambio espera.";

const tick = async () => within((await desk.rows())[0]!).getByRole("checkbox");

type ListCall =
  | "listReservations"
  | "refreshReservations"
  | "exportReservations"
  | "deleteReservation"
  | "restoreReservation"
  | "actOnMany";

export const listDrivers: Pick<DriversOf<typeof reservationCalls>, ListCall> = {
  listReservations: {
    path: `${path}&text=a`,
    holds: () => expect(screen.getByRole("searchbox", { name: "Filtrar por cliente" })).toHaveValue("a"),
    done: async () => expect(await desk.rows()).toHaveLength(10),
  },

  refreshReservations: {
    path,
    prepare: remember,
    ...desk.pressing("Actualizar Lista"),
    holds: stillThere,
    done: async () => expect(await screen.findByText(/Ha entrado 1 reserva nueva:/)).toBeInTheDocument(),
  },

  exportReservations: {
    path,
    prepare: async () => {
      vi.spyOn(files, "saveFile").mockImplementation(() => {});
      await remember();
    },
    ...desk.pressing("Exportar CSV"),
    holds: stillThere,
    done: async () => {
      await waitFor(() => expect(files.saveFile).toHaveBeenCalledOnce());
      await stillThere();
    },
  },

  deleteReservation: {
    path,
    prepare: remember,
    make: desk.deleteFirst,
    waits,
    holds: async () => screen.queryByText(/1 cambio espera/) ?? (await stillThere()),
    done: async () => {
      expect(await desk.button("Deshacer")).toBeInTheDocument();
      expect(await desk.customers()).not.toEqual(before);
    },
  },

  restoreReservation: {
    path,
    prepare: async (app) => {
      await remember();
      await desk.deleteFirst(app);
    },
    make: (app) => desk.click(app, "Deshacer"),
    waits,
    holds: async () => expect(await desk.customers()).not.toEqual(before),
    done: stillThere,
  },

  actOnMany: {
    path,
    prepare: async (app) => app.user.click(await tick()),
    ...desk.pressing("Confirmar"),
    holds: async () => expect(await tick()).toBeChecked(),
    done: async () => waitFor(() => expect(document.querySelector(".bulk-report, .notice")).toBeInTheDocument()),
  },
};
