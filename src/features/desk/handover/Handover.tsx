import "./handover.scss";

import { nanoid } from "@reduxjs/toolkit";
import { type FormEvent, useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import { handoverLimits, type HandoverNote } from "@/contract/day/handover";
import type { Property } from "@/contract/property";
import { addDays } from "@/domain/civilDate";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { selectUser } from "@/shared/session/sessionSlice";
import { IconButton } from "@/shared/ui/IconButton";
import { LabelledControl } from "@/shared/ui/fields/LabelledControl";
import { BackIcon, NextIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { LoadState } from "@/shared/ui/states/LoadState";

import { handover, handoverWrites } from "./handoverNotes";

/** Notes between the shifts, by day, with who has read them. */
export function Handover({ property }: { property: Property }) {
  const { text } = useText();
  const { date } = useFormat();
  const today = property.businessDate;
  const [day, setDay] = useState(today);
  const load = handover.use(day);
  const notes = load.data ?? [];
  return (
    <Stack gap={16} className="handover">
      <Row gap={8}>
        <IconButton
          label={text("handover.previous")}
          icon={BackIcon}
          isMirrored
          onClick={() => setDay(addDays(day, -1))}
        />
        <strong aria-live="polite">
          <bdi>{date(day)}</bdi>
        </strong>
        {day < today && (
          <IconButton
            label={text("handover.next")}
            icon={NextIcon}
            isMirrored
            onClick={() => setDay(addDays(day, 1))}
          />
        )}
      </Row>
      {day === today && <NewNote />}
      {notes.length > 0 ? (
        <Stack as="ul" gap={8} aria-label={text("handover.title")}>
          {notes.map((note) => (
            <Note key={note.id} note={note} timeZone={property.timeZone} />
          ))}
        </Stack>
      ) : (
        <LoadState load={load} failed={text("handover.failed")} empty={text("handover.none")} />
      )}
    </Stack>
  );
}

function Note({ note: { id, text: words, by, at, seenBy }, timeZone }: { note: HandoverNote; timeZone: string }) {
  const { text } = useText();
  const { dayAndTime } = useFormat();
  const dispatch = useDispatch();
  const me = useSelector(selectUser)?.username ?? "";
  const canSee = by !== me && !seenBy.includes(me) && at !== "";
  return (
    <Stack padX={12} padY={12} line="around" round="medium" as="li" gap={8} align="start" className="handover-note">
      <p dir="auto">{words}</p>
      <p className="handover-who">
        <bdi>{by}</bdi>
        {at && (
          <>
            {" · "}
            <bdi>{dayAndTime(at, timeZone)}</bdi>
          </>
        )}
        {seenBy.length > 0 && ` · ${text("handover.seenBy", { names: seenBy })}`}
      </p>
      {canSee && (
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          onClick={() => dispatch(handoverWrites.written({ kind: "see", id, by: me }))}
        >
          {text("handover.see")}
        </button>
      )}
    </Stack>
  );
}

function NewNote() {
  const { text } = useText();
  const dispatch = useDispatch();
  const by = useSelector(selectUser)?.username ?? "";
  const [words, setWords] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const problem =
    words.trim() === ""
      ? text("handover.empty")
      : words.length > handoverLimits.letters
        ? text("reason.FIELD_TOO_LONG", { max: handoverLimits.letters })
        : undefined;

  function add(event: FormEvent) {
    event.preventDefault();
    setIsChecked(problem !== undefined);
    if (problem) return;
    dispatch(handoverWrites.written({ kind: "add", id: nanoid(), text: words.trim(), by }));
    setWords("");
  }

  return (
    <Stack as="form" gap={8} align="start" className="handover-new" onSubmit={add} noValidate>
      <LabelledControl label={text("handover.new")} problem={isChecked ? problem : undefined}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            dir="auto"
            className={isChecked && problem ? "form-control is-invalid" : "form-control"}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </LabelledControl>
      <button type="submit" className="btn btn-primary">
        {text("handover.add")}
      </button>
    </Stack>
  );
}
