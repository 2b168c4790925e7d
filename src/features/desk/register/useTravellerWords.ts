import type { Traveller, TravellerField } from "@/contract/reservations/travellers";
import { isCivilDate } from "@/domain/civilDate";
import { countriesIn } from "@/shared/format/countriesIn";
import { useFormat } from "@/shared/i18n/useFormat";
import { useLanguage, useText } from "@/shared/i18n/useText";
import type { Words } from "@/shared/i18n/useWordsIn";
import { birthDateIn } from "@/shared/ui/fields/dates/dateText";

/** The data of a person, in the words of the screen. */
export function useTravellerWords(): (traveller: Traveller, field: TravellerField) => string {
  return travellerWords({ text: useText().text, formats: useFormat(), language: useLanguage() });
}

/** The data of a person, in the words of a language. */
export function travellerWords({
  text,
  formats: { date },
  language: { locale },
}: Pick<Words, "text" | "language"> & { formats: Pick<Words["formats"], "date"> }) {
  return (traveller: Traveller, field: TravellerField): string => {
    const value = traveller[field];
    if (field === "birthDate") return isCivilDate(birthDateIn(value)) ? date(birthDateIn(value)) : value;
    if (field === "surnames" && traveller.surnames) return text(`register.surnames.${traveller.surnames}`);
    if (field === "sex" && traveller.sex) return text(`register.sex.${traveller.sex}`);
    if (field === "kinship" && traveller.kinship) return text(`register.kinship.${traveller.kinship}`);
    if (field === "documentType" && traveller.documentType) return text(`documentType.${traveller.documentType}`);
    if (field === "nationality" || field === "country")
      return countriesIn(locale).find(({ code }) => code === value)?.name ?? value;
    return value;
  };
}
