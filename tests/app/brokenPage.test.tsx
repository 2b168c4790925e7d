import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";

import { fetchPart, isMissingPart } from "@/app/staleRelease";
import { inventoryFeature } from "@/features/inventory/inventoryFeature";
import { http } from "@/shared/api/http";
import { hotel } from "@/shared/hotel/hotelSlice";
import { createRecord } from "@/shared/record/createRecord";
import { RecordDrawer } from "@/shared/record/RecordDrawer";
import { paths } from "@/shared/routing/paths";
import { holdUnsavedWork } from "@/shared/session/unsavedWork";
import { beginVisit, hasNavigated } from "@/shared/ui/page/navigated";

import {
  type Card,
  card,
  type CardAct,
  type CardDraft,
  cardRules,
  type CardValues,
  createServer,
} from "../record/cards";
import { alreadySignedIn } from "../support/alreadySignedIn";
import { AtAddress } from "../support/AtAddress";
import { openApp } from "../support/openApp";
import { openStore } from "../support/openStore";

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

describe("a part that breaks", () => {
  const sentence = "Esta parte no se ha podido mostrar.";
  const retry = () => screen.getByRole("button", { name: "Reintentar" });
  beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

  it("leaves the list below a drawer whose head breaks", async () => {
    let isBroken = true;
    const titleOf = (shown?: Card) => {
      if (shown && isBroken) throw new Error("broken");
      return shown?.title ?? "Ficha";
    };
    const record = createRecord<Card, CardDraft, CardValues, CardAct>()("card", cardRules(createServer()));
    const store = openStore();
    const hotelWaits = { slices: hotel.slices, *saga() {} };
    await store.install({ catalogues: [], pages: [], state: async () => [hotelWaits, record] });
    render(
      <Provider store={store}>
        <h1>Listado</h1>
        <RecordDrawer record={record} id={card.id} titleOf={titleOf}>
          {() => null}
        </RecordDrawer>
      </Provider>,
      { wrapper: AtAddress },
    );
    const problem = await screen.findByText(sentence);
    expect(await screen.findByRole("dialog", { name: "Ficha" })).toContainElement(problem);
    expect(screen.getByRole("heading", { name: "Listado", hidden: true })).toBeInTheDocument();

    isBroken = false;
    await userEvent.click(retry());
    expect(await screen.findByRole("dialog", { name: "Paraguas" })).toBeInTheDocument();
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it("leaves the other cards of the dashboard", async () => {
    const interceptor = http.interceptors.response.use((response) => {
      if (response.config.url?.includes("figures")) (response.data as { channels?: object }).channels = undefined;
      return response;
    });
    const mend = () => http.interceptors.response.eject(interceptor);
    onTestFinished(mend);
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

  it("reloads the app at the destination, at most once a minute: then the error page says so", async () => {
    void missing();
    await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith("/app/rooms/rates"));
    expect(await missing()).toBe(true);
    expect(assign).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["over unsaved work", () => onTestFinished(holdUnsavedWork())],
    ["while the browser is offline", () => void vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)],
  ])("never reloads %s", async (_, begin) => {
    begin();
    expect(await missing()).toBe(true);
    expect(assign).not.toHaveBeenCalled();
  });
});
