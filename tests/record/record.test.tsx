import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { browserWentOffline, browserWentOnline, propertyLoaded } from "@/shared/connection/connectionSlice";
import { draftPath } from "@/shared/drafts/storedDrafts";
import { selectNotices } from "@/shared/notices/noticesSlice";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { refusedWith } from "../support/refusedWith";
import { withTabs } from "../support/withTabs";
import { card, createServer, field, hold, openCards } from "./cards";

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith("draft:card:"));
const button = (name: string) => screen.findByRole("button", { name });
const summary = () => screen.findByRole("alert");

const kept = () => Object.keys(localStorage).filter((key) => /^(draft:|outbox:)/.test(key));

/** What has been typed and pressed so far was in a tab of that name. */
function becomes(tab: string) {
  for (const key of kept())
    localStorage.setItem(key, localStorage.getItem(key)!.replace(/"tab":"[^"]*"/, `"tab":"${tab}"`));
}

describe("a record that is opened", () => {
  it("says so when there is none of that id", async () => {
    await openCards("/cards/CARD-9999");
    expect(await screen.findByText(/No hay ninguna reserva CARD-9999/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Ir a la lista de reservas" })).toHaveAttribute("href", "/cards");
  });

  it("says so when it does not come, and is asked for again", async () => {
    const server = createServer();
    server.failure = new Error("Ahora no.");
    const { user } = await openCards(undefined, server);
    expect(await screen.findByText("No se ha podido cargar la reserva.")).toBeInTheDocument();
    await user.click(await button("Reintentar"));
    expect(await field("Objeto")).toHaveValue("Paraguas");
    expect(await button("Guardar cambios")).toBeEnabled();
  });

  it("follows what others change, but not while something is typed that is not taken back", async () => {
    const { user, server, hear } = await openCards();
    await field("Objeto");
    server.change({ place: "Spa" });
    hear();
    await waitFor(async () => expect(await field("Lugar")).toHaveValue("Spa"));
    await user.type(await field("Objeto"), "!");
    server.change({ place: "Piscina" });
    const before = server.calls;
    hear();
    expect(server.calls).toBe(before);
    expect(await field("Lugar")).toHaveValue("Spa");
    await user.type(await field("Objeto"), "{Backspace}");
    await waitFor(async () => expect(await field("Lugar")).toHaveValue("Piscina"));
  });

  it("shows what others changed while the typing began, once that is taken back", async () => {
    const { user, server, hear } = await openCards();
    await field("Objeto");
    const reads = hold(server, "held");
    server.change({ place: "Spa" });
    hear();
    await user.type(await field("Objeto"), "!");
    reads.release();
    expect(await field("Lugar")).toHaveValue("Bar");
    await user.type(await field("Objeto"), "{Backspace}");
    await waitFor(async () => expect(await field("Lugar")).toHaveValue("Spa"));
  });
});

type Opened = Awaited<ReturnType<typeof openCards>>;

describe("a form in which something is typed when an own act on its record is done", () => {
  /** The act is pressed: its reply comes later. */
  const pressAct = ({ store, record }: Opened) => {
    const demand = { id: card.id, action: "hand", request: { version: 1 } } as const;
    act(() => void store.dispatch(record.acts.actions.requested(demand)));
  };

  /** The act was pressed before the typing; its reply comes after it. */
  async function typeDuringAct() {
    const opened = await openCards();
    const { user, store } = opened;
    await field("Objeto");
    act(() => void store.dispatch(browserWentOffline()));
    pressAct(opened);
    await user.type(await field("Notas"), "x");
    const save = async () => user.click(await button("Guardar cambios"));
    return {
      ...opened,
      save,
      comeBack: () => act(() => void store.dispatch(browserWentOnline())),
      /** Sends the form behind the act. */
      async send() {
        await save();
        expect(await screen.findByText("Se guardará en cuanto vuelva la conexión.")).toBeInTheDocument();
      },
    };
  }

  it("shows what the act changed, keeps what was typed, and saves both", async () => {
    const { save, server, comeBack } = await typeDuringAct();
    comeBack();
    await waitFor(async () => expect(await field("Lugar")).toHaveValue("hand"));
    expect(await field("Notas")).toHaveValue("x");
    await save();
    await waitFor(() => expect(server.cards.get(card.id)).toMatchObject({ place: "hand", notes: "x", version: 3 }));
    expect(drafts()).toEqual([]);
  });

  it("waits behind the act, is saved upon it, and keeps what is typed after that", async () => {
    const { user, send, save, server, comeBack } = await typeDuringAct();
    await send();
    expect(server.cards.get(card.id)!.notes).toBe("");
    expect(drafts()).toHaveLength(1);
    await user.type(await field("Objeto"), " rojo");
    comeBack();
    await waitFor(() => expect(server.cards.get(card.id)).toMatchObject({ place: "hand", notes: "x", version: 3 }));
    await waitFor(async () => expect(await field("Lugar")).toHaveValue("hand"));
    expect(await field("Objeto")).toHaveValue("Paraguas rojo");
    await save();
    const saved = { title: "Paraguas rojo", place: "hand", notes: "x", version: 4 };
    await waitFor(() => expect(server.cards.get(card.id)).toMatchObject(saved));
    await waitFor(() => expect(drafts()).toEqual([]));
  });

  it("goes on upon the act where the server refuses the form that was sent behind it", async () => {
    const { user, send, save, server, comeBack } = await typeDuringAct();
    await send();
    server.refuseNextUpdate = refusedWith({ message: "No.", fields: { title: "Ese nombre no vale." } }, 422);
    comeBack();
    await waitFor(async () => expect(await field("Objeto")).toHaveAccessibleDescription("Ese nombre no vale."));
    await user.type(await field("Objeto"), " rojo");
    await save();
    const saved = { title: "Paraguas rojo", place: "hand", notes: "x", version: 3 };
    await waitFor(() => expect(server.cards.get(card.id)).toMatchObject(saved));
  });

  it("waits for the reply of an act that is on its way, and goes on upon it", async () => {
    const opened = await openCards();
    const { user, server } = opened;
    const notes = await field("Notas");
    const { release } = hold(server, "repliesHeld");
    pressAct(opened);
    await user.type(notes, "x");
    await user.click(await button("Guardar cambios"));
    await screen.findByText("Procesando...");
    expect(screen.queryByText("Se guardará en cuanto vuelva la conexión.")).not.toBeInTheDocument();
    release();
    await waitFor(() => expect(server.cards.get(card.id)).toMatchObject({ place: "hand", notes: "x", version: 3 }));
    expect(await screen.findByRole("button", { name: "Guardar cambios" })).not.toHaveAttribute("aria-disabled", "true");
  });

  it("does not go on upon the change of another desk for which the act was refused", async () => {
    const opened = await openCards();
    const { user, store, server, record } = opened;
    await user.type(await field("Notas"), "x");
    server.change({ place: "Spa" });
    pressAct(opened);
    await waitFor(() => expect(record.selectors.selectRecord(store.getState() as never)).toMatchObject({ version: 2 }));
    expect(await field("Lugar")).toHaveValue("Bar");
    await user.click(await button("Guardar cambios"));
    expect(await screen.findByRole("heading", { name: "Otra persona modificó esta reserva" })).toBeInTheDocument();
    expect(server.cards.get(card.id)).toMatchObject({ place: "Spa", notes: "" });
  });

  it("shows both sides where somebody else changed the record after the act", async () => {
    const { save, server, comeBack } = await typeDuringAct();
    comeBack();
    await waitFor(async () => expect(await field("Lugar")).toHaveValue("hand"));
    server.change({ place: "Spa" });
    await save();
    const place = within(await screen.findByRole("group", { name: "Lugar" }));
    expect(place.getByRole("radio", { name: /Lo guardado ?Spa/ })).toBeChecked();
  });
});

describe("a form that is sent", () => {
  it("is saved with Ctrl+Enter from any field", async () => {
    const { user, server, store } = await openCards();
    await user.click(await screen.findByRole("switch", { name: "Urgente" }));
    await user.click(screen.getByRole("checkbox", { name: "Caro" }));
    await user.click(screen.getByRole("checkbox", { name: "Mojado" }));
    await user.type(await field("Lugar"), " dos");
    await user.keyboard("{Control>}{Enter}{/Control}");
    const saved = { place: "Bar dos", isUrgent: true, tags: ["wet", "dear"], version: 2 };
    await waitFor(() => expect(server.cards.get(card.id)).toMatchObject(saved));
    expect(selectNotices(store.getState())).toMatchObject([{ sentence: { id: "booking.saved" } }]);
    expect(drafts()).toEqual([]);
  });

  it("creates a new record once, and goes on to its address, keeping what else is in it", async () => {
    const { user, server, router } = await openCards("/cards/-?view=mine");
    await user.type(await field("Objeto"), "Gafas");
    await user.dblClick(await button("Crear reserva"));
    await waitFor(() => expect(router.state.location.pathname).toBe("/cards/CARD-2"));
    expect(router.state.location.search).toBe("?view=mine");
    expect([...server.cards.values()].map(({ title }) => title)).toEqual(["Paraguas", "Gafas"]);
    expect(await button("Guardar cambios")).toBeInTheDocument();
  });

  it("is not sent while something is missing: the summary has the focus, and leads to the field", async () => {
    const { user, server } = await openCards();
    await user.clear(await field("Objeto"));
    await user.click(await button("Guardar cambios"));
    const told = await summary();
    await waitFor(() => expect(told).toHaveFocus());
    expect(told).toHaveTextContent("Hay 1 dato que corregir:");
    await user.click(within(told).getByRole("link", { name: "Escriba un nombre." }));
    expect(await field("Objeto")).toHaveFocus();
    expect(await field("Objeto")).toBeInvalid();
    expect(server.cards.get(card.id)!.version).toBe(1);
  });

  it("names each field in the summary where several are refused in the same words", async () => {
    const { user, server } = await openCards();
    await user.type(await field("Lugar"), "x");
    const reason = { code: "FIELD_MISSING", message: "Falta este dato." };
    const reasons = ["title", "place"].map((name) => ({ ...reason, field: name }));
    server.failure = refusedWith({ message: reason.message, reasons }, 422);
    await user.click(await button("Guardar cambios"));
    const told = await summary();
    await waitFor(() => expect(told).toHaveTextContent("Hay 2 datos que corregir:"));
    await user.click(within(told).getByRole("link", { name: "Lugar: Falta este dato." }));
    expect(await field("Lugar")).toHaveFocus();
    expect(await field("Objeto")).toHaveAccessibleDescription("Falta este dato.");
  });

  it("is refused beside its fields, and each refusal goes with its own field", async () => {
    const { user, server } = await openCards();
    await user.type(await field("Lugar"), "x");
    const reasons = [
      { code: "CLOSED", message: "El bar está cerrado." },
      { code: "OTHER", message: "Hoy no." },
    ];
    server.failure = refusedWith({ message: "No.", fields: { title: "Ese nombre no vale." }, reasons }, 422);
    await user.click(await button("Guardar cambios"));
    const told = await summary();
    await waitFor(() => expect(told).toHaveTextContent("Hoy no."));
    expect(await field("Objeto")).toHaveAccessibleDescription("Ese nombre no vale.");
    expect(await field("Lugar")).toHaveAccessibleDescription("El bar está cerrado.");
    await user.type(await field("Lugar"), "y");
    expect(await field("Lugar")).toBeValid();
    expect(await field("Objeto")).toBeInvalid();
    await user.click(await button("Guardar cambios"));
    await waitFor(() => expect(server.cards.get(card.id)).toMatchObject({ place: "Barxy" }));
  });

  it("tells that nothing was saved where no field is to blame, and asks for no correction", async () => {
    const { user, server } = await openCards();
    await user.type(await field("Lugar"), "x");
    server.failure = refusedWith(null, 500);
    await user.click(await button("Guardar cambios"));
    const told = await summary();
    await waitFor(() => expect(told).toHaveFocus());
    expect(told).toHaveTextContent("No se ha guardado:");
    expect(told).not.toHaveTextContent("corregir");
    expect(await field("Lugar")).toHaveValue("Barx");
    await user.click(await button("Guardar cambios"));
    await waitFor(() => expect(server.cards.get(card.id)).toMatchObject({ place: "Barx", version: 2 }));
  });

  it("shows both sides where somebody else has saved, and saves what is chosen", async () => {
    const { user, server } = await openCards();
    await user.type(await field("Objeto"), " rojo");
    await user.type(await field("Notas"), "Mío");
    server.change({ place: "Spa", notes: "Suyo" });
    await user.click(await button("Guardar cambios"));
    expect(await screen.findByRole("heading", { name: "Otra persona modificó esta reserva" })).toHaveFocus();
    const side = (name: string) => within(screen.getByRole("group", { name }));
    expect(side("Objeto").getByRole("radio", { name: /Lo que escribió ?Paraguas rojo/ })).toBeChecked();
    expect(side("Lugar").getByRole("radio", { name: /Lo guardado ?Spa/ })).toBeChecked();
    expect(side("Notas").getByRole("radio", { name: /Lo que escribió ?Mío/ })).toBeChecked();
    await user.click(side("Notas").getByRole("radio", { name: /Lo guardado ?Suyo/ }));
    await user.click(await button("Guardar con esta elección"));
    const merged = { title: "Paraguas rojo", place: "Spa", notes: "Suyo", version: 3 };
    await waitFor(() => expect(server.cards.get(card.id)).toMatchObject(merged));
    expect(await field("Notas")).toHaveValue("Suyo");
  });

  it("counts the letters of a note that is nearly full", async () => {
    const { user } = await openCards();
    await user.type(await field("Notas"), "12345678");
    expect(screen.queryByText("8 / 10")).not.toBeInTheDocument();
    await user.type(await field("Notas"), "9");
    expect(screen.getByText("9 / 10")).toBeInTheDocument();
  });
});

describe("a press whose page goes before the reply", () => {
  /** A form that the server has got, or its act, and whose page is gone before the reply. */
  async function pressAndGo(how: (page: Opened) => Promise<void>) {
    alreadySignedIn();
    const page = await openCards();
    await field("Notas");
    hold(page.server, "repliesHeld");
    await how(page);
    await waitFor(() => expect(page.server.cards.get(card.id)).toMatchObject({ version: 2 }));
    page.close();
    becomes("gone");
    page.server.repliesHeld = undefined;
    return page.server;
  }

  const saveNotes = async ({ user }: Opened) => {
    await user.type(await field("Notas"), "x");
    await user.click(await button("Guardar cambios"));
  };

  it("saves the form once: the next page tells it, and offers no draft of it", async () => {
    const server = await pressAndGo(saveNotes);
    const next = await openCards(undefined, server);
    await waitFor(() => expect(kept()).toEqual([]));
    expect(server.cards.get(card.id)).toMatchObject({ notes: "x", version: 2 });
    const ids = selectNotices(next.store.getState()).map(({ sentence }) => "id" in sentence && sentence.id);
    expect(ids).toEqual(["booking.saved"]);
    expect(await field("Notas")).toHaveValue("x");
    expect(screen.queryByRole("button", { name: "Recuperar" })).not.toBeInTheDocument();
  });

  it("gives back what was typed where the server refuses it then, and says why", async () => {
    const server = await pressAndGo(saveNotes);
    server.cards.set(card.id, card);
    server.refuseNextUpdate = refusedWith({ message: "Hoy no." }, 409);
    const next = await openCards("/cards/-", server);
    const notices = () => selectNotices(next.store.getState());
    await waitFor(() => expect(notices()).toMatchObject([{ kind: "error", detail: { text: "Hoy no." } }]));
    act(() => void next.router.navigate(notices()[0]!.path!));
    await waitFor(async () => expect(await field("Notas")).toHaveValue("x"));
    expect(await summary()).toHaveTextContent("Hoy no.");
  });

  it("offers what was typed after it", async () => {
    const server = await pressAndGo(async (page) => {
      await saveNotes(page);
      await page.user.type(await field("Notas"), "y");
    });
    const next = await openCards(undefined, server);
    await next.user.click(await button("Recuperar"));
    expect(await field("Notas")).toHaveValue("xy");
  });

  it("does the act once, and what its dialog has kept goes with it", async () => {
    const dialog = "draft:act:cardActions.CARD-1";
    const server = await pressAndGo(async ({ store, record }) => {
      for (const name of ["hand:form", "return:form"]) {
        const draft = { version: 2, tab: "gone", savedAt: "2026-03-27T10:00:00.000Z", values: {} };
        localStorage.setItem(`${dialog}.${name}`, JSON.stringify(draft));
      }
      const demand = { id: card.id, action: "hand", request: { version: 1 } } as const;
      act(() => void store.dispatch(record.acts.actions.requested(demand)));
    });
    server.cards.set(card.id, card);
    await openCards(undefined, server);
    await waitFor(async () => expect(await field("Lugar")).toHaveValue("hand"));
    await waitFor(() => expect(kept()).toEqual([`${dialog}.return:form`]));
    expect(server.cards.get(card.id)).toMatchObject({ version: 2 });
  });
});

describe("what is typed", () => {
  it("is offered to the next form of the record once its tab is gone", async () => {
    const { user, close } = await openCards();
    await user.type(await field("Notas"), "x");
    close();
    becomes("gone");
    const next = await openCards();
    act(() => void next.store.dispatch(propertyLoaded("Pacific/Auckland")));
    const { savedAt } = JSON.parse(localStorage.getItem(drafts()[0]!)!) as { savedAt: string };
    const there = new Intl.DateTimeFormat("es", { timeStyle: "short", timeZone: "Pacific/Auckland" });
    expect(await screen.findByText(`Hay un borrador de las ${there.format(new Date(savedAt))}.`)).toBeInTheDocument();
    await next.user.click(await button("Recuperar"));
    expect(await field("Notas")).toHaveValue("x");
  });

  it("is not offered while its tab is open, nor in another record", async () => {
    const tabs = withTabs("open");
    const { user, close } = await openCards();
    await user.type(await field("Notas"), "x");
    close();
    becomes("open");
    const next = await openCards();
    await field("Notas");
    await waitFor(() => expect(tabs.names().length).toBeGreaterThan(0));
    expect(screen.queryByRole("button", { name: "Recuperar" })).not.toBeInTheDocument();
    next.close();
    tabs.close("open");
    await openCards("/cards/-");
    await field("Notas");
    expect(screen.queryByRole("button", { name: "Recuperar" })).not.toBeInTheDocument();
  });

  it("is what a form begins with that the address names", async () => {
    const { user, record, close } = await openCards();
    await user.type(await field("Notas"), "x");
    const [name = ""] = drafts();
    close();
    await openCards(draftPath(record.rules.path, card.id, name.replace("draft:card:", "")));
    await waitFor(async () => expect(await field("Notas")).toHaveValue("x"));
  });

  it("is asked about before the page is left, and gone when that is wanted", async () => {
    const { user, router } = await openCards();
    await user.type(await field("Notas"), "x");
    await user.click(screen.getByRole("link", { name: "Lista" }));
    await user.click(await button("Seguir aquí"));
    expect(await field("Notas")).toHaveValue("x");
    await user.click(screen.getByRole("link", { name: "Lista" }));
    await user.click(await button("Salir y descartar"));
    await waitFor(() => expect(router.state.location.pathname).toBe("/cards"));
    expect(drafts()).toEqual([]);
  });
});
