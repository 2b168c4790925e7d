import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

const now = () => new Date("2026-11-20T10:00:00Z");

async function openReport(path: string) {
  alreadySignedIn();
  const app = openApp(path, { now });
  await app.user.click(await screen.findByText("Cómo se calcula", {}, { timeout: 15_000 }));
  return app;
}

/** The words behind the name of a figure. */
const meaningOf = (name: string) => {
  const group = screen.getByText("Cómo se calcula").closest("details")!;
  return within(group).getByText(name).closest("div")!;
};

it("says how a figure is worked out, of what, and where it comes from", async () => {
  await openReport("/app/reports/daily");
  expect(meaningOf("Tarifa media sin no-show")).toHaveTextContent("Ingreso de habitación ÷ noches vendidas");
  expect(meaningOf("Ocupación (neta de bloqueos)")).toHaveTextContent("sin las que están fuera de orden");
  expect(meaningOf("De dónde sale")).toHaveTextContent("De las reservas y sus folios");
});

it("shows the mean stay and lead time of those who arrive, and the rooms occupied", async () => {
  await openReport("/app/reports/daily");
  for (const name of ["Estancia media (noches)", "Antelación media (días)", "Ocupadas"]) {
    const [day] = within(
      screen.getByRole("row", { name: new RegExp(`^${name.replace(/[()]/g, "\\$&")}`) }),
    ).getAllByRole("cell");
    expect(day).toHaveTextContent(/^\d+(,\d)?$/);
  }
});
