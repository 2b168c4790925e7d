import { configureStore } from "@reduxjs/toolkit";
import { render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { expect, it, vi } from "vitest";

import { ConnectionNote } from "@/shared/connection/ConnectionNote";
import { browserWentOffline, connectionSlice, propertyLoaded } from "@/shared/connection/connectionSlice";

it("says since when there is no connection, on the clocks of the property", () => {
  const store = configureStore({ reducer: { connection: connectionSlice.reducer } });
  store.dispatch(propertyLoaded("Pacific/Auckland"));
  vi.useFakeTimers({ now: new Date("2026-03-27T10:00:00.000Z") });
  store.dispatch(browserWentOffline());
  vi.useRealTimers();
  render(
    <Provider store={store}>
      <ConnectionNote />
    </Provider>,
  );
  expect(screen.getByRole("status")).toHaveTextContent(/^Sin conexión desde las 23:00/);
});
