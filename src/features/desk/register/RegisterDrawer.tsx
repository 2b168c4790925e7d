import "./register.scss";

import { useSelector } from "react-redux";

import type { RegisterDraft, StayRegister } from "@/contract/reservations/register";
import { partyFaults } from "@/domain/register/travellerFaults";
import { fieldsIn } from "@/domain/register/travellers";
import { type Hotel, selectHotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { RecordDrawer } from "@/shared/record/RecordDrawer";
import { RecordForm } from "@/shared/record/RecordForm";
import type { RecordField } from "@/shared/record/recordFields";
import { SaveButton } from "@/shared/record/SaveButton";
import { useWayBack } from "@/shared/routing/origin";
import { paths } from "@/shared/routing/paths";

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

/** A missing field is no fault: it is asked for, and the guest may come back. */
const faultsIn = ({ travellers }: RegisterDraft, { arrival }: StayRegister, businessDate: string) =>
  partyFaults(travellers, arrival, businessDate).map(({ place, field, reason }) => ({
    field: `travellers.${place}.${field}`,
    reason,
  }));

function Form({ hotel, register }: { hotel: Hotel; register: StayRegister }) {
  const { text } = useText();
  const wordsOf = useTravellerWords();
  const { isOpened, goBack } = useWayBack(paths.checkInOut);
  const { businessDate, registerScheme } = hotel.property;
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
      faultsOf={(draft) => faultsIn(draft, register, businessDate)}
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
