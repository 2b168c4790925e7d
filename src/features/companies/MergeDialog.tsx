import { useField } from "formik";
import { useState } from "react";

import type { InputOf } from "@/contract/definition/defineRecord";
import type { Company, company as definition } from "@/contract/companies/companies";
import { companyReason } from "@/domain/companies/companyReason";
import { ActionForm } from "@/shared/actions/ActionForm";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { soughtCompanies } from "@/shared/companies/soughtCompanies";
import { useText } from "@/shared/i18n/useText";
import { Picker } from "@/shared/ui/fields/Picker";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";

interface MergeDialogProps {
  dialog: OpenDialog<InputOf<typeof definition>>;
  company: Company;
}

/** Asks for the record that stays. Nothing is rewritten, so that the two can be taken apart again. */
export function MergeDialog({ dialog, company }: MergeDialogProps) {
  const { text } = useText();
  return (
    <ActionForm
      dialog={dialog}
      title={[text("companies.action.merge"), company.name]}
      initialValues={{ into: "" }}
      faultsOf={({ into }) => (into === "" ? [{ field: "into", reason: companyReason("COMPANY_UNKNOWN") }] : [])}
      inputOf={(values) => values}
    >
      {() => (
        <Stack gap={12}>
          <Muted as="p">{text("companies.mergeHint", { name: company.name })}</Muted>
          <TargetField />
        </Stack>
      )}
    </ActionForm>
  );
}

function TargetField() {
  const [, , { setValue }] = useField<string>("into");
  const [chosen, setChosen] = useState<Company>();

  function choose(one?: Company) {
    setChosen(one);
    void setValue(one?.id ?? "");
  }

  return (
    <Picker
      name="into"
      texts="companies.into.merge"
      search={soughtCompanies}
      chosen={chosen && <Named company={chosen} />}
      keyOf={({ id }) => id}
      onChoose={choose}
      onChange={() => choose()}
      isFocused
    >
      {(one) => <Named company={one} />}
    </Picker>
  );
}

function Named({ company: { name, taxId, id } }: { company: Company }) {
  return (
    <Stack shrinks breaksWords grows>
      <Text as="bdi" stands="start" breaksWords weight={550}>
        {name}
      </Text>
      <Muted size={13}>
        <bdi>{taxId || id}</bdi>
      </Muted>
    </Stack>
  );
}
