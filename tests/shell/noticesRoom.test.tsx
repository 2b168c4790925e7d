import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";

import { openCatalogue } from "@/shared/i18n/spoken";
import { Notices } from "@/shared/notices/Notices";
import { noticeShown } from "@/shared/notices/noticesSlice";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openStore } from "../support/openStore";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

class Observer {
  private readonly tell: () => void;
  constructor(tell: () => void) {
    this.tell = tell;
  }
  observe() {
    this.tell();
  }
  disconnect() {}
}

const room = () => document.documentElement.style.getPropertyValue("--notices-room");

it("leaves room for notices, whether they stay or go by themselves, until the last is closed", async () => {
  vi.stubGlobal("ResizeObserver", Observer);
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(96);
  await openCatalogue("common");
  alreadySignedIn();
  const store = openStore();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Notices />
      </MemoryRouter>
    </Provider>,
  );
  const sentence = { id: "retry" } as const;
  act(() => void store.dispatch(noticeShown({ kind: "success", sentence })));
  expect(room()).toBe("96px");
  act(() => void store.dispatch(noticeShown({ kind: "error", sentence, path: "/app/booking/list" })));
  expect(room()).toBe("96px");
  await userEvent.click(screen.getAllByRole("button", { name: "Cerrar" })[1]!);
  expect(room()).toBe("96px");
  await userEvent.click(screen.getByRole("button", { name: "Cerrar" }));
  expect(room()).toBe("");
});
