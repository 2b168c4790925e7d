import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Provider } from "react-redux";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { AppStore } from "@/app/store";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionForm } from "@/shared/actions/ActionForm";
import { openCatalogue } from "@/shared/i18n/spoken";
import { TextField } from "@/shared/ui/fields/TextField";

import { AtAddress } from "../support/AtAddress";
import { openStore } from "../support/openStore";

beforeAll(async () => {
  await openCatalogue("controls");
  await openCatalogue("reasons");
});

const act = vi.fn<(input: { cents?: number; reason?: string; id?: string }) => void>();

const amountMissing = { code: "CHARGE_WHAT_MISSING" as const, message: "Escriba el concepto." };
const reasonMissing = { code: "MOVE_REASON_MISSING" as const, message: "Indique el motivo del cambio de habitación." };

const nothing = { act, close: () => undefined, isBusy: false, problem: undefined, fields: undefined, about: "" };

/** Pays something back, for a reason. */
function Form({ isDrafted, ...dialog }: Partial<OpenDialog<{ cents?: number }>> & { isDrafted?: boolean }) {
  const problem = dialog.reasons && <p role="alert">{dialog.reasons.map(({ message }) => message)}</p>;
  return (
    <ActionForm
      dialog={{ ...nothing, problem, ...dialog }}
      isDrafted={isDrafted}
      title="Devolver"
      submitLabel="Devolver el importe"
      initialValues={{ amount: "", reason: "" }}
      faultsOf={({ amount, reason }) => [
        ...(Number(amount) > 0 ? [] : [{ field: "amount", reason: amountMissing }]),
        ...(reason ? [] : [{ field: "reason", reason: reasonMissing }]),
      ]}
      inputOf={({ amount, reason, clientId }) => ({
        cents: Number(amount) * 100,
        reason,
        ...(isDrafted && { id: clientId }),
      })}
    >
      {() => (
        <>
          <TextField name="amount" label="Importe" />
          <TextField name="reason" label="Motivo" />
        </>
      )}
    </ActionForm>
  );
}

const field = (label: string) => screen.getByLabelText(label);
const press = () => userEvent.click(screen.getByRole("button", { name: "Devolver el importe" }));

/** A form that was filled in and sent, and what comes back. */
async function openSent() {
  const { rerender } = render(<Form />, { wrapper: AtAddress });
  await userEvent.type(field("Importe"), "12");
  await userEvent.type(field("Motivo"), "Minibar");
  await press();
  return { answer: (dialog: Partial<OpenDialog<object>>) => rerender(<Form {...dialog} />) };
}

it("says what is wrong beside its field once the button is pressed, and leads to the first", async () => {
  render(<Form />, { wrapper: AtAddress });
  expect(field("Importe")).not.toBeInvalid();
  await press();
  await waitFor(() => expect(field("Importe")).toHaveFocus());
  expect(field("Importe")).toHaveAccessibleDescription(amountMissing.message);
  expect(field("Motivo")).toHaveAccessibleDescription(reasonMissing.message);
  expect(act).not.toHaveBeenCalled();
});

it("says what the server refused beside its field, leads to it, and until it has another value", async () => {
  const { answer } = await openSent();
  expect(act.mock.calls).toEqual([[{ cents: 1200, reason: "Minibar" }]]);
  answer({ fields: { amount: { text: "Se pagaron 10." } } });
  expect(field("Importe")).toHaveAccessibleDescription("Se pagaron 10.");
  expect(field("Importe")).toHaveFocus();
  await userEvent.type(field("Importe"), "{Backspace}0");
  expect(field("Importe")).not.toBeInvalid();
});

const cash = { code: "METHOD_MISSING" as const, message: "The method is missing." };

it("says a refusal once, in the language of the form, and below what no field tells", async () => {
  const { answer } = await openSent();
  answer({ fields: { amount: { text: cash.message } }, reasons: [cash] });
  await waitFor(() => expect(field("Importe")).toHaveFocus());
  expect(field("Importe")).toHaveAccessibleDescription("Elija la forma de pago.");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  const fields = { amount: { text: cash.message }, room: { text: reasonMissing.message } };
  answer({ fields, reasons: [cash, reasonMissing] });
  expect(screen.getByRole("alert")).toHaveTextContent(reasonMissing.message);
  expect(screen.getByRole("alert")).not.toHaveTextContent(cash.message);
});

