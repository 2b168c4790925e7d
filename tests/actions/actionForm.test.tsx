import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, it, vi } from "vitest";

import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionForm } from "@/shared/actions/ActionForm";
import { openCatalogue } from "@/shared/i18n/spoken";
import type { Sentence } from "@/shared/i18n/sentence";
import { TextField } from "@/shared/ui/fields/TextField";

import { AtAddress } from "../support/AtAddress";

beforeAll(async () => {
  await openCatalogue("controls");
  await openCatalogue("reasons");
});

const act = vi.fn<(input: { cents?: number; reason?: string }) => void>();

const amountMissing = { code: "CHARGE_WHAT_MISSING" as const, message: "Escriba el concepto." };
const reasonMissing = { code: "MOVE_REASON_MISSING" as const, message: "Indique el motivo del cambio de habitación." };

/** Pays something back, for a reason. */
function Form({ fields, reasons }: { fields?: Record<string, Sentence>; reasons?: OpenDialog<never>["reasons"] }) {
  const problem = reasons && <p role="alert">{reasons.map(({ message }) => message)}</p>;
  return (
    <ActionForm
      dialog={{ act, close: () => undefined, isBusy: false, problem, fields, reasons, about: "" }}
      title="Devolver"
      submitLabel="Devolver el importe"
      initialValues={{ amount: "", reason: "" }}
      faultsOf={({ amount, reason }) => [
        ...(Number(amount) > 0 ? [] : [{ field: "amount", reason: amountMissing }]),
        ...(reason ? [] : [{ field: "reason", reason: reasonMissing }]),
      ]}
      inputOf={({ amount, reason }) => ({ cents: Number(amount) * 100, reason })}
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

it("says what the server refused beside its field, until that has another value", async () => {
  const { rerender } = render(<Form />, { wrapper: AtAddress });
  await userEvent.type(field("Importe"), "12");
  await userEvent.type(field("Motivo"), "Minibar");
  await press();
  rerender(<Form fields={{ amount: { text: "Se pagaron 10." } }} />);
  expect(field("Importe")).toHaveAccessibleDescription("Se pagaron 10.");
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
