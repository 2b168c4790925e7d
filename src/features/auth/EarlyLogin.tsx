import { useFormikContext } from "formik";
import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";

import type { Credentials } from "@/contract/auth";
import { isLanguageCode } from "@/shared/i18n/languages";
import { chooseLanguage, currentSpoken } from "@/shared/i18n/spoken";

/** The sign-in of index.html (src/app/boot.js), until React replaces it. */
const earlyForm = () => document.querySelector<HTMLFormElement>("form[data-early]");

export const isEarlyLoginShown = () => earlyForm() !== null;

/** Takes over what was done with the sign-in of index.html: what was typed, the focus, the language, the submission. */
export function EarlyLogin() {
  const formik = useFormikContext<Credentials>();
  const [early] = useState(readEarlyLogin);
  const marker = useRef<HTMLSpanElement>(null);

  const takeOver = useEffectEvent(() => {
    const form = marker.current?.closest("form");
    if (early && form) handOver(early, form, formik);
  });

  useLayoutEffect(() => {
    takeOver();
  }, []);

  return <span ref={marker} hidden />;
}

type EarlyLogin = NonNullable<ReturnType<typeof readEarlyLogin>>;
type Formik = Pick<ReturnType<typeof useFormikContext<Credentials>>, "setValues" | "submitForm">;

/** The form, still there after React has replaced it, and what is known only before that. */
function readEarlyLogin() {
  const form = earlyForm();
  if (!form) return undefined;
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLInputElement && form.contains(activeElement) ? activeElement : undefined;
  return {
    form,
    focused,
    language: form.parentElement?.querySelector("select")?.value ?? null,
    isPressed: form.querySelector("[type=submit]:active") !== null, // its release would meet another button: no click
  };
}

/** Does nothing when it is called again. */
function handOver({ form: early, focused, language, isPressed }: EarlyLogin, form: HTMLFormElement, formik: Formik) {
  const mark = early.dataset.early;
  if (mark === undefined) return;
  delete early.dataset.early;
  void formik.setValues(Object.fromEntries(new FormData(early)) as unknown as Credentials, false);
  if (early.querySelector("[aria-pressed=true]")) form.querySelector<HTMLElement>("[aria-pressed]")?.click();
  if (isLanguageCode(language) && language !== currentSpoken().code) void chooseLanguage(language).catch(() => {});
  const field = focused && form.querySelector<HTMLInputElement>(`[name="${focused.name}"]`);
  field?.focus();
  setTimeout(() => {
    // the values are in the fields now
    if (focused) field?.setSelectionRange(focused.selectionStart, focused.selectionEnd);
    if (mark === "submitted" || isPressed) void formik.submitForm();
  });
}
