import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { registerContract } from "@/contract/reservations/registers";
import { reservationsContract } from "@/contract/reservations/reservations";
import { createClient } from "@/shared/api/createClient";
import * as files from "@/shared/csv/saveFile";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { bookingDraft } from "../support/bookingDraft";
import { openApp } from "../support/openApp";

const api = createClient({ ...registerContract, ...reservationsContract });
const now = () => new Date("2026-03-27T10:00:00.000Z");
const list = "/app/booking/checkinout?tab=travellers";

/** The register of the first stay of the list whose guest has not been asked. */
async function openRegister(language?: string) {
  alreadySignedIn();
  const app = openApp(list, { now });
  const table = await screen.findByRole("table", { name: "Parte de viajeros" });
  const rows = await api.listRegisters();
  const opened = await Promise.all(rows.map(({ id }) => api.getRegister({ params: { id } })));
  const place = opened.findIndex(({ missing }) => missing[0]?.includes("signature"));
  const first = rows[place];
  const { hotel } = app.db;
  const guest = hotel.guests.get(hotel.get(first!.id).guestId);
  if (language) hotel.guests.put({ ...guest, language });
  const row = within(table).getAllByRole("row")[1 + place]!;
  await app.user.click(within(row).getByRole("button", { name: `Parte de ${first!.customer}` }));
  const drawer = within(await screen.findByRole("dialog", { name: `Parte de ${first!.customer}` }));
  await drawer.findByText(/^Persona 1/);
  return { ...app, id: first!.id, customer: first!.customer, drawer };
}

type Opened = Awaited<ReturnType<typeof openRegister>>;

const field = ({ drawer }: Opened, label: string) => drawer.getAllByLabelText(label)[0]!;

async function write(opened: Opened, label: string, text: string) {
  await opened.user.clear(field(opened, label));
  await opened.user.click(field(opened, label));
  await opened.user.paste(text);
}

it("says what the register asks for, saves it, and shows what another desk saved in words", async () => {
  const opened = await openRegister();
  expect(opened.drawer.getAllByText("Con *: lo que pide el registro.")).toHaveLength(1);
  expect(field(opened, "Dirección")).toBeRequired();
  expect(field(opened, "Dirección")).not.toHaveAccessibleDescription();
  const toAsk = () => opened.drawer.getAllByText(/^Faltan? \d+ dato/)[0]!.textContent;
  const before = toAsk();
  await write(opened, "Dirección", "Calle Mayor 1");
  expect(toAsk()).not.toBe(before);
  await write(opened, "Teléfono", "+34 600 000 000");
  expect(field(opened, "Correo electrónico")).not.toBeRequired(); // one way to reach the guest is enough
  await opened.user.selectOptions(field(opened, "Sexo"), "Mujer");
  await opened.user.click(opened.drawer.getByRole("button", { name: "Guardar cambios" }));
  expect(await screen.findByText(`Parte de ${opened.id} guardado`)).toBeInTheDocument();
  const { travellers } = await api.getRegister({ params: { id: opened.id } });
  expect(travellers[0]).toMatchObject({ address: "Calle Mayor 1", sex: "female" });

  await write(opened, "Localidad", "Cádiz");
  const saved = await api.getRegister({ params: { id: opened.id } });
  const [first, ...others] = saved.travellers;
  const theirs = [{ ...first!, address: "Calle Nueva 2", sex: "male" as const, country: "FR" }, ...others];
  await api.saveRegister({
    params: { id: opened.id },
    body: { version: saved.version, draft: { travellers: theirs } },
  });
  await opened.user.click(opened.drawer.getByRole("button", { name: "Guardar cambios" }));
  expect(await opened.drawer.findByText(/^Otra persona guardó cambios mientras usted escribía/)).toBeInTheDocument();
  expect(opened.drawer.getByRole("radio", { name: /Mujer .* Calle Mayor 1/ })).toBeChecked();
  expect(opened.drawer.getByRole("radio", { name: /Hombre .* Calle Nueva 2 .* Francia/ })).not.toBeChecked();
});

