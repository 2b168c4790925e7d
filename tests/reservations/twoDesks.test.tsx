import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";

import { hotelChangesContract } from "@/contract/hotelChanges";
import { reservationListContract } from "@/contract/reservations/reservationList";
import { type Reservation, reservationsContract } from "@/contract/reservations/reservations";
import type { Conditions } from "@/fakeBackend/core/conditions";
import type { StoredReservation } from "@/fakeBackend/hotel/books/StoredReservation";
import { createClient } from "@/shared/api/createClient";
import { reservationRecord } from "@/shared/stay/record/reservationRecord";

import { bookingDraft } from "../support/bookingDraft";
import { editedField } from "../support/editedField";
import { alreadySignedIn } from "../support/alreadySignedIn";
import { failing, openApp } from "../support/openApp";

const { selectRecord: selectReservation } = reservationRecord.selectors;
const api = createClient({ ...reservationListContract, ...reservationsContract });
const now = () => new Date("2026-11-20T10:00:00Z");
const list = "/app/booking/list?view=unassigned&sort=created_at&order=desc";
const pathOf = (id: string) => `/app/booking/management/booking/${id}`;

type Opened = ReturnType<typeof openApp>;

/** The tab follows the hotel from the moment at which its first question about changes waits for its answer. */
function open(
  path: string,
  conditions: Parameters<typeof openApp>[1] = {},
): Opened & { isFollowing: () => Promise<void> } {
  alreadySignedIn();
  let asked = 0;
  const app = openApp(path, {
    now,
    ...conditions,
    failureOf: (endpoint) => {
      if (endpoint === hotelChangesContract.awaitHotelChanges) asked += 1;
      return conditions.failureOf?.(endpoint);
    },
  });
  return { ...app, isFollowing: () => waitFor(() => expect(asked).toBeGreaterThan(1)) };
}

/** The page's first question about changes is on its way to the server until `arrive` is called. */
function lateQuestion() {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  let questions = 0;
  const heldBy: Conditions["heldBy"] = (endpoint) =>
    endpoint === hotelChangesContract.awaitHotelChanges && (questions += 1) === 1 ? held : undefined;
  return { heldBy, arrive: () => arrive() };
}

const rows = async () => {
  const table = await screen.findByRole("table", { name: "Lista de Reservas" });
  await within(table).findAllByRole("link");
  return within(table).getAllByRole("row").slice(1);
};
const idIn = (row: HTMLElement) => /RSV-\d+/.exec(row.textContent)![0];
const ids = async () => (await rows()).map(idIn);
const rowOf = (id: string) => screen.getByText(id).closest<HTMLElement>("[role=row]")!;
const deletionIn = (row: HTMLElement) => within(row).getByRole("button", { name: /^Eliminar a / });
const storedRow = ({ db }: Opened, id: string): StoredReservation => db.hotel.find(id)!;

/** What another desk does: in the hotel's books, as its own calls would. */
const elsewhere = ({ db }: Opened, id: string, changes: Partial<StoredReservation>) => {
  const stored = db.hotel.find(id)!;
  act(() => void db.hotel.put({ ...stored, ...changes, version: stored.version + 1 }));
};

const bookElsewhere = async (changes = {}) =>
  api.createReservation({
    body: {
      clientId: crypto.randomUUID(),
      draft: { ...bookingDraft, arrival: "2026-11-22", departure: "2026-11-24", ...changes },
    },
  });

