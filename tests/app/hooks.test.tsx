import { act, cleanup, render, renderHook, screen } from "@testing-library/react";
import { configureStore } from "@reduxjs/toolkit";
import { type ReactNode, useState } from "react";
import { Provider } from "react-redux";
import { MemoryRouter, useLocation } from "react-router-dom";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";

import { badgesSlice, unreadMessagesCounted } from "@/shared/badges/badgesSlice";
import { saveFile } from "@/shared/csv/saveFile";
import { useToday } from "@/shared/format/useToday";
import { openCatalogue } from "@/shared/i18n/spoken";
import { useSearchText } from "@/shared/routing/useSearchText";
import { focusHeadingIfLost, useFocusKept } from "@/shared/ui/page/focusHeadingIfLost";
import { useDocumentTitle } from "@/shared/ui/page/useDocumentTitle";
import { useLatest } from "@/shared/ui/useLatest";
import { useMediaQuery } from "@/shared/ui/useMediaQuery";
import { whenIdle, whenShown } from "@/shared/whenIdle";

function fakeTime(now: string) {
  vi.useFakeTimers({ now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
}

describe("the reader's day", () => {
  it("changes at the reader's midnight, each night", () => {
    fakeTime("2026-03-28T23:59:58");
    const { result } = renderHook(useToday);
    expect(result.current).toBe(new Date("2026-03-28T12:00").toDateString());
    act(() => void vi.advanceTimersByTime(1999));
    expect(result.current).toBe(new Date("2026-03-28T12:00").toDateString());
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current).toBe(new Date("2026-03-29T12:00").toDateString());
    act(() => void vi.advanceTimersByTime(26 * 3_600_000)); // the clock may change that night
    expect(result.current).toBe(new Date("2026-03-30T12:00").toDateString());
  });

  it("is right after the machine slept through midnight, when the tab becomes visible", () => {
    fakeTime("2026-03-27T20:00:00");
    const drawn = vi.fn<() => void>();
    const { result } = renderHook(() => {
      drawn();
      return useToday();
    });
    drawn.mockClear();
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(drawn).not.toHaveBeenCalled();
    vi.setSystemTime(new Date("2026-03-28T07:00:00"));
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(result.current).toBe(new Date("2026-03-28T12:00").toDateString());
  });

  it("uses the same timer for all components, and none without any", () => {
    fakeTime("2026-03-27T20:00:00");
    const [first, second] = [renderHook(useToday), renderHook(useToday)];
    expect(vi.getTimerCount()).toBe(1);
    first.unmount();
    expect(vi.getTimerCount()).toBe(1);
    second.unmount();
    expect(vi.getTimerCount()).toBe(0);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a page's filter", () => {
  const Address = () => <output>{useLocation().search}</output>;
  const address = () => screen.getByRole("status").textContent;
  const at =
    (start: string) =>
    ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[start]}>
        {children}
        <Address />
      </MemoryRouter>
    );

  it("goes into the address once typing pauses, beside the other parameters", () => {
    fakeTime("2026-03-27T20:00:00");
    const { result } = renderHook(useSearchText, { wrapper: at("/list?page=2&q=ana") });
    expect(result.current[0]).toBe("ana");
    act(() => result.current[1]("ana g"));
    expect(result.current[0]).toBe("ana g");
    act(() => void vi.advanceTimersByTime(200));
    act(() => result.current[1]("ana gil"));
    act(() => void vi.advanceTimersByTime(249));
    expect(address()).toBe("?page=2&q=ana");
    act(() => void vi.advanceTimersByTime(1));
    expect(address()).toBe("?page=2&q=ana+gil");
    act(() => result.current[1](""));
    act(() => void vi.advanceTimersByTime(250));
    expect(address()).toBe("?page=2");
  });

  it("leaves the address alone if nothing was typed, and after the page was left", () => {
    fakeTime("2026-03-27T20:00:00");
    const { result, unmount } = renderHook(useSearchText, { wrapper: at("/list?page=2") });
    expect(result.current[0]).toBe("");
    act(() => void vi.advanceTimersByTime(500));
    expect(address()).toBe("?page=2");
    act(() => result.current[1]("ana"));
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a document", () => {
  beforeEach(() => openCatalogue("common"));

  it("is named after its page, with the unread count before it", () => {
    const store = configureStore({ reducer: { badges: badgesSlice.reducer } });
    const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
    const { rerender } = renderHook(useDocumentTitle, { wrapper, initialProps: "Chats" });
    expect(document.title).toBe("Chats · Conserje");
    act(() => void store.dispatch(unreadMessagesCounted(3)));
    expect(document.title).toBe("(3) Chats · Conserje");
    rerender("Llamadas");
    expect(document.title).toBe("(3) Llamadas · Conserje");
    act(() => void store.dispatch(unreadMessagesCounted(0)));
    expect(document.title).toBe("Llamadas · Conserje");
  });
});

describe("a lost focus", () => {
  const focused = () => document.activeElement?.id;

  it("moves to the page's heading, or to the page, and stays if it is not lost", () => {
    render(
      <main id="page" tabIndex={-1}>
        <h1 id="heading" tabIndex={-1}>
          Chats
        </h1>
        <button id="other">Otra cosa</button>
      </main>,
    );
    focusHeadingIfLost();
    expect(focused()).toBe("heading");
    screen.getByRole("button").focus();
    focusHeadingIfLost();
    expect(focused()).toBe("other");
    cleanup();
    render(<main id="page" tabIndex={-1} />);
    focusHeadingIfLost();
    expect(focused()).toBe("page");
  });

  it("is restored when a dialog has closed, and not before", () => {
    function Page() {
      const onExited = useFocusKept();
      return (
        <main>
          <h1 id="heading" tabIndex={-1}>
            Chats
          </h1>
          <button onClick={onExited}>Cerrar</button>
        </main>
      );
    }
    render(<Page />);
    expect(document.activeElement).toBe(document.body);
    act(() => screen.getByRole("button").click());
    expect(focused()).toBe("heading");
  });
});

it("keeps the same function, which calls the newest", () => {
  const told: string[] = [];
  const { result, rerender } = renderHook(({ word }) => useLatest((more: string) => told.push(word + more)), {
    initialProps: { word: "a" },
  });
  const first = result.current;
  first("1");
  rerender({ word: "b" });
  expect(result.current).toBe(first);
  first("2");
  expect(told).toEqual(["a1", "b2"]);
});

it("follows a media query while the component is mounted", () => {
  const query = Object.assign(new EventTarget(), { matches: false });
  const asked = vi.spyOn(window, "matchMedia").mockReturnValue(query as unknown as MediaQueryList);
  const { result, unmount } = renderHook(() => {
    const [, again] = useState(0);
    return [useMediaQuery("(width < 600px)"), again] as const;
  });
  expect(asked).toHaveBeenCalledWith("(width < 600px)");
  expect(result.current[0]).toBe(false);
  act(() => {
    query.matches = true;
    query.dispatchEvent(new Event("change"));
  });
  expect(result.current[0]).toBe(true);
  const removed = vi.spyOn(query, "removeEventListener");
  unmount();
  expect(removed).toHaveBeenCalledWith("change", expect.any(Function));
});

it("downloads a file under its name, and releases it afterwards", async () => {
  fakeTime("2026-03-27T20:00:00");
  const blobs: Blob[] = [];
  const revoked: string[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
  vi.spyOn(URL, "revokeObjectURL").mockImplementation((address) => void revoked.push(address));
  const clicked: [string, string][] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push([this.href, this.download]);
  });
  saveFile("reservas.csv", "a;b", "text/csv");
  expect(clicked).toEqual([["blob:1", "reservas.csv"]]);
  expect([blobs[0]?.size, blobs[0]?.type]).toEqual([3, "text/csv"]);
  expect(revoked).toEqual([]);
  vi.runAllTimers();
  expect(revoked).toEqual(["blob:1"]);
});

describe("work that can wait", () => {
  async function isDone(idle: Promise<void>) {
    let done = false;
    void idle.then(() => (done = true));
    await vi.advanceTimersByTimeAsync(0);
    return done;
  }

  it("runs when the browser is idle, within half a second", async () => {
    let run!: () => void;
    const ask = vi.fn<(work: () => void, options: object) => number>((work) => {
      run = work;
      return 1;
    });
    vi.stubGlobal("requestIdleCallback", ask);
    const idle = whenIdle();
    expect(ask).toHaveBeenCalledWith(expect.any(Function), { timeout: 500 });
    run();
    await idle;
  });

  it("runs a moment later where the browser cannot tell", async () => {
    fakeTime("2026-03-27T20:00:00");
    const idle = whenIdle();
    expect(await isDone(idle)).toBe(false);
    await vi.advanceTimersByTimeAsync(50);
    expect(await isDone(idle)).toBe(true);
  });
  it("waits for the network where it fetches ahead", async () => {
    fakeTime("2026-03-27T20:00:00");
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const shown = whenShown();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await isDone(shown)).toBe(false);
    onLine.mockRestore();
    window.dispatchEvent(new Event("online"));
    expect(await isDone(shown)).toBe(true);
  });
});
