import "./drafts.scss";

import { nanoid } from "@reduxjs/toolkit";
import { type FormikValues, useFormikContext } from "formik";
import { useEffect, useEffectEvent, useState } from "react";

import { useHotelTimes } from "@/shared/hotel/useHotelTimes";
import { useText } from "@/shared/i18n/useText";
import { Offer } from "@/shared/ui/states/Offer";

import type { LeftDraft, NamedForm, StoredDrafts } from "./storedDrafts";

interface DraftOfferProps<Values> {
  drafts: StoredDrafts<Values>;
  form: NamedForm;
  /** The name of this form's own draft. */
  keptAs: string;
  /** The draft that the form begins with, without asking. */
  continued?: Values;
  /**
   * The values of the form with those of a draft that is taken: it goes over into the form's own. Unless told, the form goes
   * on with the draft itself, by the id in its values. Either way what stood there is kept, and offered next.
   */
  filledIn?: (draft: Values) => Values;
}

/** Stores what is typed, and offers the drafts that earlier forms of the record left, one after the other. */
export function DraftOffer<Values extends FormikValues>(props: DraftOfferProps<Values>) {
  const { drafts, form, keptAs, continued, filledIn } = props;
  const { text } = useText();
  const { listTime, time, dayAndTime } = useHotelTimes();
  const { values, dirty, setValues } = useFormikContext<Values>();
  const [left, setLeft] = useState<LeftDraft>();

  const begin = useEffectEvent(() => {
    if (continued) void setValues(continued);
  });
  const find = useEffectEvent(async () => (continued ? undefined : drafts.findLeft(form)));
  useEffect(() => begin(), []);
  useEffect(() => {
    if (dirty) drafts.write(keptAs, values);
    else if (!continued) drafts.drop(keptAs); // typed and taken back
  }, [drafts, keptAs, continued, dirty, values]);
  useEffect(() => {
    if (left) return undefined;
    let isWanted = true;
    void find().then((found) => isWanted && setLeft(found));
    return () => void (isWanted = false);
  }, [keptAs, left]);

  /** "14:05" today, with the date on another day. */
  const said = (instant: string) => (listTime(instant) === time(instant) ? time : dayAndTime)(instant);

  function takeOver(name: string, draft: Values) {
    const filled = filledIn?.(draft) ?? draft;
    void setValues(filled);
    if (!filledIn) return;
    if (dirty) drafts.write(`${keptAs}:${nanoid()}`, values); // what was typed since is offered in its turn
    drafts.write(keptAs, filled);
    drafts.drop(name);
  }

  async function recover({ name }: LeftDraft) {
    const found = await drafts.takeLeft(name);
    if (found) takeOver(name, found);
    setLeft(undefined);
  }

  async function discard({ name }: LeftDraft) {
    if (await drafts.takeLeft(name)) drafts.drop(name);
    setLeft(undefined);
  }

  return (
    left && (
      <div role="status" className="draft-offer">
        <Offer
          sentence={text("record.draft", { time: said(left.savedAt) })}
          take={{ label: text("record.draftRecover"), onPress: () => void recover(left) }}
          leave={{ label: text("record.draftDiscard"), onPress: () => void discard(left) }}
        />
      </div>
    )
  );
}
