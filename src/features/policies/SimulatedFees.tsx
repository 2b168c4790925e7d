import { useFormikContext } from "formik";

import type { Policy } from "@/contract/reservations/policyRecords";
import type { FeePreview } from "@/contract/reservations/reservationActions";
import { plannedReservation, simulatedFees, simulationFaults } from "@/domain/policies/simulatedFees";
import { parseDate } from "@/shared/format/dateRange";
import { useProperty } from "@/shared/hotel/useProperty";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { Facts } from "@/shared/ui/layout/Facts";
import { LoadState } from "@/shared/ui/states/LoadState";

import { simulatedStay, type SimulationValues } from "./simulation";
import { useTermsWords } from "./useTermsWords";

/** The fees of the stay in the form around it, once they were asked for; nothing while the form is wrong. */
export function SimulatedFees({ policies }: { policies: Policy[] }) {
  const { text } = useText();
  const { date, money } = useFormat();
  const { currency, billing } = useProperty();
  const words = useTermsWords();
  const { values, submitCount } = useFormikContext<SimulationValues>();
  const load = simulatedStay.use(values.reservationId);
  const planned = usePlannedStay(policies);
  const businessDate = parseDate(values.cancelledOn);
  if (submitCount === 0 || !businessDate || simulationFaults(values).length > 0) return null;
  const stay = values.reservationId === "" ? planned : load.data;
  if (!stay) return <LoadState load={load} failed={text("policy.stayFailed")} />;
  const fees = simulatedFees(stay, {
    businessDate,
    clock: `${businessDate} ${values.time}`,
    feeCause: billing.feeCause,
  });
  const amount = (cents: number) => money({ cents, currency });
  const kept = ({ fee, feeCause }: FeePreview) =>
    feeCause === "N1" && fee > 0 ? text("policy.feeNoVat", { amount: amount(fee) }) : amount(fee);
  const deposit = fees.depositDueOn
    ? text("policy.depositBy", { date: date(fees.depositDueOn) })
    : text("policy.depositAtOnce");
  return (
    <section role="status" aria-label={text("policy.simulated")}>
      <Facts
        shape="table"
        facts={[
          {
            label: text("policy.simulatedTier"),
            value: fees.tier ? words.tier(fees.tier) : words.late(stay.policies.cancellation),
          },
          { label: text("policy.cancellationFee"), value: kept(fees.cancellation) },
          { label: text("policy.refund"), value: fees.cancellation.refund > 0 && amount(fees.cancellation.refund) },
          { label: text("policy.noShowFee"), value: kept(fees.noShow) },
          { label: deposit, value: fees.deposit > 0 && amount(fees.deposit) },
        ]}
      />
    </section>
  );
}

/** Undefined for a reservation, and while its arrival is no date. */
function usePlannedStay(policies: Policy[]) {
  const { checkInTime } = useProperty();
  const { values } = useFormikContext<SimulationValues>();
  const find = (kind: "cancellation" | "deposit") =>
    policies.find(({ id, terms, ratePlans }) =>
      values.ratePlanId === ""
        ? id === values[`${kind}Id`]
        : terms.kind === kind && ratePlans.some((plan) => plan.id === values.ratePlanId),
    );
  const [cancellation, deposit] = [find("cancellation"), find("deposit")];
  const arrival = parseDate(values.arrival);
  if (!arrival || cancellation?.terms.kind !== "cancellation" || deposit?.terms.kind !== "deposit") return undefined;
  if (values.reservationId !== "" || simulationFaults(values).length > 0) return undefined;
  const { nights, price } = values;
  return plannedReservation(
    { arrival, nights, price },
    {
      cancellation: { ...cancellation, ...cancellation.terms },
      deposit: { ...deposit, ...deposit.terms },
      children: { id: "", name: "", bands: [] },
      checkInTime,
    },
  );
}
