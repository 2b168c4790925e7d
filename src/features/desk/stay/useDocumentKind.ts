import { useField } from "formik";
import { useEffect, useEffectEvent, useRef } from "react";

import type { DocumentType } from "@/contract/people/guest";
import { kindByForm } from "@/domain/people/documents";

/** Lets the kind of a document follow from the number that is typed, until a person chooses another. */
export function useDocumentKind(within = "") {
  const [{ value: number }, { initialValue }] = useField<string>(`${within}document`);
  const [{ value: kind }, , { setValue }] = useField<DocumentType | "">(`${within}documentType`);
  const followed = useRef<DocumentType | "">("");
  const follow = useEffectEvent(() => {
    const isChosen = kind !== "" && kind !== followed.current;
    if (isChosen || number === initialValue) return;
    followed.current = kindByForm(number);
    void setValue(followed.current);
  });
  useEffect(() => follow(), [number]);
}