it("gives a family the home of the first at a press, and asks no document of the children", async () => {
  alreadySignedIn();
  const { user, router } = openApp("/app/tasks", { now });
  const stay = { ...bookingDraft, arrival: "2026-03-27", departure: "2026-03-29", childrenAges: [4] };
  const { id } = await api.createReservation({ body: { clientId: "family", draft: stay } });
  await router.navigate(`/app/booking/checkinout/in/${id}`);
  await user.click(await screen.findByRole("link", { name: "Parte de viajeros" }));
  const drawer = within(await screen.findByRole("dialog", { name: /^Parte de / }));
  const people = (await drawer.findAllByText(/^Persona \d/)).map((name) => within(name.closest("details")!));
  const child = people.at(-1)!;
  expect(child.queryByLabelText("Número de documento")).toBeNull();
  const first = people[0]!;
  for (const [label, typed] of [
    ["Dirección", "Calle Mayor 1"],
    ["Código postal", "11005"],
    ["Localidad", "Cádiz"],
  ] as const) {
    await user.click(first.getByLabelText(label));
    await user.paste(typed);
  }
  await user.click(first.getByRole("button", { name: "Mismo domicilio y contacto para todos" }));
  for (const other of people.slice(1)) expect(other.getByLabelText("Dirección")).toHaveValue("Calle Mayor 1");
  expect(child.getByLabelText("Teléfono")).toHaveValue(first.getByLabelText<HTMLInputElement>("Teléfono").value);
  await user.click(drawer.getByRole("button", { name: "Guardar cambios" }));
  await screen.findByRole("dialog", { name: /^Check-in de / });
  expect(await screen.findByRole("link", { name: "Parte de viajeros" })).toHaveFocus();
  const { travellers } = await api.getRegister({ params: { id } });
  expect(travellers.map(({ town }) => town)).toEqual(travellers.map(() => "Cádiz"));
});

it("is signed with a finger or on paper, and printed in the language of the guest", async () => {
  const opened = await openRegister("de");
  const [pad] = opened.drawer.getAllByRole("img", { name: "Firme aquí con el dedo o el ratón" });
  fireEvent.pointerDown(pad!, { clientX: 10, clientY: 10 });
  fireEvent.pointerMove(pad!, { clientX: 40, clientY: 20 });
  fireEvent.pointerUp(pad!);
  expect(opened.drawer.getAllByRole("img", { name: "Firmado" })[0]!.querySelector("path")).toHaveAttribute(
    "d",
    "M10 10L40 20",
  );
  await opened.user.click(opened.drawer.getByRole("button", { name: "Borrar firma" }));
  await opened.user.click(opened.drawer.getAllByRole("checkbox", { name: "Firma en papel" })[0]!);
  await opened.user.click(opened.drawer.getByRole("button", { name: "Guardar cambios" }));
  await screen.findByText(`Parte de ${opened.id} guardado`);
  expect((await api.getRegister({ params: { id: opened.id } })).travellers[0]!.signature).toBe("paper");
  const papers: (string | null)[] = [];
  vi.spyOn(window, "print").mockImplementation(() => {
    const paper = document.querySelector(".print-document")!;
    papers.push(paper.getAttribute("lang"), paper.querySelector("h1")!.textContent, paper.textContent);
  });
  await opened.user.click(opened.drawer.getByRole("button", { name: "Imprimir parte de entrada" }));
  await waitFor(() => expect(papers.slice(0, 2)).toEqual(["de", "Meldeschein"]));
  expect(papers[2]).toMatch(/Geburtsdatum.*Unterschrift/);
});

it("takes the kind of document from its number, and asks for a town's number where needed", async () => {
  const opened = await openRegister();
  const kind = () => field(opened, "Tipo de documento");
  await opened.user.selectOptions(kind(), "–");
  await write(opened, "Número de documento", "12.345.678-z");
  expect(kind()).toHaveDisplayValue("DNI");
  await write(opened, "Número de documento", "x1234567l");
  expect(kind()).toHaveDisplayValue("NIE");
  await write(opened, "Número de documento", "AAB 123456");
  expect(kind()).toHaveDisplayValue("Pasaporte");
  await opened.user.selectOptions(kind(), "Otro");
  await write(opened, "Número de documento", "12345678Z");
  expect(kind()).toHaveDisplayValue("Otro");
  await opened.user.selectOptions(field(opened, "País de residencia"), "ES");
  await write(opened, "Código postal", "41500");
  await write(opened, "Localidad", "Sevilla");
  const number = () => opened.drawer.queryAllByLabelText("Código INE del municipio").length;
  const asked = number();
  await write(opened, "Localidad", "Utrera");
  expect(number()).toBe(asked + 1);
  await write(opened, "Código INE del municipio", "4109");
  await write(opened, "Fecha de nacimiento", "31/02/1990");
  await opened.user.click(opened.drawer.getByRole("button", { name: "Guardar cambios" }));
  await waitFor(() =>
    expect(field(opened, "Código INE del municipio")).toHaveAccessibleDescription(/Escriba las cinco cifras/),
  );
  expect(field(opened, "Código INE del municipio")).toHaveValue("4109");
  expect(field(opened, "Fecha de nacimiento")).toHaveAccessibleDescription(/Esta fecha no existe/);
});

