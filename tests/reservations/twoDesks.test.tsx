import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { hotelChangesContract } from "@/contract/hotelChanges";
import { reservationsContract } from "@/contract/reservations/reservations";
import type { StoredReservation } from "@/fakeBackend/hotel/books/StoredReservation";
import { createClient } from "@/shared/api/createClient";

import { bookingDraft } from "../support/bookingDraft";
import { editedField } from "../support/editedField";
import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

const api = createClient(reservationsContract);
const now = () => new Date("2026-11-20T10:00:00Z");
const list = "/app/booking/list?view=unassigned&sort=created_at&order=desc";
const pathOf = (id: string) => `/app/booking/management/booking/${id}`;

type Opened = ReturnType<typeof openApp>;

/** The tab follows the hotel from the moment at which its first question about changes waits for its answer. */
function open(path: string): Opened & { isFollowing: () => Promise<void> } {
  alreadySignedIn();
  let asked = 0;
  const app = openApp(path, {
    now,
    failureOf(endpoint) {
      if (endpoint === hotelChangesContract.awaitHotelChanges) asked += 1;
      return undefined;
    },
  });
  return { ...app, isFollowing: () => waitFor(() => expect(asked).toBeGreaterThan(1)) };
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

  it("shows what became of a reservation in which nothing is typed, and that it is gone", async () => {
    const app = open(pathOf("-"));
    const { id } = await bookElsewhere();
    await app.router.navigate(pathOf(id));
    await screen.findByRole("tab", { name: "Historial" });
    await app.isFollowing();
    elsewhere(app, id, { notes: { internal: "", guest: "", request: "Cuna" } });
    await waitFor(() => expect(editedField("Solicitud especial")).toHaveValue("Cuna"));
    elsewhere(app, id, { isDeleted: true });
    const gone = await screen.findByText(/^No hay ninguna reserva RSV-\d+\. Puede que se haya eliminado\.$/);
    expect(gone).toBeInTheDocument();
  });
});
