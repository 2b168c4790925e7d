import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { generatePath, Link } from "react-router-dom";

import type { StayRegister } from "@/contract/reservations/register";
import { ReasonDialog } from "@/shared/actions/ReasonDialog";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { PrintIcon } from "@/shared/ui/icons";
import { Muted } from "@/shared/ui/layout/Muted";
import { RecordHead } from "@/shared/ui/page/RecordHead";
import { RecordNumber } from "@/shared/ui/RecordNumber";
import { Warning } from "@/shared/ui/states/Warning";

import { PrintedRegister } from "./PrintedRegister";
import { registerMarks } from "./registerMarks";
import { useRegisterEventWords } from "./useRegisterEventWords";

/** The stay of a register, and how far it is on its way to the authorities. */
export function RegisterHead({ hotel, register }: { hotel: Hotel; register: StayRegister }) {
  const { text } = useText();
  const { date } = useFormat();
  const dispatch = useDispatch();
  const wordsOf = useRegisterEventWords();
  const { asked, isRunning } = useSelector(registerMarks.selectors.selectMarks);
  const [isPrinting, setIsPrinting] = useState(false);
  const { id, room, arrival, departure, state, isCorrection, events, missing } = register;
  const incomplete = missing.filter((fields) => fields.length > 0).length;
  const notes = events.map((event) => ({ key: `${event.what} ${event.at}`, words: wordsOf(event) }));
  const close = () => dispatch(registerMarks.actions.asked(undefined));
  return (
    <>
      <RecordHead
        label={text("register.title")}
        facts={[
          { label: text("booking.room"), value: room || text("booking.roomNone") },
          { label: text("booking.stay"), value: `${date(arrival)} – ${date(departure)}` },
          {
            label: text("booking.number"),
            value: (
              <Link to={generatePath(paths.reservation, { id })}>
                <RecordNumber id={id} />
              </Link>
            ),
          },
          { label: text("register.standing"), value: text(`register.state.${state}`, { count: incomplete }) },
        ]}
      >
        <button type="button" className="btn btn-quiet btn-own-width" onClick={() => setIsPrinting(true)}>
          <PrintIcon size={18} aria-hidden="true" />
          {text("register.print")}
        </button>
        {state === "sent" && (
          <button
            type="button"
            className="btn btn-quiet btn-own-width"
            onClick={() => dispatch(registerMarks.actions.asked("takeBack"))}
          >
            {text("register.takeBack")}
          </button>
        )}
        {isPrinting && <PrintedRegister hotel={hotel} register={register} onPrinted={() => setIsPrinting(false)} />}
      </RecordHead>
      <Muted as="p">{text("register.asked")}</Muted>
      {isCorrection && state !== "sent" && <Warning>{text("register.correctionHint")}</Warning>}
      {notes.length > 0 && (
        <details className="register-events">
          <summary>{text("register.events")}</summary>
          <ul className="bullets">
            {notes.map(({ key, words }) => (
              <li key={key}>{words}</li>
            ))}
          </ul>
        </details>
      )}
      {asked === "takeBack" && (
        <ReasonDialog
          dialog={{
            act: ({ reason = "" }) => dispatch(registerMarks.actions.takeBackRequested({ id, reason })),
            close,
            isBusy: isRunning,
            problem: undefined,
            fields: undefined,
            about: "",
          }}
          title="register.takeBack"
        >
          <p>{text("register.takeBackHint")}</p>
        </ReasonDialog>
      )}
    </>
  );
}
