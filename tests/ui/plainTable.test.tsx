import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { PlainTable } from "@/shared/ui/PlainTable";

const lines = [
  { id: "a", what: "Cena", amount: "18,00 €" },
  { id: "b", what: "Spa", amount: "40,00 €" },
];

it("names its rows by their row heads, and sums under the last column", () => {
  render(
    <PlainTable
      caption="Cargos"
      keyOf={({ id }) => id}
      rows={lines}
      lookOf={({ id }) => (id === "b" ? "is-coming" : undefined)}
      columns={[
        { id: "what", head: "Concepto", isRowHead: true, render: ({ what }) => what },
        { id: "date", head: "Fecha", render: () => "27/03" },
        { id: "amount", head: "Importe", isNumeric: true, render: ({ amount }) => amount },
      ]}
      sums={[{ label: "Total", value: "58,00 €" }]}
    />,
  );
  expect(screen.getByRole("table", { name: "Cargos" })).toBeInTheDocument();
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Concepto",
    "Fecha",
    "Importe",
  ]);
  expect(screen.getByRole("row", { name: "Spa 27/03 40,00 €" })).toHaveClass("is-coming");
  expect(screen.getByRole("rowheader", { name: "Total" })).toHaveAttribute("colspan", "2");
  expect(screen.getByRole("cell", { name: "58,00 €" })).toHaveClass("is-numeric");
});
