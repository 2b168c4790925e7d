import { languages } from "@/shared/i18n/languages";
import { useText } from "@/shared/i18n/useText";
import { SelectField } from "@/shared/ui/fields/SelectField";

/** The language that a company is written to in: that of its country unless told. */
export function LanguageField(field: { name: string; label: string }) {
  const { text } = useText();
  return (
    <SelectField {...field}>
      <option value="">{text("companies.ownLanguage")}</option>
      {languages.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
