import { type CashCount, countLimits } from "@/contract/day/close";
import type { MethodCount } from "@/contract/day/dayFigures";
import type { PaymentMethod } from "@/contract/account/account";
import type { Property } from "@/contract/property";
import { countFaults } from "@/domain/close/closeRules";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionForm } from "@/shared/actions/ActionForm";
import { centsOf, typedCents } from "@/shared/format/centsOf";
import { useFormat } from "@/shared/i18n/useFormat";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { NotesField } from "@/shared/ui/fields/NotesField";
import { TextField } from "@/shared/ui/fields/TextField";

interface CountDialogProps {
  dialog: OpenDialog<CashCount & { method: PaymentMethod }>;
  count: MethodCount;
  property: Property;
}

/** Asks what there is of a method; a difference needs its reason. */
export function CountDialog({ dialog, count, property: { currency } }: CountDialogProps) {
  const { text } = useText();
  const { money } = useFormat();
  const { locale } = useLanguage();
  const { method, expected, counted, reason } = count;
  const amount = (cents: number) => money({ cents, currency });

  const inputOf = (values: typeof initialValues) => ({
    method,
    expected,
    counted: centsOf(values.counted, locale),
    reason: values.reason,
  });
  const initialValues = { counted: counted === null ? "" : typedCents(counted, locale), reason };

  return (
    <ActionForm
      dialog={dialog}
      title={text("close.count", { method: text(`booking.method.${method}`) })}
      submitLabel={text("close.saveCount")}
      initialValues={initialValues}
      faultsOf={(values) => countFaults(inputOf(values), currency)}
      inputOf={inputOf}
    >
      {(values) => {
        const difference = inputOf(values).counted - expected;
        return (
          <>
            <p>
              {text("close.expected")}: <bdi>{amount(expected)}</bdi>
            </p>
            <TextField name="counted" label={text("close.countedIn", { currency })} inputMode="decimal" />
            {difference !== 0 && !Number.isNaN(difference) && (
              <>
                <p role="status">
                  {text("close.difference")}: <bdi>{amount(difference)}</bdi>
                </p>
                <NotesField name="reason" label={text("close.reason")} limit={countLimits.letters} />
              </>
            )}
          </>
        );
      }}
    </ActionForm>
  );
}
