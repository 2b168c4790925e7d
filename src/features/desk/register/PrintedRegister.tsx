import type { StayRegister } from "@/contract/reservations/register";
import { SIGNED_ON_PAPER, type Traveller } from "@/contract/reservations/travellers";
import { fieldsIn } from "@/domain/register/travellers";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useWordsIn, type Words } from "@/shared/i18n/useWordsIn";
import { PrintDocument } from "@/shared/print/PrintDocument";
import { Printing } from "@/shared/print/Printing";
import { Facts } from "@/shared/ui/layout/Facts";

import { travellerWords } from "./useTravellerWords";

interface PrintedRegisterProps {
  hotel: Hotel;
  register: StayRegister;
  onPrinted: () => void;
}

/** Of the texts on the card. */
const catalogues = ["register", "guests", "booking", "controls"] as const;

/**
 * The registration card of each person, to be signed on paper where it is not signed on the screen: in the language of the
 * guest, who signs it.
 */
export function PrintedRegister({ hotel, register, onPrinted }: PrintedRegisterProps) {
  const { id, room, arrival, departure, arrivedAt, travellers, language } = register;
  const words = useWordsIn(language, catalogues);
  if (!words) return null;
  const { text, formats } = words;
  const { date, dayAndTime } = formats;
  const entry = arrivedAt ? dayAndTime(arrivedAt, hotel.property.timeZone) : date(arrival);
  const lead = [id, `${text("booking.room")} ${room}`, `${entry} – ${date(departure)}`];
  // travellers have no id of their own
  const cards = travellers.map((traveller, place) => ({ key: `person ${place}`, traveller }));
  return (
    <Printing onPrinted={onPrinted}>
      {cards.map(({ key, traveller }) => (
        <PrintDocument key={key} property={hotel.property} title={text("register.card")} lead={lead} words={words}>
          <Card words={words} traveller={traveller} scheme={hotel.property.registerScheme} />
        </PrintDocument>
      ))}
    </Printing>
  );
}

interface CardProps {
  words: Words;
  traveller: Traveller;
  scheme: Hotel["property"]["registerScheme"];
}

function Card({ words, traveller, scheme }: CardProps) {
  const { text } = words;
  const wordsOf = travellerWords(words);
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
