import type { Traveller, TravellerField } from "@/contract/reservations/register";
import { isCivilDate } from "@/domain/civilDate";
import { countriesIn } from "@/shared/format/countriesIn";
import { useFormat } from "@/shared/i18n/useFormat";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { birthDateIn } from "@/shared/ui/fields/dates/dateText";

/** The data of a person, in the words of the screen. */
export function useTravellerWords(): (traveller: Traveller, field: TravellerField) => string {
  const { text } = useText();
  const { date } = useFormat();
  const { locale } = useLanguage();

  return (traveller, field) => {
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
