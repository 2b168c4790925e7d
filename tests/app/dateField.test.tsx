import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Form, Formik } from "formik";
import { expect, it, onTestFinished } from "vitest";
import { object } from "yup";

import { openCatalogue } from "@/shared/i18n/spoken";
import { dateIn, dateText } from "@/shared/ui/fields/dates/dateText";
import { DateField } from "@/shared/ui/fields/dates/DateField";

const user = userEvent.setup();

async function openField(day = "") {
  await openCatalogue("controls");
  const sent: string[] = [];
  const { unmount } = render(
    <Formik
      initialValues={{ day }}
      validationSchema={object({ day: dateText() })}
      onSubmit={(values) => void sent.push(dateIn(values.day))}
    >
      <Form>
        <DateField name="day" label="Vence" minDate="2026-03-20" today="2026-03-25" />
        <button type="submit">Guardar</button>
      </Form>
    </Formik>,
  );
  onTestFinished(unmount);
  const save = () => user.click(screen.getByRole("button", { name: "Guardar" }));
  return { field: screen.getByLabelText<HTMLInputElement>("Vence"), save, sent };
}

it("shows a day as dd/MM/yyyy in any browser, and keeps it as it travels", async () => {
  const { field, save, sent } = await openField("2026-03-27");
  expect(field).toHaveValue("27/03/2026");
  await save();
  expect(sent).toEqual(["2026-03-27"]);
});

it("takes a day in any usual way of writing, also when it is sent from within the field", async () => {
  const { field, sent } = await openField();
  await user.type(field, "3.4.26{Enter}");
  await waitFor(() => expect(sent).toEqual(["2026-04-03"]));
  await user.tab();
  expect(field).toHaveValue("03/04/2026");
});

it("reads the year of a birth as a year that has been", async () => {
  await openCatalogue("controls");
  const { unmount } = render(
    <Formik initialValues={{ birth: "" }} onSubmit={() => {}}>
      <DateField name="birth" label="Nacimiento" isBirth />
    </Formik>,
  );
  onTestFinished(unmount);
  const field = screen.getByLabelText("Nacimiento");
  await user.type(field, "1/5/63");
  await user.tab();
  expect(field).toHaveValue("01/05/1963");
  expect(screen.queryByRole("button", { name: "Abrir el calendario" })).not.toBeInTheDocument();
});

it("leaves what is no date as it was typed, says so beside it, and sends nothing", async () => {
  const { field, save, sent } = await openField();
  await user.type(field, "31/02/2026");
  await save();
  expect(await screen.findByText("Escriba la fecha como 27/03/2026.")).toBeInTheDocument();
  expect(field).toHaveValue("31/02/2026");
  expect(sent).toEqual([]);
});

it("takes a day from the calendar, and gives the focus back", async () => {
  const { field, save, sent } = await openField();
  await user.click(screen.getByRole("button", { name: "Abrir el calendario" }));
  const calendar = within(screen.getByRole("dialog", { name: "Vence" }));
  await user.click(await calendar.findByRole("gridcell", { name: /31 de marzo/ }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(field).toHaveFocus();
  expect(field).toHaveValue("31/03/2026");
  await save();
  expect(sent).toEqual(["2026-03-31"]);
});

it("closes the calendar with Escape, and keeps the day", async () => {
  const { field } = await openField("2026-03-27");
  await user.click(screen.getByRole("button", { name: "Abrir el calendario" }));
  await screen.findByRole("gridcell", { name: /27 de marzo/ });
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(field).toHaveFocus();
  expect(field).toHaveValue("27/03/2026");
});
