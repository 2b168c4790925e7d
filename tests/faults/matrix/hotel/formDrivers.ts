import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";

import { paths } from "@/shared/routing/paths";

import { dates, desk } from "../desk";
import type { DriversOf, Opened } from "../holdFaults";
import type { listDrivers } from "./listDrivers";
import type { reservationCalls } from "../../../support/reservationCalls";

const sample = paths.reservation.replace(":id", "RSV-000482");

/** Somebody who should have come yesterday. */
async function openOverdue({ db: { hotel }, router }: Opened) {
  const { businessDate } = hotel.property;
  const { id } = [...hotel.all()].find(({ state, arrival }) => state === "confirmed" && arrival < businessDate)!;
  await router.navigate(paths.reservation.replace(":id", id));
  await desk.button("Marcar no-show");
}

const askToCancel = async (app: Opened) => {
  await desk.click(app, "Cancelar reserva");
  await app.user.selectOptions(await desk.field("Motivo de cancelación"), "Precio alto");
  await desk.write(app, "Comentario (opcional)", "Llamó a las diez");
};

const cancel = (app: Opened) => desk.click(app, "Cancelar la reserva");
const reload = (app: Opened) => desk.click(app, "Reintentar");

export const formDrivers: Omit<DriversOf<typeof reservationCalls>, keyof typeof listDrivers> = {
  getReservation: {
    path: sample,
    says: "No se ha podido cargar la reserva.",
    otherwise: { 404: "state/formReservation: says so where it is not there" },
    done: async () => expect(await desk.button("Cancelar reserva")).toBeInTheDocument(),
  },

  createReservation: {
    path: desk.form,
    prepare: desk.writeBooking,
    ...desk.pressing("Crear reserva"),
    waits: "La reserva se creará en cuanto vuelva la conexión; el número llegará entonces.",
    holds: async () => {
      expect(await desk.field("Llegada y salida")).toHaveValue(dates);
      expect(await desk.field("Correo electrónico")).toHaveValue("zoe.nadal@example.org");
      expect(await desk.booked()).toBe(0);
    },
    done: async () => {
      expect(await screen.findByRole("heading", { name: "Editar reserva" })).toBeInTheDocument();
      expect(await desk.booked()).toBe(1);
    },
  },

  createBooking: {
    path: desk.form,
    prepare: async (app) => {
      await desk.writeBooking(app);
      await app.user.selectOptions(await desk.field("Habitaciones"), "2");
    },
    ...desk.pressing("Crear reserva"),
    waits: "La reserva se creará en cuanto vuelva la conexión; el número llegará entonces.",
    holds: async () => {
      expect(await desk.field("Habitaciones")).toHaveValue("2");
      expect(await desk.field("Correo electrónico")).toHaveValue("zoe.nadal@example.org");
      expect(await desk.booked()).toBe(0);
    },
    done: async () => {
      expect(await screen.findByRole("heading", { name: "Editar reserva" })).toBeInTheDocument();
      expect(await desk.booked()).toBe(2);
    },
  },

  updateReservation: {
    path: desk.form,
    prepare: async (app) => {
      await desk.openBooking(app);
      await desk.writeNote(app, "Llega tarde");
    },
    ...desk.pressing("Guardar cambios"),
    waits: "Se guardará en cuanto vuelva la conexión.",
    holds: async () => expect(await desk.field("Nota interna")).toHaveValue("Llega tarde"),
    done: async () => {
      expect(await screen.findByText(/^Reserva RSV-\d+ guardada$/)).toBeInTheDocument();
      expect(await desk.field("Nota interna")).toHaveValue("Llega tarde");
    },
  },

  actOnReservation: {
    path: desk.form,
    prepare: async (app) => {
      await desk.openBooking(app);
      await askToCancel(app);
    },
    make: cancel,
    // what waited has left its dialog
    again: async (app) => {
      if (screen.queryByRole("dialog") === null) await askToCancel(app);
      await cancel(app);
    },
    hurry: cancel,
    waits: "«Cancelar reserva» se hará en cuanto vuelva la conexión.",
    holds: () => {
      const note = screen.queryByLabelText("Comentario (opcional)");
      if (note) expect(note).toHaveValue("Llamó a las diez");
      expect(desk.situation()).toHaveTextContent("Confirmada");
    },
    done: () => waitFor(() => expect(desk.situation()).toHaveTextContent("Cancelada")),
  },

  previewCancellation: {
    path: desk.form,
    prepare: desk.openBooking,
    make: (app) => desk.click(app, "Cancelar reserva"),
    again: reload,
    says: "No se ha podido calcular el importe.",
    done: async () => expect(await screen.findByText("Gastos de cancelación hoy")).toBeInTheDocument(),
  },

  previewNoShow: {
    path: desk.form,
    prepare: openOverdue,
    make: (app) => desk.click(app, "Marcar no-show"),
    again: reload,
    says: "No se ha podido calcular el importe.",
    done: async () => expect(await screen.findByText("Cargo por no-show")).toBeInTheDocument(),
  },

  listExtensionRooms: {
    path: desk.form,
    prepare: desk.openBooking,
    make: async ({ user }) => {
      const field = await desk.field("Llegada y salida");
      await user.clear(field);
      await user.type(field, "27/03/2026 - 30/04/2026{Enter}");
    },
    again: reload,
    says: "No se han podido cargar las habitaciones.",
    done: async () => expect(await desk.field("Llegada y salida")).toHaveValue("27/03/2026 - 30/04/2026"),
  },

  listRoomChoices: {
    path: desk.form,
    prepare: desk.openBooking,
    make: (app) => desk.click(app, "Asignar habitación"),
    again: reload,
    says: "No se han podido cargar las habitaciones.",
    done: async () => expect((await screen.findAllByRole("radio", { name: /Planta 1/ })).length).toBeGreaterThan(0),
  },
};
