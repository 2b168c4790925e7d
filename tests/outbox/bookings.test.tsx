import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { ApiError } from "@/fakeBackend/core/ApiError";
import { createReservation as bookElsewhere } from "@/fakeBackend/hotel/reservations/saveReservation";
import { paths } from "@/shared/routing/paths";
import { signOutRequested } from "@/shared/session/sessionSlice";

import { dates, desk } from "../faults/matrix/desk";
import { bookingDraft } from "../support/bookingDraft";
import { openApp } from "../support/openApp";
import { type App, expectNothingWaiting, expectWaiting, leave, openCut } from "./cut";
import { reservationCalls } from "../support/reservationCalls";
import { reservationRecord } from "@/shared/stay/record/reservationRecord";

const { createReservation, updateReservation, actOnReservation, deleteReservation, restoreReservation } =
  reservationCalls;

const createWaits = "La reserva se creará en cuanto vuelva la conexión; el número llegará entonces.";
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

  it("lets one go on elsewhere unasked, outlives the page, and is made once by the next", async () => {
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

  it("leaves the form free for another one", async () => {
    const app = openCut(desk.form, [createReservation]);
    await writeNew(app);
    await screen.findByText(createWaits);
    await home(app);
    await app.router.navigate(desk.form);
    expect(await desk.field("Llegada y salida")).toHaveValue("");
    expect(screen.queryByText(/^Hay un borrador/)).not.toBeInTheDocument();
    expect(screen.queryByText(createWaits)).not.toBeInTheDocument();
  });

  /** The form of a new reservation that found no room left once it could be sent. */
  async function openRefused() {
    const app = openCut(desk.form, [createReservation]);
    await writeNew(app);
    await screen.findByText(createWaits);
    await home(app);
    sellOut(app.db);
    app.restore();
    const notice = await screen.findByText(/^La reserva de Zoe Nadal no se ha podido guardar/);
    expect(notice).toHaveTextContent(/Sin disponibilidad de Familiar la noche del 08\/05\/2026\./);
    await app.user.click(within(notice).getByRole("link", { name: "Abrir" }));
    const stay = await desk.field("Llegada y salida");
    await waitFor(() => expect(stay).toHaveValue(dates)); // the form takes the draft after it was drawn
    return app;
  }

  it("leads back to all that was typed when there is no room left by then", async () => {
    await openRefused();
    expect(await desk.field("Correo electrónico")).toHaveValue("zoe.nadal@example.org");
    expect(await desk.field("Nota interna")).toHaveValue("Llega tarde");
    await waitFor(() =>
      expect(document.body).toHaveTextContent(/Sin disponibilidad de Familiar la noche del 08\/05\/2026\./),
    );
  });

  it("goes to the waiting list from there", async () => {
    const app = await openRefused();
    await app.user.selectOptions(await desk.field("Crear como"), "Lista de espera");
    await desk.click(app, "Crear reserva");
    expect(await screen.findByText(/^Reserva RSV-\d+ creada$/)).toBeInTheDocument();
    expect(made(app)).toHaveLength(1);
  });

  it("is one with what was written after it", async () => {
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

  it("are shown beside the changes of another desk", async () => {
    const app = openCut(desk.form, [updateReservation]);
    const id = await openExisting(app);
    await changeNote(app);
    await screen.findByText(saveWaits);
    await home(app);
    const stored = app.db.hotel.get(id);
    app.db.hotel.put({ ...stored, eta: "22:30", version: stored.version + 1 });
    app.restore();
    const notice = await screen.findByText(/^La reserva de Ana Otero no se ha podido guardar/);
    await app.user.click(within(notice).getByRole("link", { name: "Abrir" }));
    expect(await screen.findByRole("heading", { name: "Otra persona modificó esta reserva" })).toBeInTheDocument();
    expect(await desk.field("Nota interna")).toHaveValue("Llega tarde");
    await desk.click(app, "Guardar con esta elección");
    expect(await screen.findByText(`Reserva ${id} guardada`)).toBeInTheDocument();
    expect(app.db.hotel.get(id)).toMatchObject({ notes: { internal: "Llega tarde" } });
  });

  it("are saved once although the answer was lost", async () => {
    const app = openCut(desk.form, [updateReservation], "answer lost");
    const id = await openExisting(app);
    await changeNote(app);
    await screen.findByText(saveWaits);
    app.restore();
    expect(await screen.findByText(`Reserva ${id} guardada`)).toBeInTheDocument();
    const changes = app.db.hotel.get(id).history?.filter(({ what }) => what === "changed");
    expect(changes).toHaveLength(1);
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

describe("the notice of a refusal", () => {
  async function refuseElsewhere() {
    const app = openCut(desk.form, [actOnReservation]);
    const id = await cancel(app);
    await expectWaiting(1);
    await home(app);
    refuse(app, "Ya está en la casa.");
    const told = RegExp(`^La reserva ${id} no se ha podido cambiar`);
    await screen.findByText(told);
    return { app, id, told };
  }
  const dashboard = () => openCut("/app/dashboards/home", [], null);
  const heading = () => screen.findByRole("heading", { level: 1, name: "Hoteles" });

  it("is there on the next page, with what was written, until somebody has seen it", async () => {
    const { app, told } = await refuseElsewhere();
    leave(app);
    const next = dashboard();
    const notice = await screen.findByText(told);
    expect(notice).toHaveTextContent("Ya está en la casa.");
    expect(screen.getByText("Lo escrito: «Vuelve en junio»")).toBeInTheDocument();
    await next.user.click(
      within(screen.getByRole("region", { name: "Avisos" })).getByRole("button", { name: "Cerrar" }),
    );
    leave(next);
    dashboard();
    await heading();
    expect(screen.queryByText(told)).not.toBeInTheDocument();
  });

  it("goes where another tab has seen it", async () => {
    const { told } = await refuseElsewhere();
    const key = Object.keys(localStorage).find((name) => name.startsWith("notice:"))!;
    localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent("storage", { key, newValue: null }));
    await waitFor(() => expect(screen.queryByText(told)).not.toBeInTheDocument());
  });

  it("is shown to no other person", async () => {
    const { app, told } = await refuseElsewhere();
    leave(app);
    localStorage.setItem(
      "authUser",
      JSON.stringify({ uid: 7, username: "Otra", role: "staff", email: "otra@hotel.com" }),
    );
    openApp("/app/dashboards/home");
    await heading();
    expect(screen.queryByText(told)).not.toBeInTheDocument();
  });

  it("goes with the person who signs out", async () => {
    const { app } = await refuseElsewhere();
    app.store.dispatch(signOutRequested());
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith("notice:"))).toEqual([]));
  });
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

  it("comes back with the reason after a refusal, which stays until it is seen", async () => {
    const app = openCut(list, [deleteReservation]);
    const before = await desk.customers();
    const customer = await desk.deleteFirst(app);
    await expectWaiting(1);
    refuse(app, "Ya está en la casa.");
    const said = `No se ha podido eliminar la reserva de ${customer}. Ya está en la casa.`;
    expect(await screen.findByText(said)).toBeInTheDocument();
    await waitFor(async () => expect(await desk.customers()).toEqual(before));
    await expectNothingWaiting();
    leave(app);

    const next = openCut("/app/dashboards/home", [], null);
    await next.user.click(within(await screen.findByText(said)).getByRole("link", { name: "Abrir" }));
    await waitFor(() => expect(next.router.state.location.pathname).toContain("/management/booking/RSV-"));
  });

  it("stays deleted with the reason when it may not be taken back", async () => {
    const app = openCut(list, [restoreReservation]);
    const customer = await desk.deleteFirst(app);
    await desk.click(app, "Deshacer");
    await expectWaiting(1);
    refuse(app, "La habitación ya está vendida.");
    const said = `No se ha podido recuperar la reserva de ${customer}. La habitación ya está vendida.`;
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(await desk.customers()).not.toContain(customer);
    await expectNothingWaiting();
  });

  it("is undone as soon as there is a connection, where the undo came without one", async () => {
    const app = openCut(list, [restoreReservation]);
    const before = await desk.customers();
    await desk.deleteFirst(app);
    await desk.click(app, "Deshacer");
    await expectWaiting(1);
    app.restore();
    expect(await screen.findByText("Reserva recuperada.")).toBeInTheDocument();
    await waitFor(async () => expect(await desk.customers()).toEqual(before));
    expect(app.arrived).toEqual([restoreReservation]);
  });
});
