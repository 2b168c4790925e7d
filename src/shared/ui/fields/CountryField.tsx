import { memo } from "react";

import { countriesIn } from "@/shared/format/countriesIn";
import { useLanguage } from "@/shared/i18n/useText";

import { SelectField } from "./SelectField";

interface CountryFieldProps {
  name: string;
  label: string;
  isAsked?: boolean;
  /** Says that the country is not known. */
  unknownLabel: string;
}

/** A country of the world by its ISO 3166-1 code, or "". */
export function CountryField({ unknownLabel, ...props }: CountryFieldProps) {
  const { locale } = useLanguage();
  return (
    <SelectField {...props}>
      <option value="">{unknownLabel}</option>
      <Countries locale={locale} />
    </SelectField>
  );
}

/** 250 options, not drawn again with each letter that is typed beside them. */
const Countries = memo(function Countries({ locale }: { locale: string }) {
  return countriesIn(locale).map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
});
