import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";

import { channelsApi } from "@/features/channels/channelRecords";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

const page = "/app/booking/channels";
const now = () => new Date("2026-04-14T08:00:00.000Z");
const region = async (name: string) => within(await screen.findByRole("region", { name }));

beforeAll(async () => {
  await import("react-data-table-component");
  for (const style of document.head.querySelectorAll("style")) style.remove();
});

function openPage(path = "") {
  alreadySignedIn();
  return openApp(page + path, { now }, { reservations: 60 });
}

it("shows each channel with its state, its differences, and acts with names of their own", async () => {
  openPage("?view=failed");
  const booking = await region("Booking.com");
  expect(booking.getByText("Con errores")).toBeInTheDocument();
  expect(booking.getByText(/^Hay valores sin enviar desde /)).toBeInTheDocument();
  expect(
    booking.getByText(/^Diferencia de disponibilidad el 23\/04\/2026: local \d+, canal \d+\.$/),
  ).toBeInTheDocument();
  expect((await region("Airbnb")).getByText("12,5 %")).toBeInTheDocument();
  expect(await screen.findByRole("button", { name: "Conectar · GDS" })).toHaveAttribute("aria-disabled", "true");
  const rows = await screen.findAllByRole("row", { name: /Fallido/ });
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent("Disponibilidad enviada, 23/04/2026");
  const regions = within(screen.getByRole("main")).getAllByRole("region");
  const cards = regions.filter((one) => one.classList.contains("channel-region"));
  const names = cards.flatMap((card) => {
    const pressed = [...within(card).queryAllByRole("button"), ...within(card).queryAllByRole("link")];
    return pressed.map((one) => one.getAttribute("aria-label") ?? one.textContent);
  });
  expect(names).toContain("Ajustes del canal · Airbnb");
  expect(names).toContainEqual(expect.stringMatching(/^\d+ · Mensajes fallidos · Booking\.com$/));
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

it("pauses a channel, synchronises another, and leaves no focus on another act", async () => {
  const { user } = openPage();
  await user.click(await screen.findByRole("button", { name: "Sincronizar · Motor propio" }));
  expect(await screen.findByText("Sincronización completa enviada: 365 días.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Pausar · Airbnb" }));
  expect(await (await region("Airbnb")).findByText("Pausado")).toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: "Reanudar · Airbnb" }));
  const { queryByRole, getByRole } = await region("Airbnb");
  await waitFor(() => expect(queryByRole("button", { name: /^Reanudar/ })).not.toBeInTheDocument());
  expect(getByRole("button", { name: /^Desconectar/ }).parentElement).toHaveFocus();
});

it("tries a failed message again, and shows it as without effect once a newer has gone out", async () => {
  const { user } = openPage("?channels=booking&view=failed");
  const row = await screen.findByRole("row", { name: /Fallido/ });
  await user.click(within(row).getByRole("button", { name: /^Reintentar/ }));
  await waitFor(() => expect(screen.queryByRole("row", { name: /Fallido/ })).not.toBeInTheDocument());
});

/** Bookings of one guest, each of a rate that waits for a mapping. */
async function tellBookings(...rates: string[]) {
  const night = { arrival: "2026-05-12", departure: "2026-05-13", adults: 1, childrenAges: [], prices: [120_00] };
  const guest = { firstName: "Eva", lastName: "Sanz", email: "" };
  for (const channelRateId of rates) {
    const rooms = [{ id: "1", channelRateId, ...night }];
    const body = { kind: "new" as const, externalId: `B-${channelRateId}`, revision: 1, guest, rooms };
    await channelsApi.receiveBooking({ params: { id: "agoda" }, body });
  }
}

