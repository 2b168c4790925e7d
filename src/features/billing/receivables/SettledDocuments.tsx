import "../base/longChoice.scss";

import { useFormikContext } from "formik";

import type { Cents } from "@/contract/property";
import { typedDue } from "@/shared/account/WindowField";
import { Parts } from "@/shared/billing/Parts";
import { centsOf } from "@/shared/format/centsOf";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useProperty } from "@/shared/hotel/useProperty";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { Check } from "@/shared/ui/fields/switches/Check";
import { Text } from "@/shared/ui/layout/Text";
import { LoadState } from "@/shared/ui/states/LoadState";

import { openDocuments } from "./receivableRecord";

interface SettledDocumentsProps {
  accountId: string;
  /** The balance of all documents. */
  balance: Cents;
}

/**
 * The open documents of an account, for those that the money is for, those due first before the others. The amount follows
 * the choice until a person types one; what they cannot take of it is told before it is sent.
 */
export function SettledDocuments({ accountId, balance }: SettledDocumentsProps) {
  const { text } = useText();
  const { locale } = useLanguage();
  const { money, date } = useBookingFormat(useProperty());
  const { values, setValues } = useFormikContext<{ amount: string; documentIds: string[] }>();
  const { amount, documentIds: chosen } = values;
  const load = openDocuments.use(accountId);
  const dueOf = ({ dueOn, issuedOn }: { dueOn?: string; issuedOn: string }) => dueOn ?? issuedOn;
  const documents = load.data?.toSorted((one, other) => dueOf(one).localeCompare(dueOf(other)));
  const owed = (ids: readonly string[]) => {
    const its = documents?.filter(({ id }) => ids.includes(id)) ?? [];
    return its.length > 0 ? its.reduce((sum, { open }) => sum + open, 0) : balance;
  };
  const proposed = (ids: readonly string[]) => typedDue(owed(ids), locale);
  const rest = centsOf(amount, locale) - owed(chosen);
  const toggle = (one: string) => {
    const ids = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
    const follows = amount === proposed(chosen) && { amount: proposed(ids) };
    void setValues({ ...values, documentIds: ids, ...follows });
  };
  return (
    <fieldset>
      <legend className="form-label">{text("receivables.settles")}</legend>
      <p className="form-text">{text("receivables.settlesHint")}</p>
      {documents ? (
        <div className="long-choice">
          {documents.map((one) => (
            <Check
              key={one.id}
              label={<Parts parts={[one.number, date(dueOf(one)), money(one.open)]} />}
              checked={chosen.includes(one.id)}
              onChange={() => toggle(one.id)}
            />
          ))}
        </div>
      ) : (
        <LoadState load={load} failed={text("billing.failed")} />
      )}
      <Text as="p" size={13} tone="sea" role="status">
        {rest > 0 && text("receivables.rest", { amount: money(rest) })}
      </Text>
    </fieldset>
  );
}
