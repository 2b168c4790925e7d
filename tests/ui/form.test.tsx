import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, onTestFinished } from "vitest";

import { longer } from "@/domain/definition/generalFaults";
import { reasonFor } from "@/domain/reasonFor";
import { Form } from "@/shared/form/Form";
import { openCatalogue } from "@/shared/i18n/spoken";
import { TextField } from "@/shared/ui/fields/TextField";

interface Values {
  guest: { email: string; notes: string };
}

const user = userEvent.setup();

function faultsOf({ guest: { email, notes } }: Values) {
  if (email.includes("@")) return longer({ "guest.notes": notes }, 2000);
  const reasons = [reasonFor("EMAIL_INVALID"), reasonFor("CONTACT_MISSING")];
  return [...reasons.map((reason) => ({ field: "guest.email", reason })), ...longer({ "guest.notes": notes }, 2000)];
}

async function openForm(guest: Values["guest"]) {
  await Promise.all([openCatalogue("reasons"), openCatalogue("controls")]);
  const sent: Values[] = [];
  const { unmount } = render(
    <Form initialValues={{ guest }} faultsOf={faultsOf} onSubmit={(values) => void sent.push(values)}>
      <TextField name="guest.email" label="Correo" />
      <TextField name="guest.notes" label="Notas" />
      <button type="submit">Guardar</button>
    </Form>,
  );
  onTestFinished(unmount);
  return { sent, save: () => user.click(screen.getByRole("button", { name: "Guardar" })) };
}

it("says the first fault of each field once it is sent, and leads to the first field at fault", async () => {
  const { sent, save } = await openForm({ email: "zoe", notes: "x".repeat(2001) });
  expect(screen.getByLabelText("Correo")).toBeValid();
  await save();
  expect(screen.getByLabelText("Correo")).toHaveAccessibleDescription(reasonFor("EMAIL_INVALID").message);
  expect(screen.getByLabelText("Notas")).toHaveAccessibleDescription("Como máximo, 2000 caracteres.");
  await waitFor(() => expect(screen.getByLabelText("Correo")).toHaveFocus());
  await user.type(screen.getByLabelText("Correo"), "@example.com");
  expect(screen.getByLabelText("Correo")).toBeValid();
  await save();
  await waitFor(() => expect(screen.getByLabelText("Notas")).toHaveFocus());
  expect(sent).toEqual([]);
});

it("is sent as it is typed where nothing is wrong", async () => {
  const { sent, save } = await openForm({ email: "zoe@example.com", notes: "" });
  await save();
  expect(sent).toEqual([{ guest: { email: "zoe@example.com", notes: "" } }]);
});
