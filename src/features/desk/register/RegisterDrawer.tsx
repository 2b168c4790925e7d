import "./register.scss";

import { useState } from "react";
import { useSelector } from "react-redux";
import { array, object, string } from "yup";

import type { StayRegister } from "@/contract/reservations/register";
import type { Traveller } from "@/contract/reservations/travellers";
import { partyFaults } from "@/domain/register/travellerFaults";
import { fieldsIn, noTraveller } from "@/domain/register/travellers";
import { type Hotel, selectHotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { byRules } from "@/shared/record/byRules";
import { RecordDrawer } from "@/shared/record/RecordDrawer";
import { RecordForm } from "@/shared/record/RecordForm";
import type { RecordField } from "@/shared/record/recordFields";
import { SaveButton } from "@/shared/record/SaveButton";
import { useWayBack } from "@/shared/routing/origin";
import { paths } from "@/shared/routing/paths";
import { birthDateIn } from "@/shared/ui/fields/dates/dateText";

import { useDeskClose } from "../stay/StayDrawer";
import { RegisterHead } from "./RegisterHead";
import { registerRecord, type RegisterValues } from "./registerRecord";
import { TravellerFields } from "./TravellerFields";
import { useTravellerWords } from "./useTravellerWords";

/** The people of a stay, as the register of travellers asks for them. */
export function RegisterDrawer({ id }: { id: string }) {
  const { text } = useText();
  const hotel = useSelector(selectHotel);
  return (
    <RecordDrawer
      record={registerRecord}
      id={id}
      titleOf={(shown) => (shown ? text("register.of", { customer: shown.customer }) : text("register.title"))}
      onClose={useDeskClose()}
    >
      {(register) => register && hotel && <Form hotel={hotel} register={register} />}
    </RecordDrawer>
  );
}

/** Rules that need no server. A missing field is no error: it is asked for, and the guest may come back. */
function schemaOf({ arrival }: StayRegister, businessDate: string) {
  const ofParty = byRules(({ travellers = [] }: { travellers?: Partial<Traveller>[] }) => {
    const party = travellers.map(({ birthDate = "", ...one }) => ({ ...one, birthDate: birthDateIn(birthDate) }));
    const faults = partyFaults(party, arrival, businessDate);
    return faults.map(({ place, field, reason }) => ({ field: `travellers.${place}.${field}`, reason }));
  });
  const fields = Object.keys(noTraveller).map((field) => [field, string().test(ofParty)]);
  return object({ travellers: array().of(object(Object.fromEntries(fields))) });
}

function Form({ hotel, register }: { hotel: Hotel; register: StayRegister }) {
  const { text } = useText();
  const wordsOf = useTravellerWords();
  const { isOpened, goBack } = useWayBack(paths.checkInOut);
  const { businessDate, registerScheme } = hotel.property;
  const [schema] = useState(() => schemaOf(register, businessDate));
  const fields = register.travellers.map((_, place): RecordField<RegisterValues> => ({
    name: `travellers.${place}`,
    label: text("register.person", { number: place + 1 }),
    words: ({ travellers }) =>
      fieldsIn(registerScheme)
        .filter((field) => field !== "signature")
        .map((field) => travellers[place] && wordsOf(travellers[place], field))
        .filter(Boolean)
        .join(" · "),
  }));
  return (
    <RecordForm
      form={registerRecord}
      record={register}
      newValues={() => registerRecord.rules.valuesOf(register)}
      schema={schema}
      fields={fields}
      head={<RegisterHead hotel={hotel} register={register} />}
      onSaved={isOpened ? goBack : undefined}
    >
      {fields.map(({ name }, place) => (
        <TravellerFields
          key={name}
          place={place}
          arrival={register.arrival}
          scheme={registerScheme}
          businessDate={businessDate}
          isOpen={place === 0}
        />
      ))}
      <SaveButton />
    </RecordForm>
  );
}
