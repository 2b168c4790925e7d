import { screen, waitFor, within } from "@testing-library/react";
import { expect, vi } from "vitest";

import type { loyaltyContract } from "@/contract/guests/loyalty";
import * as files from "@/shared/csv/saveFile";

import { desk } from "../desk";
import type { DriversOf, Opened } from "../holdFaults";

const list = "/app/customers/fidelity";
const guests = "/app/customers/list";
const enrol = "Dar de alta como socio";

const rows = async () => {
  const table = await screen.findByRole("table", { name: "Socios" });
  expect(await within(table).findAllByRole("link")).toHaveLength(10);
};

const openLevel = (app: Opened) => desk.click(app, "Editar: Oro");

const editLevel = async (app: Opened) => {
  await openLevel(app);
  await desk.write(app, "Noches en 12 meses", "11");
};

const askToAdjust = async (app: Opened) => {
  await desk.click(app, "Ajustar puntos");
  await desk.write(app, "Puntos (con signo: −50 resta)", "70");
  await desk.write(app, "Motivo", "Cortesía de la casa");
};

const adjust = async ({ user }: Opened) => {
  const dialog = within(await screen.findByRole("dialog", { name: /^Ajustar puntos · / }));
  await user.click(dialog.getByRole("button", { name: "Ajustar puntos" }));
};

/** Of the sample: somebody who is no member. */
const stranger = ({ db }: Opened) => [...db.hotel.guests.all()].find(({ id }) => !db.loyalty.members.has(id))!;

export const loyaltyDrivers: DriversOf<typeof loyaltyContract> = {
  getProgramme: {
    path: list,
    says: "No se han podido cargar los niveles.",
    done: async () => expect(await screen.findByText("Desayuno para dos")).toBeInTheDocument(),
  },
  updateLevel: {
    path: list,
    prepare: editLevel,
    make: (app) => desk.click(app, "Guardar nivel"),
    // what waited has left its dialog
    again: async (app) => {
      if (screen.queryByRole("dialog") === null) await editLevel(app);
      await desk.click(app, "Guardar nivel");
    },
    hurry: (app) => desk.click(app, "Guardar nivel"),
    waits: "11 noches o 1400,00",
    holds: () => {
      const nights = screen.queryByLabelText("Noches en 12 meses");
      if (nights) expect(nights).toHaveValue("11");
    },
    done: async () => {
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
      expect(await screen.findByText(/^11 noches o 1400,00 €/)).toBeInTheDocument();
    },
  },
  listMembers: { path: list, says: "No se han podido cargar los socios.", done: rows },
  exportMembers: {
    path: list,
    prepare: async () => {
      vi.spyOn(files, "saveFile").mockImplementation(() => {});
      await rows();
    },
    ...desk.pressing("Exportar CSV"),
    done: () => waitFor(() => expect(files.saveFile).toHaveBeenCalledOnce()),
  },
  getMember: {
    path: `${list}/guest-1`,
    says: "No se ha podido cargar el socio.",
    otherwise: { 404: "tests/loyalty: says that a guest who has left is no member" },
    done: async () => expect(await screen.findByRole("region", { name: "Resumen del socio" })).toBeInTheDocument(),
  },
  getMembership: {
    path: `${guests}/guest-1?tab=stays`,
    says: "No se ha podido saber si es socio.",
    done: async () => expect(await screen.findByRole("link", { name: / · [\d.]+ puntos?$/ })).toBeInTheDocument(),
  },
  enrolGuest: {
    path: guests,
    prepare: async (app) => {
      await app.router.navigate(`${guests}/${stranger(app).id}?tab=stays`);
      await app.user.click(await screen.findByRole("checkbox", { name: /^El huésped acepta participar/ }));
    },
    ...desk.pressing(enrol),
    waits: "Se dará de alta en cuanto vuelva la conexión.",
    holds: async () => expect(await desk.button(enrol)).toBeInTheDocument(),
    done: async () => expect(await screen.findByRole("link", { name: /^Azul · 0 puntos$/ })).toBeInTheDocument(),
  },
  actOnMember: {
    path: `${list}/guest-1`,
    prepare: askToAdjust,
    make: adjust,
    again: async (app) => {
      if (screen.queryByRole("dialog", { name: /^Ajustar puntos · / }) === null) await askToAdjust(app);
      await adjust(app);
    },
    hurry: adjust,
    waits: "«Ajustar puntos» se hará en cuanto vuelva la conexión.",
    holds: () => {
      const reason = screen.queryByLabelText("Motivo");
      if (reason) expect(reason).toHaveValue("Cortesía de la casa");
    },
    done: async () => expect(await screen.findByRole("cell", { name: /Cortesía de la casa/ })).toBeInTheDocument(),
  },
};