/** The list of registers; of those of the sample that are complete there is a file, and one more is complete. */
async function openComplete() {
  const saveFile = vi.spyOn(files, "saveFile").mockImplementation(() => {});
  alreadySignedIn();
  const { user, db } = openApp("/app/tasks", { now });
  const rows = await api.listRegisters();
  await api.prepareRegisters({ body: { ids: rows.map(({ id }) => id) } });
  const row = rows.find(({ incomplete }) => incomplete > 0);
  const { travellers } = await api.getRegister({ params: { id: row!.id } });
  const whole = travellers.map((traveller, place) => ({
    ...traveller,
    firstName: traveller.firstName || `=Zoe${place}`,
    lastName: traveller.lastName || "Ruiz",
    secondLastName: "Gil",
    sex: "other" as const,
    birthDate: "1990-05-01",
    documentType: "passport" as const,
    document: `PA${place}`,
    nationality: "FR",
    country: "FR",
    address: "Rue 1",
    postalCode: "69002",
    town: "Lyon",
    phone: "+34 600 100 200",
    signature: "paper",
  }));
  await api.saveRegister({ params: { id: row!.id }, body: { version: 0, draft: { travellers: whole } } });
  window.history.replaceState(null, "", list);
  window.dispatchEvent(new PopStateEvent("popstate"));
  const button = (name: string) => screen.findByRole("button", { name });
  return { user, db, saveFile, button, row: row!, whole };
}

const stateOf = async (id: string) => (await api.getRegister({ params: { id } })).state;

it("prepares a file, which sends nothing; a person says what is sent, and takes it back", async () => {
  const { user, saveFile, button, row, whole } = await openComplete();
  await user.click(await button("Preparar fichero de 1 parte"));
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  const [name, text] = saveFile.mock.calls[0]!;
  expect(name).toBe("parte-viajeros.csv");
  expect(text.trim().split("\r\n")).toHaveLength(1 + whole.length);
  expect(text).toContain(`${row.id};${row.room};`);
  expect(text).toMatch(/;\+\d/); // a telephone is no formula
  expect(text).not.toContain("'+");
  expect(await screen.findByText(/Aún no se ha enviado nada/)).toBeInTheDocument();
  expect(await stateOf(row.id)).toBe("prepared");
  await user.click(await screen.findByRole("button", { name: /^Preparados sin enviar/ }));
  const table = within(screen.getByRole("table", { name: "Parte de viajeros" }));
  const shown = table.getAllByRole("row").find(({ textContent }) => textContent.includes(row.customer));
  expect(shown).toHaveTextContent(/Fichero preparado.*Fichero preparado por .* con 1 parte/);
  await user.click(await button("Marcar como enviado"));
  const dialog = within(await screen.findByRole("dialog", { name: "Marcar como enviado" }));
  await user.clear(dialog.getByLabelText("Día del envío"));
  await user.paste("1/1/2206");
  await user.click(dialog.getByLabelText("Número de lote o de registro"));
  await user.paste("LOTE-7");
  await user.click(dialog.getByRole("button", { name: "Marcar como enviado" }));
  expect(await dialog.findByText(/no puede ser posterior a hoy/)).toBeInTheDocument();
  await user.clear(dialog.getByLabelText("Día del envío"));
  await user.paste("27/3/26");
  await user.click(dialog.getByRole("button", { name: "Marcar como enviado" }));
  expect(await screen.findByText(/partes? marcados? como enviados?$/)).toBeInTheDocument();
  expect(await stateOf(row.id)).toBe("sent");
  await user.click(screen.getByRole("button", { name: /^Enviados/ }));
  await user.click(screen.getByRole("button", { name: `Parte de ${row.customer}` }));
  const drawer = within(await screen.findByRole("dialog", { name: `Parte de ${row.customer}` }));
  await user.click(await drawer.findByRole("button", { name: "Anular el envío" }));
  const asked = within(await screen.findByRole("dialog", { name: "Anular el envío" }));
  await user.click(asked.getByRole("textbox"));
  await user.paste("Lote rechazado");
  await user.click(asked.getByRole("button", { name: "Anular el envío" }));
  expect(await screen.findByText(/^Envío anulado: el parte de/)).toBeInTheDocument();
  expect(await stateOf(row.id)).toBe("prepared");
  expect(await drawer.findByText(/Envío anulado por .*: Lote rechazado/)).toBeInTheDocument();
});

it("prepares a file for the portal of the ministry instead, and the files of all again", async () => {
  const { user, db, saveFile, button, row, whole } = await openComplete();
  await user.click(await button("Preparar XML para SES.HOSPEDAJES"));
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  const [name, text] = saveFile.mock.calls[0]!;
  expect(name).toBe("parte-viajeros.xml");
  expect(text).toContain(`<referencia>${row.id}</referencia>`);
  expect(text.split("<persona>")).toHaveLength(1 + whole.length);
  const { events } = db.register.stays.get(row.id)!;
  await user.click(await screen.findByRole("button", { name: /^Descargar otra vez/ }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(2));
  expect(saveFile.mock.calls[1]![1]).toContain(`${row.id};${row.room};`);
  expect(db.register.stays.get(row.id)!.events).toEqual(events);
});
