import { useText } from "@/shared/i18n/useText";
import { FieldGrid } from "@/shared/ui/fields/FieldGrid";
import { LabelledControl } from "@/shared/ui/fields/LabelledControl";
import { LabelledField } from "@/shared/ui/fields/LabelledField";
import { PasswordField } from "@/shared/ui/fields/PasswordField";
import { ChoiceField } from "@/shared/ui/fields/ChoiceField";
import { CountryField } from "@/shared/ui/fields/CountryField";
import { NotesField } from "@/shared/ui/fields/NotesField";
import { NumberField } from "@/shared/ui/fields/NumberField";
import { SelectField } from "@/shared/ui/fields/SelectField";
import { SignatureField } from "@/shared/ui/fields/SignatureField";
import { SwitchField } from "@/shared/ui/fields/switches/SwitchField";
import { TagsField } from "@/shared/ui/fields/TagsField";
import { TextField } from "@/shared/ui/fields/TextField";
import { DateField } from "@/shared/ui/fields/dates/DateField";
import { TimeField } from "@/shared/ui/fields/TimeField";

import { Checked, ChosenState, Count, PersonPicker, Switched } from "./FieldExamples";
import { FieldPart } from "./FieldPart";
import { Part } from "./Part";
import { longName, states } from "./samples";

/** The fields of forms, each usual and refused. */
export function FieldParts() {
  const { text } = useText();
  return (
    <>
      <FieldPart name="TextField">
        <TextField name="words" label={text("column.customer")} hint={text("login.emailRequired")} />
      </FieldPart>
      <FieldPart name="SelectField">
        <SelectField name="choice" label={text("column.situation")}>
          <option value="inHouse">{text("situation.inHouse")}</option>
          <option value="noShow">{text("situation.noShow")}</option>
        </SelectField>
      </FieldPart>
      <FieldPart name="ChoiceField">
        <ChoiceField
          name="choice"
          label={text("column.situation")}
          choices={states}
          wordsOf={(state) => text(`situation.${state}`)}
        />
      </FieldPart>
      <FieldPart name="ChoiceControl">
        <ChosenState />
      </FieldPart>
      <FieldPart name="NumberSelect">
        <Count />
      </FieldPart>
      <FieldPart name="TimeField">
        <TimeField name="time" label={text("column.checkin")} />
      </FieldPart>
      <FieldPart name="DateField">
        <DateField name="day" label={text("booking.releaseOn")} minDate="2026-03-20" today="2026-03-25" />
      </FieldPart>
      <FieldPart name="PasswordField">
        <PasswordField name="password" label={text("password.repeat")} hint={text("password.hint")} />
      </FieldPart>
      <FieldPart name="LabelledField">
        <LabelledField name="words" label={text("bulk.reason")}>
          {(control) => (
            <textarea {...control} className={control["aria-invalid"] ? "form-control is-invalid" : "form-control"} />
          )}
        </LabelledField>
      </FieldPart>

      <FieldPart name="Picker">
        <PersonPicker />
        <PersonPicker chosen={longName} />
      </FieldPart>
      <FieldPart name="NotesField">
        <NotesField name="words" label={text("bulk.reason")} hint={text("bulk.chooseReason")} limit={10} />
      </FieldPart>
      <FieldPart name="CountryField">
        <CountryField name="country" label={text("booking.country")} unknownLabel={text("booking.countryUnknown")} />
      </FieldPart>
      <FieldPart name="Check">
        <Checked />
      </FieldPart>
      <FieldPart name="NumberField">
        <NumberField name="price" label={text("bulk.reason")} hint={text("bulk.chooseReason")} as="cents" />
      </FieldPart>
      <FieldPart name="SwitchField">
        <SwitchField name="isOn" label={text("list.vip")} />
        <SwitchField name="isOff" label={text("view.withBalance")} />
      </FieldPart>
      <FieldPart name="SwitchControl">
        <Switched />
      </FieldPart>
      <FieldPart name="SignatureField">
        <SignatureField name="signature" label={text("column.customer")} paper="paper" paperLabel={text("list.vip")} />
      </FieldPart>
      <FieldPart name="TagsField">
        <TagsField
          name="tags"
          label={text("list.situations")}
          tags={states.map((state) => ({ tag: state, label: text(`situation.${state}`) }))}
        />
      </FieldPart>

      <FieldPart name="FieldGrid">
        <FieldGrid>
          <TextField name="words" label={text("column.customer")} />
          <TextField name="words" label={text("column.room")} />
        </FieldGrid>
      </FieldPart>

      <Part name="LabelledControl" state="usual, with a hint; disabled" width={360}>
        <div className="form">
          <LabelledControl label={text("bulk.reason")} hint={text("bulk.chooseReason")} problem={undefined}>
            {(control) => <input {...control} className="form-control" />}
          </LabelledControl>
          <LabelledControl label={text("bulk.reason")} problem={undefined}>
            {(control) => <input {...control} className="form-control" defaultValue="Zoe Nadal" disabled />}
          </LabelledControl>
        </div>
      </Part>
    </>
  );
}
