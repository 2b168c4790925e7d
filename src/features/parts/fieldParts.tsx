import { Formik } from "formik";

import { ChoiceField } from "@/shared/ui/fields/ChoiceField";
import { CountryField } from "@/shared/ui/fields/CountryField";
import { DateField } from "@/shared/ui/fields/dates/DateField";
import { FieldGrid } from "@/shared/ui/fields/FieldGrid";
import { FieldGroup } from "@/shared/ui/fields/FieldGroup";
import { NumberField } from "@/shared/ui/fields/NumberField";
import { PasswordField } from "@/shared/ui/fields/PasswordField";
import { RowsField } from "@/shared/ui/fields/RowsField";
import { SelectField } from "@/shared/ui/fields/SelectField";
import { SwitchField } from "@/shared/ui/fields/switches/SwitchField";
import { TagsField } from "@/shared/ui/fields/TagsField";
import { TextField } from "@/shared/ui/fields/TextField";
import { TimeField } from "@/shared/ui/fields/TimeField";
import { Columns } from "@/shared/ui/layout/Columns";

import type { PartTable } from "./Part";
import { states } from "./samples";

const values = { words: "", price: "", day: "", time: "15:00", password: "", state: "inHouse", country: "ES" };
const others = { tags: ["inHouse"], isOn: true, totals: {}, extras: [{ name: "", price: "" }] };

/** The fields of a form, the first refused. Controls of lists are seen in `ListPage`. */
export const fieldParts: PartTable = {
  fields: (text) => (
    <Formik
      initialValues={{ ...values, ...others }}
      initialErrors={{ words: "email.invalid" }}
      initialTouched={{ words: true }}
      onSubmit={() => {}}
    >
      <div className="form">
        <FieldGrid>
          <TextField name="words" label={text("column.customer")} hint={text("login.emailRequired")} />
          <NumberField name="price" label={text("column.total")} as="cents" />
          <DateField name="day" label={text("booking.releaseOn")} minDate="2026-03-20" today="2026-03-25" />
          <TimeField name="time" label={text("column.checkin")} />
          <PasswordField name="password" label={text("password.repeat")} hint={text("password.hint")} />
          <SelectField name="state" label={text("column.situation")}>
            <option value="inHouse">{text("situation.inHouse")}</option>
          </SelectField>
        </FieldGrid>
        <ChoiceField
          name="state"
          label={text("column.situation")}
          choices={states}
          wordsOf={(state) => text(`situation.${state}`)}
        />
        <CountryField name="country" label={text("booking.country")} unknownLabel={text("booking.countryUnknown")} />
        <TagsField
          name="tags"
          label={text("list.situations")}
          tags={states.map((tag) => ({ tag, label: text(`situation.${tag}`) }))}
        />
        <SwitchField name="isOn" label={text("list.vip")} />
        <FieldGroup name="totals" label={text("column.total")}>
          <Columns least={8} keepsWidth gap={12} rowGap={10} align="end">
            {states.map((state) => (
              <NumberField key={state} name={`totals.${state}`} label={text(`situation.${state}`)} as="cents" />
            ))}
          </Columns>
        </FieldGroup>
        <RowsField name="extras" label={text("column.customer")} most={3} newRow={{ name: "", price: "" }}>
          {(row) => (
            <>
              <TextField name={`${row}.name`} label={text("column.customer")} />
              <NumberField name={`${row}.price`} label={text("column.total")} as="cents" />
            </>
          )}
        </RowsField>
      </div>
    </Formik>
  ),
};
