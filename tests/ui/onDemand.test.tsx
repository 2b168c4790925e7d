import { configureStore } from "@reduxjs/toolkit";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { act } from "react";
import { Provider } from "react-redux";
import { expect, it, onTestFinished, vi } from "vitest";

import { connectionSlice } from "@/shared/connection/connectionSlice";
import { onDemand } from "@/shared/ui/states/onDemand";

const user = userEvent.setup();
const { browserWentOffline, browserWentOnline } = connectionSlice.actions;

/** A field with something typed, and a part whose code cannot be fetched while the line is cut. */
async function openCut() {
  const told = vi.spyOn(console, "error").mockImplementation(() => {}); // React tells why
  const line = { isCut: true };
  const Calendar = onDemand(async () => {
    if (line.isCut) throw new TypeError("Failed to fetch dynamically imported module");
    return ({ month }: { month: string }) => <p>Calendario de {month}</p>;
  });
  const store = configureStore({ reducer: { connection: connectionSlice.reducer } });
  store.dispatch(browserWentOffline());
  const { unmount } = render(
    <Provider store={store}>
      <input aria-label="Nota" />
      <Calendar month="enero" />
    </Provider>,
  );
  onTestFinished(() => {
    unmount();
    told.mockRestore();
  });
  await user.type(screen.getByLabelText("Nota"), "Cuna");
  expect(await screen.findByRole("alert")).toHaveTextContent("Esta parte no se ha podido mostrar.");
  return { line, store };
}

it("leaves what is typed beside a part that cannot be fetched, and fetches it at a press", async () => {
  const { line } = await openCut();
  line.isCut = false;
  await user.click(screen.getByRole("button", { name: "Reintentar" }));
  expect(await screen.findByText("Calendario de enero")).toBeVisible();
  expect(screen.getByLabelText("Nota")).toHaveValue("Cuna");
});

it("fetches the code again by itself once the connection is back", async () => {
  const { line, store } = await openCut();
  line.isCut = false;
  act(() => void store.dispatch(browserWentOnline()));
  expect(await screen.findByText("Calendario de enero")).toBeVisible();
});
