import { screen, within } from "@testing-library/react";
import { expect } from "vitest";

import type { planningContract } from "@/contract/reservations/planning";

import { desk } from "../desk";
import type { DriversOf, Opened } from "../holdFaults";

const path = "/app/booking/availability?type=DBL&nights=7";
const counts = "/app/booking/availability?tab=counts&type=DBL&nights=7";
const offer = () => screen.findByRole("button", { name: "Deshacer" });

/** The rooms that a guest who is to arrive could have. */
async function openRooms(app: Opened) {
  const [bar] = await screen.findAllByRole("button", { name: /, \d{3}, .*, Confirmada$/ });
  await app.user.click(bar!);
  const dialog = await desk.dialog();
  await app.user.click(dialog.getByRole("button", { name: "Cambiar habitación" }));
  return within(await dialog.findByRole("list", { name: "Habitaciones" }));
}

/** The guest gets the first room that is free. */
async function changeRoom(app: Opened) {
  const rooms = await openRooms(app);
  await app.user.click(rooms.getAllByRole("button", { description: /^Doble · / })[0]!); // a better one asks for the price
}

/** The guest makes way for a block of their room. */
async function blockWithGuest(app: Opened) {
  await app.user.click((await screen.findAllByRole("button", { name: /, \d{3}, .*, En casa$/ }))[0]!);
  await app.user.click((await desk.dialog()).getByRole("button", { name: "Bloquear" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Bloquear habitación" }));
  await app.user.click(dialog.getByLabelText("Motivo"));
  await app.user.paste("Fuga");
  await app.user.click(dialog.getByRole("button", { name: "Mover y bloquear" }));
}

export const planningDrivers: DriversOf<typeof planningContract> = {
  getPlanning: {
    path,
    says: "No se ha podido cargar la disponibilidad.",
    done: async () => expect(await screen.findByRole("grid", { name: "Planning" })).toBeInTheDocument(),
  },
  moveStays: {
    path,
    make: changeRoom,
    waits: "Se aplicará en cuanto vuelva la conexión.",
    holds: () => expect(screen.queryByRole("button", { name: "Deshacer" })).not.toBeInTheDocument(),
    done: async () => expect(await offer()).toBeInTheDocument(),
  },
  priceMove: {
    path: "/app/booking/availability?type=IND&nights=7",
    make: async (app) => {
      const free = await openRooms(app);
      await app.user.click(free.getAllByRole("button", { description: /^Doble · / })[0]!);
    },
    again: async ({ user }) => user.click(await screen.findByRole("button", { name: "Reintentar" })),
    says: "No se han podido calcular los precios.",
    holds: () => expect(screen.queryByText("Diferencia")).not.toBeInTheDocument(),
    done: async () => expect(await screen.findByText("Diferencia")).toBeInTheDocument(),
  },
  blockRoom: {
    path,
    make: async (app) => {
      await desk.click(app, "Bloquear");
      const dialog = await desk.dialog();
      await app.user.clear(dialog.getByLabelText("Noches bloqueadas"));
      await app.user.paste("01/06/2027 - 03/06/2027");
      await app.user.click(dialog.getByLabelText("Motivo"));
      await app.user.paste("Pintura");
      await app.user.click(dialog.getByRole("button", { name: "Bloquear" }));
    },
    waits: "Se aplicará en cuanto vuelva la conexión.",
    holds: () => expect(screen.queryByRole("button", { name: "Deshacer" })).not.toBeInTheDocument(),
    done: async () => expect(await offer()).toBeInTheDocument(),
  },
  liftBlock: {
    path,
    make: async ({ user }) => {
      await user.click(await screen.findByRole("button", { name: /^Fuera de orden, 107, / }));
      await user.click((await desk.dialog()).getByRole("button", { name: "Levantar bloqueo" }));
    },
    waits: "Se aplicará en cuanto vuelva la conexión.",
    holds: () => expect(screen.queryByRole("button", { name: "Deshacer" })).not.toBeInTheDocument(),
    done: async () => expect(await screen.findByText("Habitación 107: bloqueo levantado.")).toBeInTheDocument(),
  },
  undoBlock: {
    path: "/app/booking/availability?type=DBL&nights=7",
    prepare: async (app) => {
      await blockWithGuest(app);
      await offer();
    },
    make: async ({ user }) => user.click(await offer()),
    waits: "Se aplicará en cuanto vuelva la conexión.",
    done: async () =>
      expect(await screen.findByText(/^Habitación \d+: el cambio se ha deshecho\.$/)).toBeInTheDocument(),
  },
  allowOverbooking: {
    path: counts,
    make: async (app) => {
      await app.user.click(
        await screen.findByRole("gridcell", { name: /28\/03\/2026: Sobreventa permitida ninguna$/ }),
      );
      const dialog = await desk.dialog();
      await app.user.click(dialog.getByLabelText("Motivo"));
      await app.user.paste("Congreso");
      await app.user.click(dialog.getByRole("button", { name: "Permitir" }));
    },
    waits: "Se aplicará en cuanto vuelva la conexión.",
    holds: () => expect(screen.queryByRole("button", { name: "Deshacer" })).not.toBeInTheDocument(),
    done: async () => expect(await offer()).toBeInTheDocument(),
  },
  liftOverbooking: {
    path: counts,
    prepare: ({ db: { hotel } }) => {
      const night = { roomTypeId: "DBL", date: "2026-03-28" };
      hotel.overbookings.put({ ...night, rooms: 2, reason: "Congreso", by: "Marina", at: "2026-03-26T10:00:00Z" });
      hotel.revision.advance("rooms");
    },
    make: async ({ user }) => {
      await user.click(await screen.findByRole("gridcell", { name: /Sobreventa permitida 2, Congreso$/ }));
      await user.click((await desk.dialog()).getByRole("button", { name: "Retirar permiso" }));
    },
    waits: "Se aplicará en cuanto vuelva la conexión.",
    holds: () => expect(screen.queryByRole("button", { name: "Deshacer" })).not.toBeInTheDocument(),
    done: async () => expect(await offer()).toBeInTheDocument(),
  },
  undoMoves: {
    path,
    prepare: async (app) => {
      await changeRoom(app);
      await offer();
    },
    make: async ({ user }) => user.click(await offer()),
    waits: "Se aplicará en cuanto vuelva la conexión.",
    done: async () => expect(await screen.findByText(/: el cambio se ha deshecho\.$/)).toBeInTheDocument(),
  },
};
