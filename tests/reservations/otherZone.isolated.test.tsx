import { screen } from "@testing-library/react";
import { afterAll, beforeAll, expect, it, vi } from "vitest";

import { reservationsContract } from "@/contract/reservations/reservations";
import { createClient } from "@/shared/api/createClient";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { bookingDraft } from "../support/bookingDraft";
import { openApp } from "../support/openApp";

// formats keep the zone in which they were made: other files would read the time in it
beforeAll(() => void vi.stubEnv("TZ", "America/Bogota"));
afterAll(() => void vi.unstubAllEnvs());

it("tells when a reservation was made by the clocks of the hotel, wherever the browser is", async () => {
  alreadySignedIn();
  const pathOf = (id: string) => `/app/booking/management/booking/${id}`;
  const { user, router } = openApp(pathOf("-"), { now: () => new Date("2026-03-27T22:30:00.000Z") });
  const { id } = await createClient(reservationsContract).createReservation({
    body: { clientId: "one", draft: bookingDraft },
  });
  await router.navigate(pathOf(id));
  await user.click(await screen.findByRole("tab", { name: "Historial" }));
  expect((await screen.findByText("Creada", { selector: "strong" })).nextElementSibling).toHaveTextContent(
    /^27 mar 2026, 23:30 · /,
  );
});
