import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Provider } from "react-redux";
import { describe, expect, it, vi } from "vitest";

import type { Permission } from "@/contract/actions";
import type { ReasonOf } from "@/contract/reasons";
import { permissionFor } from "@/domain/permissionFor";
import type { Act } from "@/shared/actions/act";
import { ActionDialog, type OpenDialog } from "@/shared/actions/ActionDialog";
import { ReasonDialog } from "@/shared/actions/ReasonDialog";
import { ActionRow } from "@/shared/actions/ActionRow";
import type { ActionDemand, ActionRefusal } from "@/shared/actions/createActions";
import { browserWentOffline, browserWentOnline } from "@/shared/connection/connectionSlice";
import { createRecord } from "@/shared/record/createRecord";
import { areTooLong, WordsField } from "@/shared/actions/WordsField";
import type { WordedCode } from "@/shared/i18n/reasonOf";
import { selectNotices } from "@/shared/notices/noticesSlice";

import { AtAddress } from "../support/AtAddress";
import { openStore } from "../support/openStore";

type Step = "start" | "resolve" | "close";
type Input = { note: string };
type Outcome = "done" | ActionRefusal;

interface Complaint {
  id: string;
  version: number;
}

const acts: Act<Step, Input, Complaint>[] = [
  { action: "start", label: "complaints.action.start" },
  { action: "resolve", label: "complaints.action.resolve", override: { label: "complaints.action.approve" } },
  {
    action: "close",
    label: "complaints.action.close",
    renderDialog: (dialog, { version }) => version === 3 && <CloseDialog dialog={dialog} />,
  },
];

const because = (code: WordedCode, message: string): ReasonOf<WordedCode> => ({ code, message });
const may = (action: Step) => permissionFor<Step, ReasonOf<WordedCode>>(action, []);
const noRoom = { isAllowed: false, reasons: [because("NO_ROOM", "No tiene habitación asignada.")] };
const gone: ActionRefusal = { message: { text: "Ya no existe." }, reasons: [] };

/** A complaint that may be started by a press, and closed with a note; each demand ends as the test says. */
async function openComplaint(...permissions: Permission<Step, ReasonOf<WordedCode>>[]) {
  const demands: ActionDemand<Step, Input>[] = [];
  const settle: ((outcome: Outcome) => void)[] = [];
  const record = createRecord<Complaint, never, never, Step, Input>()("complaint", {
    async act({ params: { id, action }, body }) {
      demands.push({ id, action, request: body });
      const outcome = await new Promise<Outcome>((resolve) => settle.push(resolve));
      if (outcome !== "done") throw outcome;
      return { id, version: 4 };
    },
    notDone: () => ({ text: "No se hizo." }),
    typedIn: ({ note }) => [note],
    refusalOf: (error) => ({ fields: {}, ...(error as ActionRefusal) }),
    path: "/complaints/:id",
  });
  const kit = record.acts;
  const store = openStore();
  await store.install({ catalogues: ["controls", "reasons", "complaints"], pages: [], state: async () => [record] });

  function Head() {
    const [isChanged, setIsChanged] = useState(false);
    const [version, setVersion] = useState(3);
    return (
      <>
        <button onClick={() => setVersion(4)}>Cambiar</button>
        <button onClick={() => setIsChanged(true)}>Escribir</button>
        <ActionRow
          kit={kit}
          record={{ id: "Q-1", version }}
          permissions={permissions}
          acts={acts}
          renderNews={() => <p>Ana la cerró a las diez</p>}
          waiting={record.useWaitingAct("Q-1")}
          isChanged={isChanged}
        />
      </>
    );
  }
  const head = (
    <Provider store={store}>
      <Head />
    </Provider>
  );
  const { unmount } = render(head, { wrapper: AtAddress });
  /** Comes again, as React checks it in development. */
  const rehearse = () => render(head, { wrapper: AtAddress, reactStrictMode: true });
  const user = userEvent.setup();
  const button = (name: string) => screen.getByRole("button", { name });
  const press = (name: string) => user.click(button(name));
  const acting = () => kit.selectors.selectAsked(store.getState() as never);
  const notices = () => selectNotices(store.getState());
  const go = (online: boolean) => act(() => void store.dispatch(online ? browserWentOnline() : browserWentOffline()));
  /** Opens the dialog that closes the complaint, and types a note there. */
  async function typeNote(keys: string) {
    await press("Cerrar queja");
    const dialog = await openDialog();
    await user.type(dialog.getByLabelText("Nota"), keys);
    return dialog;
  }
  return { user, store, kit, acting, demands, settle, button, press, typeNote, notices, go, unmount, rehearse };
}

