import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { ApiError } from "@/fakeBackend/core/ApiError";
import { createReservation as bookElsewhere } from "@/fakeBackend/hotel/reservations/saveReservation";
import { paths } from "@/shared/routing/paths";

import { dates, desk } from "../faults/matrix/desk";
import { bookingDraft } from "../support/bookingDraft";
import { type App, expectNothingWaiting, expectWaiting, leave, openCut } from "./cut";
import { reservationCalls } from "../support/reservationCalls";
import { reservationRecord } from "@/shared/stay/record/reservationRecord";

const { createReservation, updateReservation, actOnReservation, deleteReservation } = reservationCalls;

const createWaits = "La reserva se creará en cuanto vuelva la conexión; el número llegará entonces.";
const full = /Sin disponibilidad de Familiar la noche del 08\/05\/2026\./;
const saveWaits = "Se guardará en cuanto vuelva la conexión.";

const made = ({ db }: App) => [...db.hotel.all()].filter(({ notes }) => notes.internal === "Llega tarde");
async function home({ router }: App) {
  await router.navigate("/app/dashboards/home");
  expect(await screen.findByRole("heading", { level: 1, name: "Hoteles" })).toBeInTheDocument();
}
const refuse = (app: ReturnType<typeof openCut>, message: string) => {
  app.fault.now = { status: 400, message };
  window.dispatchEvent(new Event("online"));
};

async function writeNew(app: App) {
  await desk.writeBooking(app);
  await desk.writeNote(app, "Llega tarde");
  await desk.click(app, "Crear reserva");
}

/** The page of a reservation of another desk; returns its id. */
async function openExisting(app: App): Promise<string> {
  await desk.openBooking(app);
  return window.location.pathname.split("/").at(-1)!;
}

async function changeNote(app: App) {
  await desk.writeNote(app, "Llega tarde");
  await desk.click(app, "Guardar cambios");
}

async function cancel(app: App) {
  const id = await openExisting(app);
  await desk.click(app, "Cancelar reserva");
  await app.user.selectOptions(await desk.field("Motivo de cancelación"), "Precio alto");
  await desk.write(app, "Comentario (opcional)", "Vuelve en junio");
  await desk.click(app, "Cancelar la reserva");
  return id;
}

/** Others book the type until there is no room left. */
function sellOut({ hotel }: App["db"]) {
  const draft = { ...bookingDraft, roomTypeId: "FAM" };
  const book = () => bookElsewhere(draft, hotel, { by: "Otra recepción", now: new Date("2026-03-27T10:00:00.000Z") });
  expect(() => {
    for (;;) book();
  }).toThrow(ApiError);
}

describe("a new reservation that is saved without a connection", () => {
  it("says that it waits, and gets its number once the connection is back", async () => {
    const app = openCut(desk.form, [createReservation]);
    await writeNew(app);
    expect(await screen.findByText(createWaits)).toHaveRole("status");
    await expectWaiting(1);
    expect(made(app)).toHaveLength(0);
    app.restore();
    expect(await screen.findByRole("heading", { name: "Editar reserva" })).toBeInTheDocument();
    expect(await screen.findByText(/^Reserva RSV-\d+ creada$/)).toBeInTheDocument();
    await expectNothingWaiting();
    expect(app.arrived).toEqual([createReservation]);
    expect(made(app)).toHaveLength(1);
  });

  it("lets a person go on elsewhere, outlives the page, and is made once by the next page", async () => {
    const first = openCut(desk.form, [createReservation]);
    await writeNew(first);
    await screen.findByText(createWaits);
    await home(first);
    leave(first);
    const next = openCut("/app/dashboards/home", [createReservation], null);
    expect(await screen.findByText(/^Reserva RSV-\d+ creada$/)).toBeInTheDocument();
    await expectNothingWaiting();
    expect(next.arrived).toEqual([createReservation]);
    expect(made(next)).toHaveLength(1);
    expect(Object.keys(localStorage).filter((key) => key.startsWith("draft:"))).toEqual([]);
  });

  it("leaves the form free for another reservation", async () => {
    const app = openCut(desk.form, [createReservation]);
    await writeNew(app);
    await screen.findByText(createWaits);
    await home(app);
    await app.router.navigate(desk.form);
    expect(await desk.field("Llegada y salida")).toHaveValue("");
    expect(screen.queryByText(/^Hay un borrador/)).not.toBeInTheDocument();
    expect(screen.queryByText(createWaits)).not.toBeInTheDocument();
  });

  it("leads back to all that was typed when there is no room left by then", async () => {
    const app = openCut(desk.form, [createReservation]);
    await writeNew(app);
    await screen.findByText(createWaits);
    await home(app);
    sellOut(app.db);
    app.restore();
    const notice = await screen.findByText(/^La reserva de Zoe Nadal no se ha podido guardar/);
    expect(notice).toHaveTextContent(full);
    await app.user.click(within(notice).getByRole("link", { name: "Abrir" }));
    const stay = await desk.field("Llegada y salida");
    await waitFor(() => expect(stay).toHaveValue(dates)); // the form takes the draft after it was drawn
    expect(await desk.field("Correo electrónico")).toHaveValue("zoe.nadal@example.org");
    expect(await desk.field("Nota interna")).toHaveValue("Llega tarde");
    await waitFor(() => expect(document.body).toHaveTextContent(full));
    await app.user.selectOptions(await desk.field("Crear como"), "Lista de espera");
    await desk.click(app, "Crear reserva");
    expect(await screen.findByText(/^Reserva RSV-\d+ creada$/)).toBeInTheDocument();
    expect(made(app)).toHaveLength(1);
  });

  it("is a single reservation with what was written after it", async () => {
    const app = openCut(desk.form, [createReservation]);
    await writeNew(app);
    await screen.findByText(createWaits);
    await desk.write(app, "Nota del huésped", "Bienvenida");
    await desk.click(app, "Crear reserva");
    await expectWaiting(1);
    app.restore();
    expect(await screen.findByRole("heading", { name: "Editar reserva" })).toBeInTheDocument();
    await expectNothingWaiting();
    expect(made(app).map(({ notes }) => notes.guest)).toEqual(["Bienvenida"]);
  });

  it("leaves later input in the form unsaved", async () => {
    const app = openCut(desk.form, [createReservation]);
    await writeNew(app);
    await screen.findByText(createWaits);
    await desk.write(app, "Nota del huésped", "Bienvenida");
    app.restore();
    expect(await screen.findByText(/^Reserva RSV-\d+ creada$/)).toBeInTheDocument();
    expect(await desk.field("Nota del huésped")).toHaveValue("Bienvenida");
    await desk.click(app, "Crear reserva");
    expect(await screen.findByRole("heading", { name: "Editar reserva" })).toBeInTheDocument();
    expect(made(app).map(({ notes }) => notes.guest)).toEqual(["Bienvenida"]);
  });
});

