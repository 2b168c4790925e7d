import { SIGNED_ON_PAPER, type StayRegister, type Traveller } from "@/contract/reservations/register";
import { fieldsIn } from "@/domain/register/travellers";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { PrintDocument } from "@/shared/print/PrintDocument";
import { Printing } from "@/shared/print/Printing";
import { Facts } from "@/shared/ui/layout/Facts";

import { useTravellerWords } from "./useTravellerWords";

interface PrintedRegisterProps {
  hotel: Hotel;
  register: StayRegister;
  onPrinted: () => void;
}

/** The registration card of each person, to be signed on paper where it is not signed on the screen. */
export function PrintedRegister({ hotel, register, onPrinted }: PrintedRegisterProps) {
  const { text } = useText();
  const { date, dayAndTime } = useFormat();
  const { id, room, arrival, departure, arrivedAt, travellers } = register;
  const entry = arrivedAt ? dayAndTime(arrivedAt, hotel.property.timeZone) : date(arrival);
  const lead = [id, `${text("booking.room")} ${room}`, `${entry} – ${date(departure)}`];
  // travellers have no id of their own
  const cards = travellers.map((traveller, place) => ({ key: `person ${place}`, traveller }));
  return (
    <Printing onPrinted={onPrinted}>
      {cards.map(({ key, traveller }) => (
        <PrintDocument key={key} property={hotel.property} title={text("register.card")} lead={lead}>
          <Card traveller={traveller} scheme={hotel.property.registerScheme} />
        </PrintDocument>
      ))}
    </Printing>
  );
}

interface CardProps {
  traveller: Traveller;
  scheme: Hotel["property"]["registerScheme"];
}

function Card({ traveller, scheme }: CardProps) {
  const { text } = useText();
  const wordsOf = useTravellerWords();
  const { signature } = traveller;
  return (
    <>
      <Facts
        shape="table"
        facts={fieldsIn(scheme)
          .filter((field) => field !== "signature" && field !== "surnames" && field !== "municipalityCode")
          .map((field) => ({ label: text(`register.field.${field}`), value: wordsOf(traveller, field) }))}
      />
      <p>{text("register.field.signature")}</p>
      <svg className="register-signature" viewBox="0 0 300 100" aria-hidden="true">
        {signature !== SIGNED_ON_PAPER && <path d={signature} />}
      </svg>
    </>
  );
}
