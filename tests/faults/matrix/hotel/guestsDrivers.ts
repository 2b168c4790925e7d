import { screen, waitFor, within } from "@testing-library/react";
import { expect, vi } from "vitest";

import type { guestsContract } from "@/contract/guests/guests";
import * as files from "@/shared/csv/saveFile";

import { desk } from "../desk";
import type { DriversOf, Opened } from "../holdFaults";

const list = "/app/customers/list";
const profile = `${list}/guest-1`;
const mark = "Marcar como no deseado";
const merge = /^Fusionar en la ficha de /;

/** The button of the first guest who can be deleted. */
const deletable = () =>
  waitFor(() => {
    const buttons = screen.getAllByRole("button", { name: /^Eliminar a / });
    return buttons.find((button) => button.ariaDisabled !== "true")!;
  });

const deleteFirst = async ({ user }: Opened) => user.click(await deletable());

const press = async ({ user }: Opened) => {
  const dialog = within(await screen.findByRole("dialog", { name: mark }));
  await user.click(dialog.getByRole("button", { name: mark }));
};

/** Opens the first pair, and chooses the kept record where the two differ. */
const compare = async ({ user }: Opened) => {
  await user.click((await screen.findAllByRole("button", { name: "Comparar" }))[0]!);
  await screen.findByRole("button", { name: merge });
  for (const side of screen.queryAllByRole("radio", { name: /^Se conserva/ })) await user.click(side);
};

const apart = "Son dos personas";
const markApart = async ({ user }: Opened) => user.click((await screen.findAllByRole("button", { name: apart }))[0]!);

/** The profile of a guest without a reservation. */
async function openIdle({ db, router }: Opened) {
  const { guests } = db.hotel;
  const { id: _id, version: _version, ...known } = guests.get("guest-1");
  const { id } = guests.add({
    ...known,
    firstName: "Zubeyde",
    lastName: "Ağaoğlu",
    email: "",
    document: "",
    phone: "",
  });
  await router.navigate(`${list}/${id}`);
}

const askToMark = async (app: Opened) => {
  await desk.click(app, mark);
  await desk.write(app, "Motivo", "Rompió el televisor");
};