function CloseDialog({ dialog }: { dialog: OpenDialog<Input> }) {
  const [note, setNote] = useState("");
  return (
    <ActionDialog
      dialog={dialog}
      title="Cerrar queja"
      submitLabel="Cerrar la queja"
      isComplete={note !== "" && !areTooLong(note)}
      onSubmit={() => dialog.act({ note })}
    >
      {(isChecked) => (
        <WordsField
          label="Nota"
          value={note}
          onChange={setNote}
          problem={isChecked && !note ? "Escribe una nota." : undefined}
        />
      )}
    </ActionDialog>
  );
}

const openDialog = async () => within(await screen.findByRole("dialog"));
const settled = () => new Promise((resolve) => setTimeout(resolve, 10));

it("does at a press what needs nothing more, once however often it is pressed", async () => {
  const { press, demands, settle } = await openComplaint(may("start"));
  await press("Empezar gestión");
  await press("Empezar gestión");
  expect(demands).toEqual([{ id: "Q-1", action: "start", request: { version: 3 } }]);
  expect(screen.getByText("Procesando...")).toBeInTheDocument();
  settle[0]!("done");
  await waitFor(() => expect(screen.queryByText("Procesando...")).toBeNull());
});

it("shows what cannot be done, and says why when it is pressed", async () => {
  const { press, button, demands } = await openComplaint({ ...may("start"), ...noRoom });
  expect(button("Empezar gestión")).toHaveAttribute("aria-disabled", "true");
  expect(button("Empezar gestión")).toHaveAccessibleDescription("No tiene habitación asignada.");
  const reason = screen.getByText("No tiene habitación asignada.");
  expect(reason).not.toBeVisible();
  await press("Empezar gestión");
  expect(reason).toBeVisible();
  expect(reason.closest("[role=status]")).not.toBeNull();
  await press("Empezar gestión");
  expect(reason).not.toBeVisible();
  expect(demands).toEqual([]);
});

it("has the buttons in the area's order, without what the record's state does not know", async () => {
  const never = permissionFor<Step, ReasonOf<WordedCode>>("resolve", [because("STAY_OVER", "No es posible.")], false);
  await openComplaint(may("close"), may("start"), never);
  const acting = screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect(acting.slice(2)).toEqual(["Empezar gestión", "Cerrar queja"]);
});

