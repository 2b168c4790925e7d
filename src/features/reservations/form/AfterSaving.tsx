import { useFormikContext } from "formik";
import { useEffect, useEffectEvent } from "react";
import { generatePath, useNavigate } from "react-router-dom";

import type { Reservation } from "@/contract/reservations";
import type { Sentence } from "@/shared/i18n/sentence";
import { paths } from "@/shared/routing/paths";
import { useFieldRefusals } from "@/shared/submission/fieldRefusals";

import type { BookingRefusal } from "../bookingRefusal";
import { type BookingValues, draftOf, valuesOf } from "./bookingValues";
import { fieldOfReason, pathsOf } from "./fieldOfReason";
import { isSameDraft } from "./isSameDraft";
import type { Saving } from "./savingSlice";
import { dropStoredBooking } from "./storedBooking";
import { useReason } from "@/shared/i18n/useReason";

interface AfterSavingProps {
  /** The draft's name. */
  keptAs: string;
  /** As it stands now; none while a new one is written down. */
  reservation: Reservation | undefined;
  saving: Saving;
  /** The values that a refusal is about. */
  sent: BookingValues;
}

/** What follows an answer: sentences to their fields, or the form as it was saved; a new one goes on to its own page. */
export function AfterSaving({ keptAs, reservation, saving: { draft, refusal, saved }, sent }: AfterSavingProps) {
  const navigate = useNavigate();
  const reasonText = useReason();
  const { dirty, resetForm, setValues, values } = useFormikContext<BookingValues>();

  const isNew = reservation === undefined;
  const settle = useEffectEvent(() => {
    if (!saved) return;
    // what was typed since then is still to be saved, upon this
    if (draft && !isSameDraft(draft, draftOf(values))) void setValues({ ...values, version: saved.version });
    else {
      dropStoredBooking(keptAs);
      resetForm({ values: isNew ? values : valuesOf(saved) });
    }
  });
  /** An action has changed it under a form in which nothing is typed. */
  const follow = useEffectEvent(() => {
    if (reservation && !dirty && reservation.version !== values.version) resetForm({ values: valuesOf(reservation) });
  });
  const refuse = useFieldRefusals(pathsOf);
  const tellFields = useEffectEvent(() => refuse(refusal && sentencesByField(refusal, reasonText), sent));
  const openItsPage = useEffectEvent(() => {
    if (saved) void navigate(generatePath(paths.reservation, { id: saved.id }), { replace: true });
  });

  useEffect(() => {
    if (saved) settle();
  }, [saved]);
  useEffect(() => follow(), [reservation]);
  useEffect(() => tellFields(), [refusal]);
  useEffect(() => {
    if (saved && isNew && !dirty) openItsPage();
  }, [saved, isNew, dirty]);

  return null;
}

function sentencesByField(
  { fields, reasons }: BookingRefusal,
  reasonText: ReturnType<typeof useReason>,
): Record<string, Sentence> {
  const placed = reasons.flatMap((reason): [string, Sentence][] => {
    const field = fieldOfReason(reason.code);
    return field ? [[field, { text: reasonText(reason) }]] : [];
  });
  return { ...fields, ...Object.fromEntries(placed) };
}
