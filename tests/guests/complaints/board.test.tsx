import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { card, column, drawer, field, openComplaintsPage } from "./complaintsDesk";

it("shows the complaints by their state, the late ones on top", async () => {
  openComplaintsPage();
  const open = await column(/^Abierta 6$/);
  const [first] = open.getAllByRole("listitem");
  expect(within(first!).getByText("Fuera de plazo")).toBeInTheDocument();
  const titles = screen
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent.replace(/ \d+$/, ""));
  expect(titles).toEqual(["Abierta", "En gestión", "Resuelta", "Seguimiento", "Cerrada"]);
  expect((await card(/^Abierta/)).getByText("Anaïs Fontaine").parentElement).toHaveTextContent(
    "Anaïs Fontaine · Habitación 207",
  );
});

it("moves a complaint on by its card, and asks for the solution where it moves to the solved", async () => {
  const { user, db } = openComplaintsPage("?categories=climate&text=anais");
  await user.click((await card(/^Abierta 1$/)).getByRole("button", { name: "Mover Q-000041" }));
  await user.click(await screen.findByRole("menuitem", { name: "En gestión" }));
  await waitFor(() =>
    expect(db.complaints.get("Q-000041")).toMatchObject({ state: "inProgress", owner: "Marina Solé" }),
  );
  await user.click((await card(/^En gestión/)).getByRole("button", { name: "Mover Q-000041" }));
  await user.click(await screen.findByRole("menuitem", { name: "Resuelta" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Resolver · Q-000041" }));
  await user.click(dialog.getByRole("button", { name: "Resolver" }));
  expect(dialog.getByLabelText("Solución")).toHaveAccessibleDescription("Escriba la solución.");
  await user.type(dialog.getByLabelText("Solución"), "Cambio a la 305.");
  await user.click(dialog.getByRole("button", { name: "Resolver" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: /^Resolver/ })).not.toBeInTheDocument());
  expect((await drawer()).getAllByText("Cambio a la 305.").length).toBeGreaterThan(0);
  await user.keyboard("{Escape}");
  await card(/^Resuelta/);
});

it("shows the same complaints as a table, by an address, with the saved views", async () => {
  const { user } = openComplaintsPage("?text=Q-00004");
  await user.click(await screen.findByRole("link", { name: "Tabla" }));
  const table = await screen.findByRole("table", { name: "Lista de quejas" });
  await within(table).findByRole("link", { name: "Q-000041" });
  expect(window.location.search).toBe("?text=Q-00004&display=table");
  const late = screen.getByRole("link", { name: /^Fuera de plazo \d+$/ });
  await user.click(late);
  const count = Number(late.textContent.replace(/\D/g, ""));
  await waitFor(() => expect(within(table).getAllByText("Fuera de plazo")).toHaveLength(count));
  expect(window.location.search).toBe("?display=table&view=late");
});

it("counts them by category and room, with the mean time and the cost", async () => {
  openComplaintsPage("?display=figures&text=Q-000041");
  const rooms = within(await screen.findByRole("table", { name: "Por habitación" }));
  expect(rooms.getByRole("row", { name: "207 1" })).toBeInTheDocument();
  expect(screen.getByRole("table", { name: "Por categoría" })).toHaveTextContent("Climatización1");
  expect(screen.getByText("Tiempo medio de solución").nextSibling).toHaveTextContent("—");
  expect(screen.getByText("Coste de compensaciones").nextSibling).toHaveTextContent("0,00 €");
});

it("appears in the day of the front desk while it is late, and leads to the complaint", async () => {
  const { user, router } = openComplaintsPage("?text=Q-000041");
  await card(/^Abierta/);
  await router.navigate("/app/booking/home");
  const urgent = within(await screen.findByRole("list", { name: "Urgente" }));
  const [line] = urgent.getAllByRole("listitem");
  expect(line).toHaveTextContent("Queja fuera de plazo");
  await user.click(within(line!).getByRole("link"));
  expect(await screen.findByRole("dialog", { name: /^Q-\d{6}$/ })).toBeInTheDocument();
  expect(await field("Qué ha pasado")).toBeInTheDocument();
});
