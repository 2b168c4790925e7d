import { useSelector } from "react-redux";

import type { Policy, PolicyActInput } from "@/contract/reservations/policyRecords";
import { missing } from "@/domain/definition/generalFaults";
import type { Act } from "@/shared/actions/act";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionForm } from "@/shared/actions/ActionForm";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { RecordActs } from "@/shared/record/RecordActs";
import { ChoiceField } from "@/shared/ui/fields/ChoiceField";
import { Muted } from "@/shared/ui/layout/Muted";
import { RecordHead } from "@/shared/ui/page/RecordHead";

import { policies, policyRecord, type PolicyStep } from "./policyRecord";

const acts: Act<PolicyStep, PolicyActInput, Policy>[] = [
  {
    action: "attach",
    label: "policy.attach",
    renderDialog: (dialog, policy) => <AttachDialog dialog={dialog} policy={policy} />,
  },
  { action: "switchOff", label: "policy.switchOff" },
  { action: "switchOn", label: "policy.switchOn" },
];

/** Which plans sell by a policy, and what can be done with it now. */
export function PolicyHead({ policy }: { policy: Policy }) {
  const { text } = useText();
  const { list } = useFormat();
  const { ratePlans, terms } = policy;
  if (terms.kind === "rules") return null;
  const names = list(ratePlans.map(({ name }) => name));
  return (
    <RecordHead
      label={text("policy.head")}
      facts={[{ label: text("policy.ratePlans"), value: names || text("policy.unused") }]}
    >
      {ratePlans.length > 0 && <Muted as="p">{text("policy.inUse", { count: ratePlans.length })}</Muted>}
      <RecordActs kind={policyRecord} record={policy} acts={acts} />
    </RecordHead>
  );
}

/** Asks for the plan that is to sell by the policy; each is told with the one that it has now, which the server compares. */
function AttachDialog({ dialog, policy }: { dialog: OpenDialog<PolicyActInput>; policy: Policy }) {
  const { text } = useText();
  const plans = (useSelector(selectHotel)?.ratePlans ?? []).filter(
    ({ id }) => !policy.ratePlans.some((one) => one.id === id),
  );
  const ofKind = policies.use().data?.filter(({ terms }) => terms.kind === policy.terms.kind) ?? [];
  const formerOf = (planId: string) => ofKind.find(({ ratePlans }) => ratePlans.some(({ id }) => id === planId));
  const wordsOf = (planId: string) =>
    [plans.find(({ id }) => id === planId)?.name ?? planId, formerOf(planId)?.name].filter(Boolean).join(" · ");
  return (
    <ActionForm
      dialog={dialog}
      title={text("policy.attach")}
      initialValues={{ ratePlanId: "" }}
      faultsOf={({ ratePlanId }) => missing(ratePlanId !== "", "ratePlanId")}
      inputOf={({ ratePlanId }) => ({ ratePlanId, formerId: formerOf(ratePlanId)?.id ?? "" })}
    >
      {() => (
        <ChoiceField
          name="ratePlanId"
          label={text("policy.ratePlan")}
          none={text("policy.choose")}
          choices={plans.map(({ id }) => id)}
          wordsOf={wordsOf}
        />
      )}
    </ActionForm>
  );
}