describe("changes of a reservation that are saved without a connection", () => {
  it("stand in the form when its page is opened again, and are saved once", async () => {
    const app = openCut(desk.form, [updateReservation]);
    const id = await openExisting(app);
    await changeNote(app);
    expect(await screen.findByText(saveWaits)).toBeInTheDocument();
    await home(app);
    await app.router.navigate(paths.reservation.replace(":id", id));
    expect(await screen.findByText(saveWaits)).toBeInTheDocument();
    expect(await desk.field("Nota interna")).toHaveValue("Llega tarde");
    app.restore();
    expect(await screen.findByText(`Reserva ${id} guardada`)).toBeInTheDocument();
    await expectNothingWaiting();
    expect(app.arrived).toEqual([updateReservation]);
    expect(made(app).map((one) => one.id)).toEqual([id]);
    expect(screen.queryByText(saveWaits)).not.toBeInTheDocument();
  });

  it("are recognised after a lost reply: saved once, without a conflict", async () => {
    const app = openCut(desk.form, [updateReservation], "answer lost");
    const id = await openExisting(app);
    await changeNote(app);
    await screen.findByText(saveWaits);
    app.restore();
    expect(await screen.findByText(`Reserva ${id} guardada`)).toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "Otra persona modificó esta reserva" })).not.toBeInTheDocument();
    expect(await desk.field("Nota interna")).toHaveValue("Llega tarde");
    expect(app.db.hotel.get(id).history?.filter(({ what }) => what === "changed")).toHaveLength(1);
  });
});

describe("an action on a reservation without a connection", () => {
  it("says so of an action that has no button there, as a check-in", async () => {
    const app = openCut(desk.form, [actOnReservation]);
    const id = await openExisting(app);
    const { version } = app.db.hotel.get(id);
    act(
      () =>
        void app.store.dispatch(
          reservationRecord.acts.actions.requested({ id, action: "checkIn", request: { version } }),
        ),
    );
    expect(await screen.findByText("«Hacer check-in» se hará en cuanto vuelva la conexión.")).toBeInTheDocument();
  });
});

it("tells the next page why an action was refused, with what was written, until it is seen", async () => {
  const first = openCut(desk.form, [actOnReservation]);
  const id = await cancel(first);
  await expectWaiting(1);
  await home(first);
  refuse(first, "Ya está en la casa.");
  const told = RegExp(`^La reserva ${id} no se ha podido cambiar`);
  await screen.findByText(told);
  leave(first);
  const next = openCut("/app/dashboards/home", [], null);
  expect(await screen.findByText(told)).toHaveTextContent("Ya está en la casa.");
  expect(screen.getByText("Lo escrito: «Vuelve en junio»")).toBeInTheDocument();
  const notices = within(screen.getByRole("region", { name: "Avisos" }));
  await next.user.click(notices.getByRole("button", { name: "Cerrar" }));
  leave(next);
  openCut("/app/dashboards/home", [], null);
  await screen.findByRole("heading", { level: 1, name: "Hoteles" });
  expect(screen.queryByText(told)).not.toBeInTheDocument();
});

describe("a reservation that is deleted without a connection", () => {
  const list = "/app/booking/list?view=unassigned";

  it("is gone from the screen and from that of the next page, and from the hotel once it can be", async () => {
    const first = openCut(list, [deleteReservation]);
    const gone = await desk.deleteFirst(first);
    await expectWaiting(1);
    expect(await desk.customers()).not.toContain(gone);
    expect(screen.queryByRole("button", { name: "Deshacer" })).not.toBeInTheDocument();
    leave(first);

    const next = openCut(list, [deleteReservation]);
    await expectWaiting(1);
    expect(await desk.customers()).not.toContain(gone);
    next.restore();
    await desk.button("Deshacer");
    await expectNothingWaiting();
    expect(next.arrived).toEqual([deleteReservation]);
  });
});
