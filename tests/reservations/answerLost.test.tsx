import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { reservationsContract } from "@/contract/reservations/reservations";
import type { Conditions } from "@/fakeBackend/core/conditions";
import { reservationRecord } from "@/shared/stay/record/reservationRecord";

import { bookingDraft } from "../support/bookingDraft";
import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

const { saveRequested } = reservationRecord.actions;
const { selectSaving } = reservationRecord.selectors;
const clientId = "this form";
const losing = (fault: { isThere: boolean }): Pick<Conditions, "failureOf"> => ({
  failureOf: (endpoint) =>
    endpoint === reservationsContract.createReservation && fault.isThere ? "answer lost" : undefined,
});
const noted = (internal: string) => ({ ...bookingDraft, notes: { ...bookingDraft.notes, internal } });

async function openForm(conditions: Parameters<typeof openApp>[1]) {
  alreadySignedIn();
  const now = () => new Date("2026-03-27T10:00:00.000Z");
  const app = openApp("/app/booking/management/booking/-", { now, ...conditions });
  await screen.findByRole("heading", { name: "Estancia" });
  const saving = () => selectSaving(app.store.getState() as never, clientId);
  const made = () => [...app.db.hotel.all()].filter(({ notes }) => /^nota \d$/.test(notes.internal));
  const save = (note: string) =>
    act(
      () =>
        void app.store.dispatch(
          saveRequested({ kind: "form", clientId, version: 0, draft: noted(note), name: "Ana Otero" }),
        ),
    );
  return { saving, made, save, store: app.store, hotel: app.db.hotel };
}

it("saves what was written after an answer was lost into the reservation that had been made", async () => {
  const fault = { isThere: true };
  const { saving, made, save, hotel } = await openForm(losing(fault));
  const guests = [...hotel.guests.all()].length;
  save("nota 1");
  await expect.poll(() => saving().status).toBe("waiting");
  expect(made()).toHaveLength(1);
  save("nota 2");
  fault.isThere = false;
  await expect.poll(() => saving().status).toBe("saved");
  expect(made().map(({ notes }) => notes.internal)).toEqual(["nota 2"]);
  expect([...hotel.guests.all()]).toHaveLength(guests + 1);
});

it("shows another person's change first", async () => {
  const fault = { isThere: true };
  const { saving, made, save, hotel } = await openForm(losing(fault));
  save("nota 1");
  await expect.poll(() => saving().status).toBe("waiting");
  const [stored] = made();
  hotel.put({ ...stored!, eta: "22:30", version: 2 });
  save("nota 2");
  fault.isThere = false;
  await expect.poll(() => saving().refusal?.current?.eta).toBe("22:30");
  expect(made().map(({ notes }) => notes.internal)).toEqual(["nota 1"]);
});

it("refuses, with a sentence, a room that was added while the first save was under way", async () => {
  const { saving, made, save, store } = await openForm({});
  save("nota 1");
  await expect.poll(() => saving().status).toBe("saved");
  const rooms = [{ roomTypeId: "DBL", ratePlanId: "BAR", adults: 2, childrenAges: [], guest: "" }];
  const draft = { ...noted("nota 1"), rooms, routed: [] };
  act(() => void store.dispatch(saveRequested({ kind: "form", clientId, version: 1, draft, name: "Ana Otero" })));
  await expect.poll(() => saving().refusal?.reasons.map(({ code }) => code)).toEqual(["ROOMS_DIFFER"]);
  expect(JSON.stringify(saving().refusal?.message)).toContain(made()[0]!.id);
  expect(made()).toHaveLength(1);
});
