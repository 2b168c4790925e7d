import { useFormikContext } from "formik";
import type { ReactNode } from "react";

import { documentTypes } from "@/contract/people/guest";
import type { Property } from "@/contract/property";
import {
  kinships,
  sexes,
  SIGNED_ON_PAPER,
  type SurnameMark,
  surnameMarks,
  type TravellerField,
} from "@/contract/reservations/travellers";
import { partyFaults } from "@/domain/register/travellerFaults";
import { fieldsIn, isAskedOf, missingOf, withHomeOfFirst } from "@/domain/register/travellers";
import { useText } from "@/shared/i18n/useText";
import { CountryField } from "@/shared/ui/fields/CountryField";
import { DateField } from "@/shared/ui/fields/dates/DateField";
import { birthDateIn } from "@/shared/ui/fields/dates/dateText";
import { ChoiceField } from "@/shared/ui/fields/ChoiceField";
import { SignatureField } from "@/shared/ui/fields/SignatureField";
import { TextField } from "@/shared/ui/fields/TextField";
import { FieldGrid } from "@/shared/ui/fields/FieldGrid";
import { Text } from "@/shared/ui/layout/Text";

import { useDocumentKind } from "../stay/useDocumentKind";
import type { RegisterValues } from "./registerRecord";

interface TravellerFieldsProps {
  place: number;
  arrival: string;
  scheme: Property["registerScheme"];
  businessDate: string;
  isOpen: boolean;
}

/** One person of the stay; the heading says what is still to be asked. */
export function TravellerFields({ place, arrival, scheme, businessDate, isOpen }: TravellerFieldsProps) {
  const { text } = useText();
  const { values, setValues } = useFormikContext<RegisterValues>();
  useDocumentKind(`travellers.${place}.`);
  const party = values.travellers.map((one) => ({ ...one, birthDate: birthDateIn(one.birthDate) }));
  const traveller = party[place];
  if (!traveller) return null;
  const missing = missingOf(traveller, arrival, scheme, party);
  const faults = partyFaults(party, arrival, businessDate).filter((fault) => fault.place === place);
  const isWhole = missing.length === 0 && faults.length === 0;
  const name = [traveller.firstName, traveller.lastName].filter(Boolean).join(" ");
  /** A field that is asked of few is shown where it is asked, or known. */
  const isShown = (field: TravellerField) =>
    !ofFew.has(field) || traveller[field] !== "" || isAskedOf(field, traveller, arrival, party);
  return (
    <Text as="details" line="around" round="medium" fill="surface" className="traveller" open={isOpen}>
      <summary>
        <strong>
          {text("register.person", { number: place + 1 })}
          {name && (
            <>
              {" · "}
              <bdi>{name}</bdi>
            </>
          )}
        </strong>
        <Text tone={isWhole ? "success" : "danger"}>
          {[
            ...(missing.length > 0 ? [text("desk.dataMissing", { count: missing.length })] : []),
            ...(faults.length > 0 ? [text("register.toCorrect", { count: faults.length })] : []),
            ...(isWhole ? [text("register.complete")] : []),
          ].join(" · ")}
        </Text>
      </summary>
      <FieldGrid>
        {fieldsIn(scheme)
          .filter(isShown)
          .map((field) => (
            <Field
              key={field}
              field={field}
              name={`travellers.${place}.${field}`}
              isAsked={isAskedOf(field, traveller, arrival, party)}
              businessDate={businessDate}
            />
          ))}
        {place === 0 && party.length > 1 && scheme === "spain" && (
          <Text as="div" isWhole>
            <button
              type="button"
              className="btn btn-quiet"
              onClick={() => void setValues({ ...values, travellers: withHomeOfFirst(values.travellers) })}
            >
              {text("register.homeForAll")}
            </button>
          </Text>
        )}
      </FieldGrid>
    </Text>
  );
}

const ofFew = new Set<TravellerField>([
  "documentType",
  "document",
  "surnames",
  "supportNumber",
  "kinship",
  "remark",
  "municipalityCode",
  "signature",
]);

interface FieldProps {
  field: TravellerField;
  name: string;
  isAsked: boolean;
  businessDate: string;
}

/** As its kind of data is typed: a name in its own direction, a number from left to right. */
function Field({ field, name, isAsked, businessDate }: FieldProps) {
  const { text } = useText();
  const label = text(`register.field.${field}`);
  const hint = field === "remark" && isAsked ? text("register.remarkAsked") : undefined;
  const choice = (options: readonly string[], words: (option: never) => string, unsaid = "–"): ReactNode => (
    <ChoiceField
      name={name}
      label={label}
      isAsked={isAsked}
      none={unsaid}
      choices={options}
      wordsOf={(option) => words(option as never)}
    />
  );
  switch (field) {
    case "sex":
      return choice(sexes, (sex: (typeof sexes)[number]) => text(`register.sex.${sex}`));
    case "surnames":
      return choice(
        surnameMarks,
        (mark: SurnameMark) => text(`register.surnames.${mark}`),
        text("register.surnames.asWritten"),
      );
    case "kinship":
      return choice(kinships, (kinship: (typeof kinships)[number]) => text(`register.kinship.${kinship}`));
    case "documentType":
      return choice(documentTypes, (type: (typeof documentTypes)[number]) => text(`documentType.${type}`));
    case "birthDate":
      return <DateField name={name} label={label} isAsked={isAsked} today={businessDate} isBirth />;
    case "nationality":
    case "country":
      return <CountryField {...{ name, label, isAsked }} unknownLabel={text("booking.countryUnknown")} />;
    case "signature":
      return (
        <SignatureField {...{ name, label, isAsked }} paper={SIGNED_ON_PAPER} paperLabel={text("register.onPaper")} />
      );
    default:
      return <TextField {...{ name, label, hint, isAsked }} dir={numbers.has(field) ? "ltr" : "auto"} />;
  }
}

const numbers = new Set<TravellerField>([
  "document",
  "supportNumber",
  "postalCode",
  "municipalityCode",
  "phone",
  "email",
]);
