import { Formik } from "formik";
import type { ReactNode } from "react";

import type { MessageId } from "@/shared/i18n/catalogues";

import { Part, Sent, State } from "./Part";

const wrong: MessageId = "email.invalid";

const values = {
  words: "Zoe Nadal",
  choice: "inHouse",
  people: "",
  time: "15:00",
  day: "2026-03-27",
  password: "secreta-y-larga",
  country: "ES",
  isOn: true,
  signature: "M30 60L60 30L90 70L150 40",
  isOff: false,
  tags: ["inHouse"],
};

/** A field of a form, usual and refused. */
export function FieldPart({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Part name={name}>
      <State name="usual" width={360}>
        <Formik initialValues={values} onSubmit={() => {}}>
          <div className="form">{children}</div>
        </Formik>
      </State>
      <State name="refused" width={360}>
        <Formik
          initialValues={values}
          validate={() => Object.fromEntries(Object.keys(values).map((field) => [field, wrong]))}
          onSubmit={() => {}}
        >
          <div className="form">
            <Sent />
            {children}
          </div>
        </Formik>
      </State>
    </Part>
  );
}
