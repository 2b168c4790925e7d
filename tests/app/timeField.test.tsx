import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Form, Formik } from "formik";
import { expect, it, onTestFinished } from "vitest";

import type { LanguageCode } from "@/shared/i18n/languages";
import { chooseLanguage } from "@/shared/i18n/spoken";
import { TimeField } from "@/shared/ui/fields/TimeField";

const user = userEvent.setup();

async function openField(code: LanguageCode, eta = "") {
  await chooseLanguage(code);
  onTestFinished(() => chooseLanguage("es"));
  const sent: string[] = [];
  render(
    <Formik initialValues={{ eta }} onSubmit={(values) => void sent.push(values.eta)}>
      <Form>
        <TimeField name="eta" label="ETA" />
        <button type="submit">Save</button>
      </Form>
    </Formik>,
  );
  const save = async () => {
    await user.click(screen.getByRole("button", { name: "Save" }));
    return sent.at(-1);
  };
  return { field: screen.getByLabelText<HTMLInputElement>("ETA"), save };
}

it.each<[LanguageCode, shown: RegExp]>([
  ["en", /^9:05\sPM$/],
  ["es", /^21:05$/],
  ["ar", /^9:05\sم$/],
])("shows a time of day in the language of the app, and keeps it as HH:mm: %s", async (code, shown) => {
  const { field, save } = await openField(code, "21:05");
  expect(field.value).toMatch(shown);
  expect(await save()).toBe("21:05");
  await user.type(field, "x{Backspace}"); // what it shows can be typed
  await user.tab();
  expect(field.value).toMatch(shown);
  expect(await save()).toBe("21:05");
  await user.clear(field);
  await user.type(field, "9:05 pm"); // as it is said in English, in any language
  expect(field).toHaveValue("9:05 pm");
  await user.tab();
  expect(field.value).toMatch(shown);
  expect(await save()).toBe("21:05");
});

it("leaves what is no time as it was typed", async () => {
  const { field, save } = await openField("en");
  await user.type(field, "noon");
  await user.tab();
  expect(field).toHaveValue("noon");
  expect(await save()).toBe("noon");
});
