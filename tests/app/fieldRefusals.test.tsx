import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Form, Formik, type FormikValues, useFormikContext } from "formik";
import { expect, it } from "vitest";

import { useFieldRefusals } from "@/shared/ui/fields/fieldRefusals";
import { NumberSelect } from "@/shared/ui/fields/NumberSelect";
import { SelectField } from "@/shared/ui/fields/SelectField";
import { TextField } from "@/shared/ui/fields/TextField";

const sentences = {
  guest: { text: "Ese nombre no vale." },
  document: { text: "Falta el documento." },
  type: { text: "No quedan dobles." },
  adults: { text: "Son demasiados." },
};

function Fields() {
  const { values, initialValues, setFieldValue } = useFormikContext<FormikValues & { people: number }>();
  const refuse = useFieldRefusals((field) => (field === "adults" ? ["people"] : [field]));
  return (
    <Form>
      <TextField name="guest" label="Nombre" />
      <TextField name="document" label="Documento" />
      <SelectField name="type" label="Tipo">
        <option value="single">Individual</option>
        <option value="double">Doble</option>
      </SelectField>
      <NumberSelect
        name="adults"
        label="Adultos"
        from={1}
        to={4}
        value={values.people}
        onChange={(people) => void setFieldValue("people", people)}
      />
      <button type="submit">Guardar</button>
      <button type="button" onClick={() => refuse(sentences, initialValues)}>
        Respuesta
      </button>
    </Form>
  );
}

const user = userEvent.setup();
const shown = () => Object.values(sentences).flatMap(({ text }) => (screen.queryByText(text) ? [text] : []));
const others = (field: keyof typeof sentences) =>
  Object.values(sentences).flatMap(({ text }) => (text === sentences[field].text ? [] : [text]));

/** Sent, and refused after a person's further input. */
async function openRefused(meanwhile = async () => {}) {
  const initialValues = { guest: "Ana", document: "", type: "double", people: 3 };
  render(
    <Formik initialValues={initialValues} onSubmit={() => {}}>
      <Fields />
    </Formik>,
  );
  await user.click(screen.getByRole("button", { name: "Guardar" }));
  await meanwhile();
  await user.click(screen.getByRole("button", { name: "Respuesta" }));
}

const change = {
  guest: () => user.type(screen.getByLabelText("Nombre"), " Ruiz"),
  type: () => user.selectOptions(screen.getByLabelText("Tipo"), "single"),
  adults: () => user.selectOptions(screen.getByLabelText("Adultos"), "2"),
};

it.each(["guest", "type", "adults"] as const)(
  "clears the refusal of a changed field, and no other: %s",
  async (field) => {
    await openRefused();
    expect(shown()).toHaveLength(4);
    await change[field]();
    expect(shown()).toEqual(others(field));
  },
);

it("shows a refusal again when the refused value returns", async () => {
  await openRefused();
  await user.type(screen.getByLabelText("Nombre"), "b");
  expect(shown()).toHaveLength(3);
  await user.type(screen.getByLabelText("Nombre"), "{Backspace}");
  expect(shown()).toHaveLength(4);
});

it("does not refuse what was typed while the reply was on its way", async () => {
  await openRefused(change.guest);
  expect(shown()).toEqual(others("guest"));
});
