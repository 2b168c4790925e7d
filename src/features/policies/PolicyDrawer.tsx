import { useSelector } from "react-redux";
import { useSearchParams } from "react-router-dom";

import type { Policy, PolicyHistoryLine } from "@/contract/reservations/policyRecords";
import { policyFaults } from "@/domain/policies/policyFaults";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { RecordDrawer } from "@/shared/record/RecordDrawer";
import { RecordForm } from "@/shared/record/RecordForm";
import { RecordHistory } from "@/shared/record/RecordHistory";
import { StateBadge } from "@/shared/ui/states/StateBadge";
import { TAB_PARAMETER } from "@/shared/ui/Tabs";

import { PolicyFields } from "./PolicyFields";
import { PolicyHead } from "./PolicyHead";
import { newPolicy, policies, policyRecord } from "./policyRecord";
import { useTermsWords } from "./useTermsWords";

const labels = {
  name: "policy.name",
  ratePlan: "policy.ratePlan",
  policy: "policy.record",
  terms: "policy.reads",
} as const;

/** A policy beside the others of its kind; a new one is of the kind whose tab is open. */
export function PolicyDrawer({ id }: { id: string }) {
  const { text } = useText();
  const [params] = useSearchParams();
  const words = useTermsWords();
  const { checkInTime = "" } = useSelector(selectHotel)?.property ?? {}; // the form waits for the hotel
  const load = policies.use();
  const tab = params.get(TAB_PARAMETER);
  const kindOfNew = tab === "deposit" || tab === "children" ? tab : "cancellation";

  /** Former and new terms are told as guests read them. */
  function told({ terms, changes, ...line }: PolicyHistoryLine) {
    if (!terms) return { ...line, changes };
    const [before, after] = [words.lines(terms.before).join(". "), words.lines(terms.after).join(". ")];
    return { ...line, changes: [...changes, { field: "terms" as const, before, after }] };
  }

  function form(policy: Policy | undefined) {
    const kind = policy?.terms.kind ?? kindOfNew;
    const others = (load.data ?? []).filter((one) => one.terms.kind === kind && one.id !== policy?.id);
    const names = others.map(({ name }) => name);
    return (
      <RecordForm
        form={policyRecord}
        record={policy}
        newValues={() => newPolicy(kindOfNew)}
        faultsOf={(draft) => policyFaults(draft, names, checkInTime)}
        fields={[
          { name: "name", label: text("policy.name") },
          { name: "terms", label: text("policy.reads"), words: ({ terms }) => words.lines(terms).join("\n") },
        ]}
        head={policy && <PolicyHead policy={policy} />}
      >
        <PolicyFields kind={kind} />
        <RecordHistory
          title={text("policy.history")}
          history={policy?.history.map(told)}
          whatOf={(what) => text(`policy.history.${what}`)}
          words={{ labelOf: (field: keyof typeof labels) => text(labels[field]), wordsOf: (_, value) => value }}
        />
      </RecordForm>
    );
  }

  return (
    <RecordDrawer
      record={policyRecord}
      id={id}
      newTitle={text(`policy.new.${kindOfNew}`)}
      titleOf={(policy) =>
        policy?.terms.kind === "rules" ? text("policy.house") : (policy?.name ?? text("policy.record"))
      }
      renderBeside={({ state }) => state === "off" && <StateBadge tone="quiet">{text("policy.off")}</StateBadge>}
      needs={[load]}
    >
      {form}
    </RecordDrawer>
  );
}
