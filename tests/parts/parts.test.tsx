import { render, screen } from "@testing-library/react";
import { readdirSync } from "node:fs";
import { Provider } from "react-redux";
import { expect, it } from "vitest";

import { partsFeature, partsPage } from "@/features/parts/partsFeature";
import { openStore } from "../support/openStore";

async function openParts(query = "") {
  window.history.replaceState(null, "", `/parts${query}`);
  const store = openStore();
  const [PartsPage] = await Promise.all([partsPage(), store.install(partsFeature)]);
  render(
    <Provider store={store}>
      <PartsPage />
    </Provider>,
  );
}

const named = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

it("shows every part of shared/ui, so that a new part has to be added", async () => {
  await openParts();
  const files = readdirSync("src/shared/ui", { recursive: true, encoding: "utf8" });
  const parts = files.flatMap((file) => /(?:^|[\\/])([A-Z]\w+)\.tsx$/.exec(file)?.[1] ?? []);
  expect(parts.length).toBeGreaterThan(30);
  const shown = named();
  expect(parts.filter((part) => !shown.includes(part))).toEqual([]);
  expect(await screen.findByRole("button", { name: "Guardar con esta elección" })).toBeVisible();
  expect(screen.queryByText(/Unexpected Application Error/)).not.toBeInTheDocument();
});

it("shows a single part where the address names it", async () => {
  await openParts("?part=Pagination");
  expect(named()).toEqual(["Pagination"]);
});
