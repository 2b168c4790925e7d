import { act, screen, waitFor, within } from "@testing-library/react";
import { matchRoutes } from "react-router-dom";
import { expect, it } from "vitest";

import { areas } from "@/app/areas";
import { entrance } from "@/shared/routing/entrance";
import { paths } from "@/shared/routing/paths";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

/** The specification's route table: the path, the page's title, and its parent in the breadcrumb. */
const pages: [path: string, title: string, parent: string][] = [
  ["/app/dashboards/home", "Hoteles", "Dashboards"],
  ["/app/dashboards/hotels", "Hoteles", "Dashboards"],
  ["/app/dashboards/restaurants", "Restaurants", "Dashboards"],
  ["/app/dashboards/sales", "Puntos de Venta", "Dashboards"],
  ["/app/booking/home", "El día", "Gestión de Reservas"],
  ["/app/booking/list", "Registro y gestión de reservas", "Gestión de Reservas"],
  ["/app/booking/management/booking/-", "Nueva reserva", "Gestión de Reservas"],
  ["/app/booking/management/booking/123", "Nueva reserva", "Gestión de Reservas"],
  ["/app/booking/management/booking/1234", "Editar reserva", "Gestión de Reservas"],
  ["/app/booking/assigmnent", "Asignación Automática", "Gestión de Reservas"],
  ["/app/booking/availability", "Disponibilidad", "Gestión de Reservas"],
  ["/app/booking/channels", "Integraciones", "Gestión de Reservas"],
  ["/app/booking/checkinout", "Check-in/out", "Gestión de Reservas"],
  ["/app/booking/policy", "Políticas", "Gestión de Reservas"],
  ["/app/rooms/inventory", "Inventario", "Gestión de Habitaciones"],
  ["/app/rooms/status", "Estado", "Gestión de Habitaciones"],
  ["/app/rooms/rates", "Tarifas", "Gestión de Habitaciones"],
  ["/app/rooms/housekeeping", "Housekeeping", "Gestión de Habitaciones"],
  ["/app/customers/list", "Listado", "Gestión de Clientes"],
  ["/app/customers/fidelity", "Fidelidad", "Gestión de Clientes"],
  ["/app/customers/complaints", "Quejas", "Gestión de Clientes"],
  ["/app/customers/request", "Solicitudes", "Gestión de Clientes"],
  ["/app/customers/contact", "Contacto", "Gestión de Clientes"],
  ["/app/messaging/users", "Perfil", "Mensajería"],
  ["/app/messaging/chat", "Chats", "Mensajería"],
  ["/app/messaging/contacts", "Contactos", "Mensajería"],
  ["/app/messaging/calls", "Llamadas", "Mensajería"],
  ["/app/messaging/bookmark", "Marcadores", "Mensajería"],
  ["/app/messaging/settings", "Ajustes", "Mensajería"],
  ["/app/tasks", "Mis tareas", "Perfil"],
];

/** Stands before every title as soon as the messages have been counted. */
const unreadCount = /^\(\d+\) /;

/** The app on its smallest page, and a way from page to page. */
async function openPages() {
  alreadySignedIn();
  const app = openApp(paths.tasks, {}, { reservations: 40, messages: 5, contacts: 5 });
  await screen.findByRole("heading", { level: 1, name: "Mis tareas" });
  return { ...app, go: (path: string) => act(() => app.router.navigate(path)) };
}

it("has a page at each of its paths", async () => {
  const { router } = await openPages();
  const leadsNowhere = (path: string) => matchRoutes(router.routes, path)?.at(-1)?.route.path === "*";
  expect([...Object.values(entrance), ...Object.values(paths)].filter(leadsNowhere)).toEqual([]);
});

it("declares each route inside once", () => {
  const declared = areas.flatMap((area) => [
    ...area.pages.map(({ path }) => path),
    ...Object.keys(area.redirects ?? {}),
  ]);
  expect(declared.toSorted()).toEqual([...new Set(declared)].toSorted());
  expect(declared.filter((path) => !path.startsWith(`${entrance.inside}/`))).toEqual([]);
});

it("names each page, its place and the document as the specification does", async () => {
  const { go } = await openPages();
  for (const [path, title, parent] of pages) {
    await go(path);
    expect(await screen.findByRole("heading", { level: 1, name: title }), path).toBeInTheDocument();
    const breadcrumb = within(screen.getByRole("navigation", { name: "Ruta" }));
    const said = breadcrumb.getAllByRole("listitem").map((item) => item.textContent);
    expect(said, path).toEqual([parent, title]);
    await waitFor(() => expect(document.title.replace(unreadCount, ""), path).toBe(`${title} · Conserje`));
  }
}, 60_000);

it("leads from an address without a page of its own to the first page below it", async () => {
  const { go } = await openPages();
  for (const [path, destination] of [
    ["/", "/app/dashboards/home"],
    ["/app", "/app/dashboards/home"],
    ["/app/dashboards", "/app/dashboards/home"],
    ["/app/booking", "/app/booking/list"],
    ["/app/messaging", "/app/messaging/chat"],
  ] as const) {
    await go(path);
    await waitFor(() => expect(window.location.pathname, path).toBe(destination));
  }
});

it("says that an unknown page is missing, with the focus there, and leads home", async () => {
  const { go, user } = await openPages();
  await go("/app/nothing/here");
  expect(await screen.findByRole("heading", { name: "Page Not Found" })).toHaveFocus();
  expect(screen.getByText("Unfortunately, the page you're seeking is missing!")).toBeInTheDocument();
  await user.click(screen.getByRole("link", { name: "Go Back Home" }));
  expect(await screen.findByText("Bienvenido al Dashboard")).toBeInTheDocument();
});
