import { render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";

import { fetchPart, isMissingPart } from "@/app/staleRelease";
import { inventoryFeature } from "@/features/inventory/inventoryFeature";
import { http } from "@/shared/api/http";
import { paths } from "@/shared/routing/paths";
import { holdUnsavedWork } from "@/shared/session/unsavedWork";
import { beginVisit, hasNavigated } from "@/shared/ui/page/navigated";

import { drawer, openGuestsPage } from "../guests/guestsDesk";
import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

describe("a page that breaks", () => {
  it("leaves the frame usable, and works again after Reintentar", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    let isBroken = true;
    const inventory = inventoryFeature.pages[0]!;
    vi.spyOn(inventory, "page").mockResolvedValue(() => {
      if (isBroken) throw new Error("broken");
      return <h1>Inventario</h1>;
    });
    alreadySignedIn();
    const { user } = openApp("/app/rooms/inventory");
    expect(await screen.findByRole("heading", { name: "Esta página no se ha podido mostrar" })).toBeInTheDocument();
    expect(screen.getByRole("navigation", { name: "Principal" })).toBeInTheDocument();

    isBroken = false;
    await user.click(screen.getByRole("button", { name: "Reintentar" }));
    expect(await screen.findByRole("heading", { name: "Inventario" })).toBeInTheDocument();
  });
});

/** Spoils the replies of a call until told to stop. */
function spoiling(path: RegExp, spoil: (reply: object) => object) {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const interceptor = http.interceptors.response.use((response) => {
    if (path.test(response.config.url ?? "")) response.data = spoil(response.data as object);
    return response;
  });
  const stop = () => http.interceptors.response.eject(interceptor);
  onTestFinished(stop);
  return stop;
}

describe("a part that breaks", () => {
  const sentence = "Esta parte no se ha podido mostrar.";
  const retry = () => screen.getByRole("button", { name: "Reintentar" });

  it.each([
    ["body", { history: undefined }],
    ["head", { missing: undefined }],
  ])("leaves the list below a drawer whose %s breaks", async (_, missing) => {
    const mend = spoiling(/guest-26$/, (guest) => ({ ...guest, ...missing }));
    const { user } = openGuestsPage("/guest-26?tab=history");
    const problem = await screen.findByText(sentence);
    expect(await screen.findByRole("dialog", { name: "Ficha del cliente" })).toContainElement(problem);
    expect(screen.getByRole("heading", { name: "Listado", hidden: true })).toBeInTheDocument();

    mend();
    await user.click(retry());
    expect(await (await drawer("Anaïs Fontaine")).findByRole("tab", { name: "Datos" })).toBeInTheDocument();
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it("leaves the other cards of the dashboard", async () => {
    const mend = spoiling(/figures/, (figures) => ({ ...figures, channels: undefined }));
    alreadySignedIn();
    const { user } = openApp("/app/dashboards/hotels", { now: () => new Date("2026-11-20T10:00:00Z") });
    expect(await screen.findByText(sentence, {}, { timeout: 15_000 })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: /^Ocupación: / })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Próximas 14 noches" })).toBeInTheDocument();

    mend();
    await user.click(retry());
    expect(await screen.findByRole("heading", { name: /^Ingresos por canal/ })).toBeInTheDocument();
    expect(screen.queryByText(sentence)).toBeNull();
  });
});

describe("a page that cannot be fetched without a connection", () => {
  it("is fetched on the next visit, and then stays", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const inventory = inventoryFeature.pages[0]!;
    const fetched = vi.spyOn(inventory, "page").mockRejectedValue(new TypeError("Failed to fetch"));
    alreadySignedIn();
    const { user } = openApp(paths.roomRates);
    await user.click(await screen.findByRole("link", { name: "Inventario" }));
    expect(await screen.findByRole("heading", { name: "Falta una parte de la aplicación" })).toHaveFocus();

    onLine.mockReturnValue(true);
    fetched.mockReset().mockResolvedValue(() => <h1>Inventario</h1>);
    for (let visit = 0; visit < 2; visit += 1) {
      await user.click(screen.getByRole("link", { name: "Tarifas" }));
      expect(await screen.findByRole("heading", { level: 1, name: "Tarifas" })).toBeInTheDocument();
      await user.click(screen.getByRole("link", { name: "Inventario" }));
      expect(await screen.findByRole("heading", { level: 1, name: "Inventario" })).toBeInTheDocument();
    }
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe("a part that a deploy has removed", () => {
  const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  const assign = vi.fn<(url: string) => void>();
  const missing = () => fetchPart(gone, () => "/app/rooms/rates").catch((error: unknown) => isMissingPart(error));

  beforeEach(() => {
    assign.mockReset();
    vi.stubGlobal("location", { assign, origin: "https://hotel.example", pathname: "/app/tasks", search: "" });
  });

  it("reloads the app at the destination", () => {
    void missing();
    return vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith("/app/rooms/rates"));
  });

  it.each([
    ["from another page", true],
    ["as the first page of a visit", false],
  ])("gives the focus to the heading of the page that the reload brings, %s: %s", async (_, isTaken) => {
    if (isTaken) render(<h1>Mis tareas</h1>);
    beginVisit();
    onTestFinished(beginVisit);
    void missing();
    await vi.waitFor(() => expect(assign).toHaveBeenCalled());
    beginVisit(); // as the reloaded app does
    expect(hasNavigated()).toBe(isTaken);
    beginVisit(); // of a later reload by the person
    expect(hasNavigated()).toBe(false);
  });

  it("reloads at most once a minute, then the error page says so", async () => {
    void missing();
    await vi.waitFor(() => expect(assign).toHaveBeenCalled());
    expect(await missing()).toBe(true);
    expect(assign).toHaveBeenCalledTimes(1);
  });

  it("never reloads over unsaved work", async () => {
    onTestFinished(holdUnsavedWork());
    expect(await missing()).toBe(true);
    expect(assign).not.toHaveBeenCalled();
  });

  it("does not reload while the browser is offline", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(await missing()).toBe(true);
    expect(assign).not.toHaveBeenCalled();
  });
});