describe("a form with much to type", () => {
  const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith("draft:act:"));
  let store: AppStore;
  const form = (dialog: Partial<OpenDialog<object>> = {}) => (
    <Provider store={store}>
      <Form isDrafted name="bills.B-1.pay" {...dialog} />
    </Provider>
  );
  const open = (dialog?: Partial<OpenDialog<object>>) => render(form(dialog), { wrapper: AtAddress });
  const type = (label: string, text: string) => userEvent.type(field(label), text);
  /** Types a reason, and goes as a reload does. */
  async function leaveTyped() {
    const { unmount } = open();
    await type("Motivo", "Minibar");
    unmount();
  }
  /** Takes the draft that is offered, whose reason is this. */
  async function recover(reason: string) {
    await userEvent.click(await screen.findByRole("button", { name: "Recuperar" }));
    await waitFor(() => expect(field("Motivo")).toHaveValue(reason));
  }

  beforeEach(() => {
    store = openStore();
    act.mockClear();
  });

  it("offers what was typed to the next form of its act and record, once, until the act is done", async () => {
    await leaveTyped();
    const other = open({ name: "bills.B-2.pay" });
    await type("Importe", "3");
    expect(screen.queryByText(/^Hay un borrador/)).not.toBeInTheDocument();
    other.unmount();
    const { rerender, unmount } = open();
    await recover("Minibar");
    await type("Importe", "3");
    expect(screen.queryByText(/^Hay un borrador/)).not.toBeInTheDocument();
    rerender(form({ isBusy: true }));
    expect(drafts()).not.toEqual([]); // a reload in between may have cut it off
    unmount();
    expect(drafts().filter((name) => name.includes("B-1"))).toEqual([]);
  });

  it("sends a draft that was taken under the id that it had, and any other form under its own", async () => {
    const first = open();
    await type("Importe", "12");
    await type("Motivo", "Minibar");
    await press();
    first.unmount();
    open();
    await screen.findByRole("button", { name: "Recuperar" });
    await type("Importe", "3");
    await type("Motivo", "Parking");
    await press();
    await recover("Minibar");
    await press();
    const [id, other, again] = act.mock.calls.map(([sent]) => sent.id);
    expect([id, other, again]).toEqual([expect.any(String), expect.not.stringMatching(id!), id]);
  });

  it("takes of an older release's draft only what its fields can show", async () => {
    await leaveTyped();
    const [name] = drafts();
    const stored = JSON.parse(localStorage.getItem(name!)!) as { values: object };
    const older = { ...stored, values: { reason: "Minibar", amount: ["12"], gone: "x" } };
    localStorage.setItem(name!, JSON.stringify(older));
    open();
    await recover("Minibar");
    expect(field("Importe")).toHaveValue("");
    const [kept] = drafts();
    expect(JSON.parse(localStorage.getItem(kept!)!)).toMatchObject({ values: { amount: "", reason: "Minibar" } });
    expect(localStorage.getItem(kept!)).not.toContain("gone");
  });

  it("loses nothing that was typed before a draft was recovered: it is offered in its turn", async () => {
    await leaveTyped();
    open();
    await screen.findByRole("button", { name: "Recuperar" });
    await type("Motivo", "Parking");
    for (const reason of ["Minibar", "Parking", "Minibar"]) await recover(reason);
    await userEvent.click(screen.getByRole("button", { name: "Volver" }));
    expect(drafts()).toEqual([]);
  });

  it("keeps nothing of what its person has closed", async () => {
    const close = vi.fn<() => void>();
    open({ close });
    await type("Motivo", "Minibar");
    expect(drafts()).toHaveLength(1);
    await userEvent.click(screen.getByRole("button", { name: "Volver" }));
    expect(close).toHaveBeenCalledOnce();
    expect(drafts()).toEqual([]);
  });
});
