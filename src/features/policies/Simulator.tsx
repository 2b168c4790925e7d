import { useFormikContext } from "formik";

import type { Policy } from "@/contract/reservations/policyRecords";
import type { ReservationRow } from "@/contract/reservations/reservationList";
import { addDays } from "@/domain/civilDate";
import { Form } from "@/shared/form/Form";
import { useProperty } from "@/shared/hotel/useProperty";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { ChoiceField } from "@/shared/ui/fields/ChoiceField";
import { DateField } from "@/shared/ui/fields/dates/DateField";
import { FieldGrid } from "@/shared/ui/fields/FieldGrid";
import { NumberField } from "@/shared/ui/fields/NumberField";
import { Chosen, Picker } from "@/shared/ui/fields/Picker";
import { TimeField } from "@/shared/ui/fields/TimeField";
import { Card } from "@/shared/ui/layout/Card";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";

import { SimulatedFees } from "./SimulatedFees";
import { foundStays, type SimulationValues, typedSimulationFaults } from "./simulation";

/** The cost of a cancellation at a moment, of a planned stay or of a reservation. */
export function Simulator({ policies }: { policies: Policy[] }) {
  const { text } = useText();
  const { businessDate, checkInTime } = useProperty();
  const firstOf = (kind: Policy["terms"]["kind"]) => policies.find(({ terms }) => terms.kind === kind)?.id ?? "";
  const initial: SimulationValues = {
    reservationId: "",
    guest: "",
    ratePlanId: "",
    cancellationId: firstOf("cancellation"),
    depositId: firstOf("deposit"),
    arrival: addDays(businessDate, 7),
    nights: 2,
    price: 100_00,
    cancelledOn: businessDate,
    time: checkInTime,
  };
  return (
    <Card title={text("policy.simulator")}>
      <Form initialValues={initial} faultsOf={typedSimulationFaults} onSubmit={() => {}} className="card-body">
        <Stack gap={16}>
          <StayFields policies={policies} />
          <FieldGrid>
            <DateField name="cancelledOn" label={text("policy.cancelledOn")} today={businessDate} />
            <TimeField name="time" label={text("policy.cancelledAt")} />
          </FieldGrid>
          <Row>
            <button type="submit" className="btn btn-primary">
              {text("policy.simulate")}
            </button>
          </Row>
          <SimulatedFees policies={policies} />
        </Stack>
      </Form>
    </Card>
  );
}

/** A reservation has its own stay and policies. */
function StayFields({ policies }: { policies: Policy[] }) {
  const { text } = useText();
  const { date } = useFormat();
  const { businessDate, currency } = useProperty();
  const { values, setValues } = useFormikContext<SimulationValues>();
  const { reservationId, guest, ratePlanId } = values;
  const plans = new Map(policies.flatMap(({ ratePlans }) => ratePlans.map(({ id, name }) => [id, name])));
  const choose = ({ id, customer }: Pick<ReservationRow, "id" | "customer">) =>
    void setValues({ ...values, reservationId: id, guest: customer });

  const policyField = (kind: "cancellation" | "deposit") => (
    <ChoiceField
      name={`${kind}Id`}
      label={text(`policy.tab.${kind}`)}
      choices={policies.flatMap((one) => (one.terms.kind === kind ? [one.id] : []))}
      wordsOf={(id) => policies.find((one) => one.id === id)?.name ?? id}
    />
  );

  return (
    <>
      <Picker
        name="reservationId"
        texts="policy.stay"
        search={foundStays}
        chosen={reservationId !== "" && <Chosen name={guest} title={<bdi>{`${guest} · ${reservationId}`}</bdi>} />}
        keyOf={({ id }) => id}
        onChoose={choose}
        onChange={() => choose({ id: "", customer: "" })}
      >
        {({ id, customer, checkin }) => <bdi>{`${customer} · ${id} · ${date(checkin.slice(0, 10))}`}</bdi>}
      </Picker>
      {reservationId === "" && (
        <FieldGrid>
          <ChoiceField
            name="ratePlanId"
            label={text("policy.ratePlan")}
            none={text("policy.noPlan")}
            choices={[...plans.keys()]}
            wordsOf={(id) => plans.get(id) ?? id}
          />
          {ratePlanId === "" && policyField("cancellation")}
          {ratePlanId === "" && policyField("deposit")}
          <DateField name="arrival" label={text("policy.arrival")} today={businessDate} />
          <NumberField name="nights" label={text("policy.fee.nights")} />
          <NumberField name="price" label={text("policy.price", { currency })} as="cents" />
        </FieldGrid>
      )}
    </>
  );
}