describe("the list, while another desk works", () => {
  it("shows what became of its rows without moving them, and keeps what is ticked", async () => {
    const app = open(list);
    const before = await ids();
    await app.user.click(within(rowOf(before[2]!)).getByRole("checkbox"));
    await app.isFollowing();
    elsewhere(app, before[1]!, { adults: 3, childrenAges: [4, 7, 9] });
    await waitFor(() => expect(within(rowOf(before[1]!)).getByText("6")).toBeInTheDocument());
    expect(await ids()).toEqual(before);
    expect(within(rowOf(before[2]!)).getByRole("checkbox")).toBeChecked();
    expect(screen.queryByRole("button", { name: "Mostrar los cambios" })).not.toBeInTheDocument();
  });

  it("says that rows have come or gone, and moves nothing before it is asked to", async () => {
    const app = open(list);
    const before = await ids();
    await app.isFollowing();
    const booked = await bookElsewhere();
    expect(await screen.findByText("La lista ha cambiado desde que la abrió.")).toBeInTheDocument();
    expect(await ids()).toEqual(before);
    await app.user.click(screen.getByRole("button", { name: "Mostrar los cambios" }));
    await waitFor(async () => expect((await ids())[0]).toBe(booked.id));
    expect(screen.queryByText("La lista ha cambiado desde que la abrió.")).not.toBeInTheDocument();
  });

  it("does not tell a desk of what it does itself", async () => {
    const app = open(list);
    const [gone, kept] = (await rows()).filter((row) => deletionIn(row).ariaDisabled !== "true").map(idIn);
    await app.isFollowing();
    await app.user.click(deletionIn(rowOf(gone!)));
    await app.user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Eliminar" }));
    await waitFor(async () => expect(await ids()).not.toContain(gone));
    await screen.findByRole("button", { name: "Deshacer" });
    elsewhere(app, kept!, { adults: 5, childrenAges: [] }); // told of this, it has been told of its own before
    await waitFor(() => expect(within(rowOf(kept!)).getByText("5")).toBeInTheDocument());
    expect(screen.queryByText("La lista ha cambiado desde que la abrió.")).not.toBeInTheDocument();
  });

  it("tells what happened while its first question was lost", async () => {
    open(list, failing(hotelChangesContract.awaitHotelChanges, "connection lost", 1));
    await ids();
    await bookElsewhere();
    expect(await screen.findByText("La lista ha cambiado desde que la abrió.")).toBeInTheDocument();
  });

  it("tells what happened before its first question came to the server, however late", async () => {
    const { heldBy, arrive } = lateQuestion();
    open(list, { heldBy });
    await ids();
    await bookElsewhere();
    arrive();
    expect(await screen.findByText("La lista ha cambiado desde que la abrió.")).toBeInTheDocument();
  });

  it("looks until it has seen what has changed", async () => {
    let looks = 0;
    const app = open(list, {
      failureOf: (endpoint) =>
        endpoint === reservationListContract.listReservations && ++looks === 2 ? "connection lost" : undefined,
    });
    await ids();
    await app.isFollowing();
    await bookElsewhere();
    expect(await screen.findByText("La lista ha cambiado desde que la abrió.")).toBeInTheDocument();
  });

  it("follows again after a failure", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const app = open(list, failing(hotelChangesContract.awaitHotelChanges, 500, 1));
    const [first] = await ids();
    await app.isFollowing();
    elsewhere(app, first!, { adults: 3, childrenAges: [4, 7, 9] });
    await waitFor(() => expect(within(rowOf(first!)).getByText("6")).toBeInTheDocument());
  });

  it("asks nothing while it is hidden, and catches up once it is shown", async () => {
    const app = open(list);
    const [first] = await ids();
    await app.isFollowing();
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    onTestFinished(() => visibility.mockRestore());
    elsewhere(app, first!, { adults: 2, childrenAges: [4, 7, 9] }); // the question under way is answered by it
    await waitFor(() => expect(within(rowOf(first!)).getByText("5")).toBeInTheDocument());
    elsewhere(app, first!, { adults: 3 });
    await new Promise((resolve) => setTimeout(resolve)); // whatever was on its way has come
    expect(within(rowOf(first!)).queryByText("6")).not.toBeInTheDocument();
    visibility.mockReturnValue("visible");
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await waitFor(() => expect(within(rowOf(first!)).getByText("6")).toBeInTheDocument());
  });
});

it("brings the day up to date", async () => {
  const app = open("/app/booking/home");
  const inHouse = async () => Number((await screen.findByRole("link", { name: /^En casa/ })).textContent);
  const before = await inHouse();
  await app.isFollowing();
  const guest = [...app.db.hotel.all()].find(({ state }) => state === "inHouse")!;
  elsewhere(app, guest.id, { state: "checkedOut", checkedOutOn: "2026-11-20" });
  await waitFor(async () => expect(await inHouse()).toBe(before - 1));
});

