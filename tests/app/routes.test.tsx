import { screen, waitFor, within } from "@testing-library/react";
import { matchRoutes } from "react-router-dom";
import { describe, expect, it } from "vitest";

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

it("has a page at each of its paths", async () => {
  alreadySignedIn();
  const { router } = openApp(paths.tasks);
  await screen.findByRole("heading", { level: 1, name: "Mis tareas" });
  const leadsNowhere = (path: string) => matchRoutes(router.routes, path)?.at(-1)?.route.path === "*";
  expect([...Object.values(entrance), ...Object.values(paths)].filter(leadsNowhere)).toEqual([]);
});

it("has one area for each route inside", () => {
  const declared = areas.flatMap((area) => [
    ...area.pages.map(({ path }) => path),
    ...Object.keys(area.redirects ?? {}),
  ]);
  expect(declared.toSorted()).toEqual([...new Set(declared)].toSorted());
  expect(declared.filter((path) => !path.startsWith(`${entrance.inside}/`))).toEqual([]);
});

describe("pages", () => {
  it.each(pages)("%s is %s", async (path, title, parent) => {
    alreadySignedIn();
    openApp(path);
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeInTheDocument();
    const breadcrumb = within(screen.getByRole("navigation", { name: "Ruta" }));
    expect(breadcrumb.getAllByRole("listitem").map((item) => item.textContent)).toEqual([parent, title]);
    await waitFor(() => expect(document.title.replace(unreadCount, "")).toBe(`${title} · Conserje`));
  });

  it.each([
    ["/", "/app/dashboards/home"],
    ["/app", "/app/dashboards/home"],
    ["/app/dashboards", "/app/dashboards/home"],
    ["/app/booking", "/app/booking/list"],
    ["/app/messaging", "/app/messaging/chat"],
  ])("%s leads to %s", async (path, destination) => {
    alreadySignedIn();
    openApp(path);
    await screen.findByRole("heading", { level: 1 });
    expect(window.location.pathname).toBe(destination);
  });

  it("offers a new reservation on the list, and the way back from it", async () => {
    alreadySignedIn();
    const { user } = openApp("/app/booking/list");
    await user.click(await screen.findByRole("link", { name: "Nueva reserva" }));
    expect(window.location.pathname).toBe("/app/booking/management/booking/-");
    await user.click(await screen.findByRole("link", { name: "Regresar" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Registro y gestión de reservas" })).toHaveFocus();
  });

  it("focuses the heading of the page that says that a page is missing", async () => {
    alreadySignedIn();
    const { router } = openApp("/app/tasks");
    await screen.findByRole("heading", { level: 1 });
    await router.navigate("/app/nothing/here");
    expect(await screen.findByRole("heading", { name: "Page Not Found" })).toHaveFocus();
  });

  it("says that an unknown page is missing, and leads home", async () => {
    alreadySignedIn();
    const { user } = openApp("/app/nothing/here");
    expect(await screen.findByRole("heading", { name: "Page Not Found" })).toBeInTheDocument();
    expect(screen.getByText("Unfortunately, the page you're seeking is missing!")).toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "Go Back Home" }));
    expect(await screen.findByText("Bienvenido al Dashboard")).toBeInTheDocument();
  });
});
