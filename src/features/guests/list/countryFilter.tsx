import { memo } from "react";

import { countriesIn } from "@/shared/format/countriesIn";
import { useLanguage, useText } from "@/shared/i18n/useText";
import type { ListFilterPart } from "@/shared/list/createListQuery";

const code = /^[A-Z]{2}$/;

/** Filter by the country that a guest is from. */
export const countryFilter: ListFilterPart<"country"> = {
  keys: ["country"],
  read: (said) => ({ country: code.test(said("country")) ? said("country") : undefined }),
  inWords: ({ country }, { text, formats }) => country && `${text("booking.country")}: ${formats.country(country)}`,
  Field: memo(function CountryFilter({ values: { country = "" }, onChange }) {
    const { text } = useText();
    const { locale } = useLanguage();
    return (
      <select
        aria-label={text("booking.country")}
        className="form-select"
        value={country}
        onChange={({ target }) => onChange({ country: target.value || undefined })}
      >
        <option value="">
          {text("booking.country")}: {text("list.all")}
        </option>
        {countriesIn(locale).map(({ code: value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    );
  }),
};
