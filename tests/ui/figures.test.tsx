import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";

import { changeOf } from "@/shared/figures/changeOf";
import { type Figure, Figures } from "@/shared/figures/Figures";
import { openCatalogue } from "@/shared/i18n/spoken";

const occupancy: Figure = { id: "occupancy", label: "Ocupación", value: "87 %" };

async function show(figure: Figure) {
  await openCatalogue("controls");
  render(<Figures figures={[figure]} />);
  return userEvent.setup();
}

it("leads to the rows that it counts, and is called by its label, value and notes", async () => {
  await show({ ...occupancy, notes: ["26 de 30 habitaciones"], path: "/app/reservations" });
  const link = screen.getByRole("link", { name: "Ocupación 87 % 26 de 30 habitaciones" });
  expect(link).toHaveAttribute("href", "/app/reservations");
});

it("shows “—” for no value, and says so to a screen reader", async () => {
  await show({ ...occupancy, value: undefined });
  expect(screen.getByText("—")).toHaveAttribute("aria-hidden", "true");
  expect(screen.getByText("Sin datos")).toBeInTheDocument();
});

it("says against what it has changed, with its sign, and whether that is good news", async () => {
  const changes: Figure["changes"] = [
    { against: "frente al mes anterior", share: changeOf(104, 100), better: "more" },
    { against: "frente al año anterior", share: changeOf(104, 130), better: "more" },
    { against: "frente al presupuesto", share: changeOf(104, 0), better: "more" },
  ];
  await show({ ...occupancy, changes });
  expect(screen.getByText(/mes anterior/)).toHaveTextContent("+4 % frente al mes anterior");
  expect(screen.getByText(/mes anterior/)).toHaveClass("is-good");
  expect(screen.getByText(/año anterior/)).toHaveTextContent("−20 % frente al año anterior");
  expect(screen.getByText(/año anterior/)).toHaveClass("is-bad");
  expect(screen.getByText(/presupuesto/)).toHaveTextContent("—Sin datos frente al presupuesto");
});

it("explains itself on request: definition, denominator, source", async () => {
  const user = await show({
    ...occupancy,
    meaning: {
      definition: "Habitaciones vendidas entre disponibles.",
      denominator: "habitaciones disponibles",
      source: "USALI",
    },
  });
  expect(screen.getByText("Habitaciones vendidas entre disponibles.")).not.toBeVisible();
  await user.click(screen.getByRole("button", { name: "Qué significa «Ocupación»" }));
  expect(screen.getByText("Habitaciones vendidas entre disponibles.")).toBeVisible();
  expect(screen.getByText("Calculado sobre: habitaciones disponibles")).toBeVisible();
  expect(screen.getByText("Fuente: USALI")).toBeVisible();
});