it("leads to the field that is missing, and does it with what was put in", async () => {
  const { user, press, demands, settle } = await openComplaint(may("close"));
  await press("Cerrar queja");
  const dialog = await openDialog();
  await user.click(dialog.getByRole("button", { name: "Cerrar la queja" }));
  expect(dialog.getByLabelText("Nota")).toHaveFocus();
  expect(dialog.getByLabelText("Nota")).toHaveAccessibleDescription("Escribe una nota.");
  expect(demands).toEqual([]);
  await user.keyboard("Resuelto{Enter}");
  expect(demands[0]!.request).toEqual({ version: 3, note: "Resuelto" });
  settle[0]!("done");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("cuts nothing off a note that is too long, and says so", async () => {
  const { user, press, demands } = await openComplaint(may("close"));
  await press("Cerrar queja");
  const field = (await openDialog()).getByLabelText("Nota");
  await user.click(field);
  await user.paste("a".repeat(2001));
  await user.keyboard("{Enter}");
  expect(field).toHaveValue("a".repeat(2001));
  expect(field).toHaveAccessibleDescription(/2000/);
  expect(demands).toEqual([]);
});

it("keeps a dialog as it was filled in when the server refuses, and begins the next afresh", async () => {
  const { user, press, typeNote, notices, settle, unmount } = await openComplaint(may("close"));
  const dialog = await typeNote("Resuelto{Enter}");
  settle[0]!(gone);
  const alert = await dialog.findByRole("alert");
  expect(alert).toHaveTextContent("Ya no existe.");
  expect(alert).toHaveTextContent("Ana la cerró a las diez");
  expect(dialog.getByLabelText("Nota")).toHaveValue("Resuelto");
  await user.click(dialog.getByRole("button", { name: "Volver" }));
  await press("Cerrar queja");
  expect((await openDialog()).queryByRole("alert")).toBeNull();
  unmount();
  await settled();
  expect(notices()).toEqual([]); // a person has closed what was refused
});

it("says in the row why the server refused what had no dialog, until it is tried again", async () => {
  const { press, settle } = await openComplaint(may("start"));
  await press("Empezar gestión");
  settle[0]!({ ...gone, reasons: [because("STAY_OVER", "La estancia terminó.")] });
  expect(await screen.findByRole("alert")).toHaveTextContent("La estancia terminó.");
  await press("Empezar gestión");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("is done against the rules with a reason, and not without", async () => {
  const { user, press, demands, button } = await openComplaint({ ...may("resolve"), ...noRoom, isOverridable: true });
  expect(button("Aprobar (dirección)")).not.toHaveAttribute("aria-disabled");
  expect(button("Aprobar (dirección)")).toHaveAccessibleDescription("No tiene habitación asignada.");
  await press("Aprobar (dirección)");
  const dialog = await openDialog();
  expect(dialog.getByText("No tiene habitación asignada.")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Aprobar (dirección)" }));
  expect(dialog.getByLabelText("Motivo")).toHaveAccessibleDescription("Escriba el motivo.");
  expect(demands).toEqual([]);
  await user.type(dialog.getByLabelText("Motivo"), "Lo aprobó la directora{Enter}");
  expect(demands[0]).toMatchObject({ action: "resolve", request: { overrideReason: "Lo aprobó la directora" } });
});

it("says what waits for a connection, and does nothing else until then", async () => {
  const { press, go, demands } = await openComplaint(may("start"), may("close"));
  go(false);
  await press("Empezar gestión");
  expect(await screen.findByText("«Empezar gestión» se hará en cuanto vuelva la conexión.")).toBeVisible();
  expect(screen.queryByText("Procesando...")).toBeNull();
  await press("Cerrar queja");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(demands).toEqual([]);
});

it("does nothing while something is typed that is not saved, and says so", async () => {
  const { press, button, demands } = await openComplaint(may("start"));
  await press("Escribir");
  expect(button("Empezar gestión")).toHaveAccessibleDescription("Guarde antes los cambios del formulario.");
  await press("Empezar gestión");
  expect(demands).toEqual([]);
});

it("forgets what it was about when its page is left, and is done all the same", async () => {
  const { press, store, kit, acting, demands, settle, unmount } = await openComplaint(may("start"));
  await press("Empezar gestión");
  unmount();
  await waitFor(() => expect(kit.selectors.selectPending(store.getState() as never)).toBeUndefined());
  store.dispatch(kit.actions.asked("close"));
  settle[0]!("done");
  await waitFor(() => expect(demands).toHaveLength(1));
  expect(acting()).toBe("close");
});

describe("a row that goes away", () => {
  const sentence = { text: "No se hizo." };

  it.each([
    ["a refusal with what was typed", "Resuelto{Enter}"],
    ["what was typed and not sent", "Resuelto"],
  ])("leaves %s to a notice, with the way to the record", async (_, keys) => {
    const { typeNote, notices, settle, unmount } = await openComplaint(may("close"));
    await typeNote(keys);
    settle[0]?.(gone);
    if (settle[0]) await screen.findByText("Ya no existe.");
    expect(notices()).toEqual([]);
    unmount();
    const left = { sentence, path: "/complaints/Q-1", written: "Resuelto" };
    await waitFor(() => expect(notices()).toMatchObject([left]));
  });

  it("leaves what was typed where the dialog alone goes, as with a line of an account", async () => {
    const { typeNote, notices, acting, button } = await openComplaint(may("close"));
    await typeNote("Resuelto");
    act(() => button("Cambiar").click());
    await waitFor(() => expect(notices()).toMatchObject([{ written: "Resuelto" }]));
    expect(acting()).toBeUndefined();
  });

  it("leaves nothing of a dialog that a person has closed, nor of what is on its way", async () => {
    const { user, typeNote, notices, unmount } = await openComplaint(may("close"));
    const first = await typeNote("Resuelto");
    await user.click(first.getByRole("button", { name: "Volver" }));
    await typeNote("Resuelto{Enter}");
    unmount();
    await settled();
    expect(notices()).toEqual([]);
  });

  it("leaves the refusal that comes after it to a notice", async () => {
    const { notices, press, settle, unmount } = await openComplaint(may("start"));
    await press("Empezar gestión");
    unmount();
    await settled();
    settle[0]!(gone);
    await waitFor(() => expect(notices()).toMatchObject([{ sentence }]));
  });

  it("takes no dialog of another row along", async () => {
    const { store, kit, press } = await openComplaint(may("close"));
    await press("Cerrar queja");
    await openDialog();
    const other = { id: "Q-1", actions: ["approve"] };
    store.dispatch(kit.actions.rowCame(other));
    store.dispatch(kit.actions.rowLeft(other));
    await settled();
    expect(screen.getByRole("dialog")).toBeInTheDocument();
  });
});

it("shows nothing of what another record was asked, or was refused", async () => {
  const { store, kit, press } = await openComplaint(may("start"), may("close"));
  act(() => {
    store.dispatch(kit.actions.requested({ id: "Q-2", action: "start", request: { version: 3 } }));
    store.dispatch(kit.actions.refused({ ...gone, fields: {} }, { action: "start" }));
  });
  expect(screen.queryByRole("alert")).toBeNull();
  await press("Cerrar queja");
  expect((await openDialog()).queryByRole("alert")).toBeNull();
});

it("keeps a dialog that was asked for before its row came, also where effects run twice", async () => {
  const { store, kit, unmount, rehearse, user } = await openComplaint(may("close"));
  unmount();
  await settled();
  store.dispatch(kit.actions.asked("close"));
  rehearse();
  const dialog = await openDialog();
  await user.type(dialog.getByLabelText("Nota"), "Resuelto");
  await settled();
  expect(dialog.getByLabelText("Nota")).toHaveValue("Resuelto");
});

it("tells in a notice why an act was refused that has waited, where its record is not open", async () => {
  const { press, go, notices, settle } = await openComplaint(may("start"));
  go(false);
  await press("Empezar gestión");
  go(true);
  await waitFor(() => expect(settle).toHaveLength(1));
  settle[0]!(gone);
  await waitFor(() => expect(notices()).toMatchObject([{ sentence: { text: "No se hizo." } }]));
  expect(screen.queryByRole("alert")).toBeNull();
});

it("says in the open record which act was not done that has waited, besides why", async () => {
  const { store, kit } = await openComplaint(may("start"));
  const notice = { id: "late", kind: "error" as const, sentence: { text: "La queja no se ha cambiado." } };
  act(() => void store.dispatch(kit.actions.refused({ ...gone, fields: {} }, { id: "Q-1", action: "start", notice })));
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("Empezar gestión: La queja no se ha cambiado.");
  expect(alert).toHaveTextContent("Ya no existe.");
});

it("does the acts of a record in turn, and those of another record beside them", async () => {
  const { store, kit, demands } = await openComplaint(may("start"));
  const demand = (id: string) => kit.actions.requested({ id, action: "start", request: { version: 3 } });
  for (const id of ["Q-1", "Q-1", "Q-2"]) store.dispatch(demand(id));
  expect(demands.map(({ id }) => id)).toEqual(["Q-1", "Q-2"]);
});

it("takes no longer a reason than its call does, and keeps what is typed", async () => {
  const sent = vi.fn<(input: Partial<{ reason: string }>) => void>();
  const dialog = { act: sent, close: () => {}, isBusy: false, problem: undefined, fields: undefined, about: "" };
  render(
    <Provider store={openStore()}>
      <ReasonDialog dialog={dialog} title="billing.action.cancel" limit={5} />
    </Provider>,
    { wrapper: AtAddress },
  );
  const user = userEvent.setup();
  const field = screen.getByRole("textbox");
  const submit = within(screen.getByRole("dialog")).getAllByRole("button").at(-1)!;
  await user.type(field, "Sobran");
  expect(field).toHaveAccessibleDescription(/5/);
  await user.click(submit);
  expect(sent).not.toHaveBeenCalled();
  expect(field).toHaveValue("Sobran");
  await user.type(field, "{Backspace}");
  await user.click(submit);
  expect(sent).toHaveBeenCalledExactlyOnceWith({ reason: "Sobra" });
});
