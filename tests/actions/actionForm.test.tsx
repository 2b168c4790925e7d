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

it("says what is wrong beside its field once the button is pressed, and leads to the first", async () => {
  render(<Form />, { wrapper: AtAddress });
  expect(field("Importe")).not.toBeInvalid();
  await press();
  await waitFor(() => expect(field("Importe")).toHaveFocus());
  expect(field("Importe")).toHaveAccessibleDescription(amountMissing.message);
  expect(field("Motivo")).toHaveAccessibleDescription(reasonMissing.message);
  expect(act).not.toHaveBeenCalled();
});

it("does it with what was put in", async () => {
  render(<Form />, { wrapper: AtAddress });
  await userEvent.type(field("Importe"), "12");
  await userEvent.type(field("Motivo"), "Minibar");
  await press();
  expect(act.mock.calls).toEqual([[{ cents: 1200, reason: "Minibar" }]]);
});

it("says what the server refused beside its field, leads to it, and says it until that has another value", async () => {
  const { rerender } = render(<Form />, { wrapper: AtAddress });
  await userEvent.type(field("Importe"), "12");
  await userEvent.type(field("Motivo"), "Minibar");
  await press();
  rerender(<Form fields={{ amount: { text: "Se pagaron 10." } }} />);
  expect(field("Importe")).toHaveAccessibleDescription("Se pagaron 10.");
  expect(field("Importe")).toHaveFocus();
  await userEvent.type(field("Importe"), "{Backspace}0");
  expect(field("Importe")).not.toBeInvalid();
});

const cash = { code: "METHOD_MISSING" as const, message: "The method is missing." };

it("says a refusal once, in the language of the form and where the focus is, and below what no field tells", async () => {
  const { rerender } = render(<Form />, { wrapper: AtAddress });
  await userEvent.type(field("Importe"), "12");
  await userEvent.type(field("Motivo"), "Minibar");
  await press();
  rerender(<Form fields={{ amount: { text: cash.message } }} reasons={[cash]} />);
  await waitFor(() => expect(field("Importe")).toHaveFocus());
  expect(field("Importe")).toHaveAccessibleDescription("Elija la forma de pago.");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  const fields = { amount: { text: cash.message }, room: { text: reasonMissing.message } };
  rerender(<Form fields={fields} reasons={[cash, reasonMissing]} />);
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
  const type = async () => userEvent.type(field("Motivo"), "Minibar");

  beforeEach(() => {
    store = openStore();
    for (const key of drafts()) localStorage.removeItem(key);
  });

  it("offers what was typed and not sent to the next form of the same act and record, and to no other", async () => {
    const { unmount } = render(form(), { wrapper: AtAddress });
    await type();
    unmount(); // as a reload does
    const other = render(form({ name: "bills.B-2.pay" }), { wrapper: AtAddress });
    await userEvent.type(field("Importe"), "3");
    expect(screen.queryByText(/^Hay un borrador/)).not.toBeInTheDocument();
    other.unmount();
    render(form(), { wrapper: AtAddress });
    await userEvent.click(await screen.findByRole("button", { name: "Recuperar" }));
    await waitFor(() => expect(field("Motivo")).toHaveValue("Minibar"));
  });

  it("goes on with a draft that was taken: it is offered once, and gone when the act is done", async () => {
    const first = render(form(), { wrapper: AtAddress });
    await type();
    first.unmount();
    const { rerender, unmount } = render(form(), { wrapper: AtAddress });
    await userEvent.click(await screen.findByRole("button", { name: "Recuperar" }));
    await waitFor(() => expect(field("Motivo")).toHaveValue("Minibar"));
    await userEvent.type(field("Importe"), "3");
    expect(screen.queryByText(/^Hay un borrador/)).not.toBeInTheDocument();
    rerender(form({ isBusy: true }));
    unmount();
    expect(drafts()).toEqual([]);
  });

  it("sends a draft that was taken under the id that it had, and any other form under its own", async () => {
    act.mockClear();
    const sent = () => act.mock.calls.map(([{ id }]) => id);
    const first = render(form(), { wrapper: AtAddress });
    await userEvent.type(field("Importe"), "12");
    await type();
    await press();
    first.unmount();
    render(form(), { wrapper: AtAddress });
    await screen.findByRole("button", { name: "Recuperar" });
    await userEvent.type(field("Importe"), "3");
    await userEvent.type(field("Motivo"), "Parking");
    await press();
    await userEvent.click(screen.getByRole("button", { name: "Recuperar" }));
    await waitFor(() => expect(field("Motivo")).toHaveValue("Minibar"));
    await press();
    expect(sent()).toEqual([expect.any(String), expect.any(String), sent()[0]]);
    expect(sent()[1]).not.toBe(sent()[0]);
  });

  it("takes of an older release's draft only what its fields can show", async () => {
    const first = render(form(), { wrapper: AtAddress });
    await type();
    first.unmount();
    const [name] = drafts();
    const stored = JSON.parse(localStorage.getItem(name!)!) as { values: object };
    const older = { ...stored, values: { reason: "Minibar", amount: ["12"], gone: "x" } };
    localStorage.setItem(name!, JSON.stringify(older));
    render(form(), { wrapper: AtAddress });
    await userEvent.click(await screen.findByRole("button", { name: "Recuperar" }));
    await waitFor(() => expect(field("Motivo")).toHaveValue("Minibar"));
    expect(field("Importe")).toHaveValue("");
    const [kept] = drafts();
    expect(JSON.parse(localStorage.getItem(kept!)!)).toMatchObject({ values: { amount: "", reason: "Minibar" } });
    expect(localStorage.getItem(kept!)).not.toContain("gone");
  });

  it("loses nothing that was typed before a draft was recovered: it is offered in its turn", async () => {
    const first = render(form(), { wrapper: AtAddress });
    await type();
    first.unmount();
    const close = vi.fn<() => void>();
    render(form({ close }), { wrapper: AtAddress });
    await screen.findByRole("button", { name: "Recuperar" });
    await userEvent.type(field("Motivo"), "Parking");
    await userEvent.click(screen.getByRole("button", { name: "Recuperar" }));
    await waitFor(() => expect(field("Motivo")).toHaveValue("Minibar"));
    await userEvent.click(await screen.findByRole("button", { name: "Recuperar" }));
    await waitFor(() => expect(field("Motivo")).toHaveValue("Parking"));
    await userEvent.click(await screen.findByRole("button", { name: "Recuperar" }));
    await waitFor(() => expect(field("Motivo")).toHaveValue("Minibar"));
    await userEvent.click(screen.getByRole("button", { name: "Volver" }));
    expect(drafts()).toEqual([]);
  });

  it("keeps nothing of what its person has closed", async () => {
    const close = vi.fn<() => void>();
    render(form({ close }), { wrapper: AtAddress });
    await type();
    expect(drafts()).toHaveLength(1);
    await userEvent.click(screen.getByRole("button", { name: "Volver" }));
    expect(close).toHaveBeenCalledOnce();
    expect(drafts()).toEqual([]);
  });

  it("keeps what it has sent until that is done: a reload in between may have cut it off", async () => {
    const { rerender, unmount } = render(form(), { wrapper: AtAddress });
    await type();
    rerender(form({ isBusy: true }));
    expect(drafts()).toHaveLength(1);
    unmount();
    expect(drafts()).toEqual([]);
  });
});