export const guestsDrivers: DriversOf<typeof guestsContract> = {
  searchGuests: {
    path: desk.form,
    make: (app) => desk.write(app, "Buscar huésped", "garcía"),
    says: "No se ha podido buscar.",
    holds: async () => expect(await desk.field("Buscar huésped")).toHaveValue("garcía"),
    done: async () => expect(await screen.findByText(/^\d+ huéspedes encontrados$/)).toBeInTheDocument(),
  },
  findDuplicates: {
    path: desk.form,
    prepare: desk.writeGuest,
    make: async (app) => {
      const known = [...app.db.hotel.guests.all()].find(({ email }) => email !== "")!;
      await desk.write(app, "Correo electrónico", known.email);
    },
    isSilent: "a warning that cannot be given must not stand in the way",
    holds: async () => expect(await desk.field("Nombre")).toHaveValue("Zoe"),
    done: async () => expect(await screen.findByText(/^Ya existe /)).toBeInTheDocument(),
  },
  createGuest: {
    path: `${list}/-`,
    prepare: async (app) => {
      await desk.write(app, "Nombre", "Zoe");
      await desk.write(app, "Apellidos", "Nadal");
      await desk.write(app, "Teléfono", "+34 600 00 00 01");
    },
    ...desk.pressing("Crear cliente"),
    waits: "Se creará en cuanto vuelva la conexión.",
    holds: async () => expect(await desk.field("Teléfono")).toHaveValue("+34 600 00 00 01"),
    done: async () => expect(await screen.findByRole("tab", { name: "Datos" })).toBeInTheDocument(),
  },
  listGuests: {
    path: list,
    says: "No se han podido cargar los clientes.",
    done: async () => expect(await deletable()).toBeInTheDocument(),
  },
  exportGuests: {
    path: list,
    prepare: async () => {
      vi.spyOn(files, "saveFile").mockImplementation(() => {});
      await deletable();
    },
    ...desk.pressing("Exportar CSV"),
    done: () => waitFor(() => expect(files.saveFile).toHaveBeenCalledOnce()),
  },
  listDuplicateGuests: {
    path: `${list}/duplicates`,
    says: "No se han podido buscar duplicados.",
    done: async () => expect(await screen.findByText(/^Estas fichas parecen/)).toBeInTheDocument(),
  },
  getGuest: {
    path: profile,
    says: "No se ha podido cargar la ficha.",
    otherwise: { 404: "tests/guests/profile: says that there is no such guest" },
    done: async () => expect(await screen.findByRole("tab", { name: "Datos" })).toBeInTheDocument(),
  },
  updateGuest: {
    path: profile,
    prepare: (app) => desk.write(app, "Empresa", "Naviera"),
    ...desk.pressing("Guardar cambios"),
    waits: "Se guardará en cuanto vuelva la conexión.",
    holds: async () => expect(await desk.field("Empresa")).toHaveValue("Naviera"),
    done: async () => expect(await screen.findByText("Ficha guardada.")).toBeInTheDocument(),
  },
  deleteGuest: {
    path: list,
    make: deleteFirst,
    waits: "1 cambio espera.",
    done: async () => expect(await screen.findByText(/^Cliente eliminado: /)).toBeInTheDocument(),
  },
  restoreGuest: {
    path: list,
    prepare: deleteFirst,
    make: (app) => desk.click(app, "Deshacer"),
    waits: "1 cambio espera.",
    done: async () => expect(await screen.findByText(/ vuelve a estar en la lista\.$/)).toBeInTheDocument(),
  },
  actOnGuest: {
    path: profile,
    prepare: askToMark,
    make: press,
    // what waited has left its dialog
    again: async (app) => {
      if (screen.queryByLabelText("Motivo") === null) await askToMark(app);
      await press(app);
    },
    hurry: press,
    waits: `«${mark}» se hará en cuanto vuelva la conexión.`,
    holds: () => {
      const reason = screen.queryByLabelText("Motivo");
      if (reason) expect(reason).toHaveValue("Rompió el televisor");
    },
    done: async () => expect(await screen.findByText(/^No deseado: Rompió el televisor/)).toBeInTheDocument(),
  },
  listNamingTexts: {
    path: list,
    prepare: openIdle,
    make: (app) => desk.click(app, "Anonimizar"),
    again: (app) => desk.click(app, "Reintentar"),
    says: "No se han podido buscar los textos que nombran a la persona.",
    done: async () => expect(await screen.findByText("Ningún otro texto la nombra.")).toBeInTheDocument(),
  },
  mergeGuests: {
    path: `${list}/duplicates`,
    prepare: compare,
    ...desk.pressing(merge),
    waits: "«Fusionar duplicados» se hará en cuanto vuelva la conexión.",
    holds: async () => expect(await desk.button(merge)).toBeInTheDocument(),
    done: async () => expect(await screen.findByText(/^Fichas fusionadas: /)).toBeInTheDocument(),
  },
  unmergeGuests: {
    path: `${list}/duplicates`,
    prepare: async (app) => {
      await compare(app);
      await desk.click(app, merge);
    },
    make: (app) => desk.click(app, "Deshacer"),
    waits: "«Deshacer» se hará en cuanto vuelva la conexión.",
    done: async () => expect(await screen.findByText(/^Fusión deshecha: /)).toBeInTheDocument(),
  },
  setGuestsApart: {
    path: `${list}/duplicates`,
    prepare: async () => void (await screen.findAllByRole("button", { name: apart })),
    make: markApart,
    hurry: markApart,
    waits: "«Son dos personas» se hará en cuanto vuelva la conexión.",
    holds: async () => expect((await screen.findAllByRole("button", { name: apart })).length).toBeGreaterThan(0),
    done: async () => expect(await screen.findByText(/^Marcadas como dos personas: /)).toBeInTheDocument(),
  },
};