describe("the form, while another desk works", () => {
  const known = "RSV-000482";

  async function openBooking(): Promise<Opened & { booking: Reservation }> {
    const app = open(pathOf("-"));
    const booking = await bookElsewhere();
    await app.router.navigate(pathOf(booking.id));
    await screen.findByRole("tab", { name: "Historial" });
    await app.isFollowing();
    return { ...app, booking };
  }

  it("says at once that a type has been sold out", async () => {
    const app = open(pathOf("-"));
    await app.user.type(
      await screen.findByLabelText("Llegada y salida", { selector: "input" }),
      "22/11/2026 - 24/11/2026{Enter}",
    );
    await screen.findByRole("radio", { name: /^Suite ?desde/ });
    await app.isFollowing();
    const sold = async () => screen.queryByRole("radio", { name: /^Suite Sin disponibilidad/ });
    for (let booked = 0; booked < 5 && !(await sold()); booked += 1) {
      await bookElsewhere({ roomTypeId: "STE" }).catch(() => {});
    }
    expect(
      await screen.findByRole("radio", { name: /^Suite ?Sin disponibilidad de Suite la noche del/ }),
    ).toBeInTheDocument();
  });

  it("shows what became of a reservation in which nothing is typed", async () => {
    const app = await openBooking();
    elsewhere(app, app.booking.id, { notes: { internal: "", guest: "", request: "Cuna" } });
    await waitFor(() => expect(editedField("Solicitud especial")).toHaveValue("Cuna"));
  });

  it("shows what became of it before its first question came to the server, however late", async () => {
    const { heldBy, arrive } = lateQuestion();
    const app = open(pathOf(known), { heldBy });
    await screen.findByRole("tab", { name: "Historial" });
    elsewhere(app, known, { notes: { internal: "", guest: "", request: "Cuna" } });
    arrive();
    await waitFor(() => expect(editedField("Solicitud especial")).toHaveValue("Cuna"));
  });

  it("looks until it has seen what has changed, unless somebody begins to write", async () => {
    let looks = 0;
    const app = open(pathOf(known), {
      failureOf: (endpoint) =>
        endpoint === reservationsContract.getReservation && ++looks % 2 === 0 ? "connection lost" : undefined,
    });
    await screen.findByRole("tab", { name: "Historial" });
    await app.isFollowing();
    elsewhere(app, known, { notes: { internal: "", guest: "", request: "Cuna" } });
    await waitFor(() => expect(editedField("Solicitud especial")).toHaveValue("Cuna"));
    const { version } = selectReservation(app.store.getState() as never)!;

    const before = looks;
    elsewhere(app, known, { notes: { internal: "", guest: "", request: "Trona" } });
    await waitFor(() => expect(looks).toBe(before + 1));
    fireEvent.change(editedField("Nota interna"), { target: { value: "Llega tarde" } }); // at once: the next look is near
    await new Promise((resolve) => void setTimeout(resolve, 2500)); // longer than the pause before another look
    expect(looks).toBe(before + 1);
    expect(selectReservation(app.store.getState() as never)!.version).toBe(version);
  });

  it("leaves a form alone in which something is typed, until it is saved", async () => {
    const app = await openBooking();
    await app.user.type(editedField("Nota interna"), "Llega tarde");
    elsewhere(app, app.booking.id, { notes: { internal: "", guest: "", request: "Cuna" } });
    await app.user.click(screen.getByRole("button", { name: "Guardar cambios" }));
    expect(await screen.findByRole("heading", { name: "Otra persona modificó esta reserva" })).toBeInTheDocument();
    expect(editedField("Nota interna")).toHaveValue("Llega tarde");
    expect(storedRow(app, app.booking.id).notes.request).toBe("Cuna");
  });

  it("says so when the reservation is no longer there", async () => {
    const app = await openBooking();
    elsewhere(app, app.booking.id, { isDeleted: true });
    expect(
      await screen.findByText(/^No hay ninguna reserva RSV-\d+\. Puede que se haya eliminado\.$/),
    ).toBeInTheDocument();
  });
});
