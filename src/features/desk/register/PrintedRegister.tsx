import { useEffect } from "react";
import { createPortal } from "react-dom";

import { SIGNED_ON_PAPER, type StayRegister, type Traveller } from "@/contract/reservations/register";
import { fieldsIn } from "@/domain/register/travellers";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";

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
  const cards = travellers.map((traveller, place) => ({ key: `person ${place}`, traveller }));

  useEffect(() => {
    window.print();
    onPrinted();
  }, [onPrinted]);

  return createPortal(
    <div className="printed-register">
      {cards.map(({ key, traveller }) => (
        <article key={key}>
          <h1>{text("register.card")}</h1>
          <p>
            {hotel.property.name} · {id} · {text("booking.room")} {room} · {entry} – {date(departure)}
          </p>
          <Card traveller={traveller} scheme={hotel.property.registerScheme} />
        </article>
      ))}
    </div>,
    document.body,
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
      <dl>
        {fieldsIn(scheme)
          .filter((field) => field !== "signature" && field !== "surnames" && field !== "municipalityCode")
          .map((field) => (
            <div key={field}>
              <dt>{text(`register.field.${field}`)}</dt>
              <dd>
                <bdi>{wordsOf(traveller, field)}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      <p>{text("register.field.signature")}</p>
      <svg viewBox="0 0 300 100" aria-hidden="true">
        {signature !== SIGNED_ON_PAPER && <path d={signature} />}
      </svg>
    </>
  );
}
