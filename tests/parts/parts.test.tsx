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

const drawn = () => [...document.querySelectorAll(".parts-part")].map(({ id }) => id);

/** Examples are of families: a part without one is in the list of all, which follows from the files. */
it("shows every kit, and lists every part of shared/ui with its comment", async () => {
  await openParts();
  expect(drawn()).toEqual(
    expect.arrayContaining(["ListPage", "RecordForm", "ActionRow", "Board", "TimeGrid", "BarChart"]),
  );
  expect(await screen.findByText("1–10 de 24")).toBeVisible();
  expect(screen.queryByText(/Unexpected Application Error/)).not.toBeInTheDocument();
  const table = screen.getByText(/^All \d+ parts$/).closest("table")!;
  const listed = new Map(
    [...table.rows].map(({ cells: [part, , comment] }) => [part!.textContent, comment!.textContent]),
  );
  const files = readdirSync("src/shared/ui", { recursive: true, encoding: "utf8" });
  const parts = files.flatMap((file) => /(?:^|[\\/])([A-Z]\w+)\.tsx$/.exec(file)?.[1] ?? []);
  expect(parts.length).toBeGreaterThan(30);
  expect(parts.filter((part) => !listed.has(part))).toEqual([]);
  expect(listed.get("PlainTable")).toMatch(/^A table whose rows are all here\./);
});

it("shows the example of a single part where the address names it", async () => {
  await openParts("?part=Facts");
  expect(drawn()).toEqual(["Card"]);
});
