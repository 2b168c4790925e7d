import { useFormikContext } from "formik";

import type { Company } from "@/contract/companies/companies";
import { stayContacts } from "@/domain/companies/stayContacts";
import { useText } from "@/shared/i18n/useText";
import { SelectField } from "@/shared/ui/fields/SelectField";
import { Text } from "@/shared/ui/layout/Text";

import type { BookingValues } from "../record/bookingValues";

/** Whom to speak with about the stay: one of the contacts of its company and its agency. Until then, those for reservations. */
export function StayContactField({ companies }: { companies: readonly Company[] }) {
  const { text } = useText();
  const { contactName = "" } = useFormikContext<BookingValues>().values;
  const contacts = stayContacts(companies);
  const names = [...new Set([...contacts.map(({ name }) => name), contactName])].filter(Boolean);
  if (names.length === 0) return null;
  const told = contacts.filter(({ name, purpose }) =>
    contactName ? name === contactName : purpose === "reservations",
  );
  return (
    <div>
      <SelectField name="contactName" label={text("booking.contact")}>
        <option value="">{text("booking.contact.none")}</option>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      {told.map(({ name, phone, email }) => (
        <Text key={name + email} tone="muted" size={13}>
          {contactName === "" && text("booking.companyContact", { name })}
          {[phone, email].filter(Boolean).map((way, place) => (
            <span key={way}>
              {(contactName === "" || place > 0) && " · "}
              <bdi dir="ltr">{way.replaceAll(" ", "\u00A0")}</bdi>
            </span>
          ))}
        </Text>
      ))}
    </div>
  );
}