it("maps a rate where its booking waits, named by it, and goes on to what is left", async () => {
  const { user } = openPage("?view=unmapped");
  const table = await screen.findByRole("table", { name: "Pendiente de mapear" });
  await tellBookings("AG-TWN-BB", "AG-FAM-BB");
  const nameOf = (booking: string) => `Mapear · Reserva nueva de ${booking}`;
  const twin = nameOf("Eva Sanz, 12/05/2026 – 13/05/2026 · B-AG-TWN-BB");
  const family = nameOf("Eva Sanz, 12/05/2026 – 13/05/2026 · B-AG-FAM-BB");
  const double = nameOf("Hanna Lindqvist, 08/05/2026 – 11/05/2026 · 720-4418-93");
  const button = (name: string) => within(table).findByRole("button", { name });
  async function map(name: string, type: string) {
    (await button(name)).focus();
    await user.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Mapear" }));
    expect(await dialog.findAllByText("Elija un tipo y una tarifa.")).toHaveLength(2);
    await user.selectOptions(dialog.getByLabelText("Tipo"), type);
    await user.selectOptions(dialog.getByLabelText("Tarifa"), "Alojamiento y desayuno");
    await user.click(dialog.getByRole("button", { name: "Mapear" }));
  }
  await button(family);
  await map(twin, "Doble dos camas");
  await waitFor(async () => expect(await button(family)).toHaveFocus());
  await map(family, "Familiar");
  await waitFor(async () => expect(await button(double)).toHaveFocus());
  await map(double, "Doble");
  await waitFor(() => expect(screen.getByRole("heading", { name: "Integraciones" })).toHaveFocus());
  await waitFor(() => expect(screen.queryByRole("table", { name: "Pendiente de mapear" })).not.toBeInTheDocument());
});

it("says beside the field why a markup or a stop sale cannot be, and keeps what was typed", async () => {
  const { user } = openPage("/airbnb");
  const drawer = within(await screen.findByRole("dialog", { name: "Airbnb" }));
  await user.click(await drawer.findByRole("button", { name: "Comisión y recargo" }));
  const settings = within(await screen.findByRole("dialog", { name: "Comisión y recargo · Airbnb" }));
  const markup = settings.getByLabelText("Recargo sobre el precio (%)");
  await user.clear(markup);
  await user.type(markup, "1000");
  await user.click(settings.getByRole("button", { name: "Guardar cambios" }));
  expect(await settings.findByText(/^Escriba un porcentaje entre -50 y 100/)).toBeInTheDocument();
  expect(markup).toHaveValue("1000");
  await user.clear(markup);
  await user.type(markup, "-2,5");
  await user.click(settings.getByRole("button", { name: "Guardar cambios" }));
  expect(await drawer.findByText("−2,5 %")).toBeInTheDocument();

  await user.click(drawer.getByRole("button", { name: "Parar ventas" }));
  const stop = within(await screen.findByRole("dialog", { name: "Parar ventas · Airbnb" }));
  await user.clear(stop.getByLabelText("Última noche"));
  await user.type(stop.getByLabelText("Última noche"), "01/04/2026");
  await user.click(stop.getByRole("button", { name: "Parar ventas" }));
  expect(await stop.findByText("La última noche no puede ser anterior a la primera.")).toBeInTheDocument();
  await user.clear(stop.getByLabelText("Última noche"));
  await user.type(stop.getByLabelText("Última noche"), "20/04/2026");
  expect(await stop.findByText(/^\d+ noches: .+20 abr$/)).toBeInTheDocument();
  await user.click(stop.getByRole("button", { name: "Parar ventas" }));
  expect(await drawer.findByText(/^(Esperando la respuesta de|Enviado a) Airbnb$/)).toBeVisible();
  const open = await drawer.findByRole("button", { name: /^Quitar paro de ventas · .*20\/04\/2026/ });
  await user.click(open);
  await waitFor(() => expect(open).not.toBeInTheDocument());
  expect(screen.getByRole("dialog", { name: "Airbnb" })).toHaveFocus();
});

it("says which of two types has a rate of the channel already", async () => {
  const { user, router } = openPage("/web"); // an id as short as that of a new record
  await screen.findByRole("dialog", { name: "Motor propio" });
  await act(() => router.navigate(`${page}/airbnb`));
  const drawer = within(await screen.findByRole("dialog", { name: "Airbnb" }));
  expect((await drawer.findAllByText("Sin mapear")).length).toBeGreaterThan(0);
  await user.click(drawer.getByRole("button", { name: "Mapear" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Mapear · Airbnb" }));
  const twin = within(dialog.getByRole("group", { name: "Doble dos camas" }));
  await user.selectOptions(twin.getByLabelText("Mejor tarifa disponible"), "Double Room · Flexible");
  await user.click(dialog.getByRole("button", { name: "Guardar cambios" }));
  expect(
    await twin.findByText("Esa tarifa del canal ya está asignada a Doble, Mejor tarifa disponible."),
  ).toBeInTheDocument();
});
