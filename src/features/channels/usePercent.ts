import { withMinus } from "@/shared/format/formats";
import { useLanguage } from "@/shared/i18n/useText";

/** A percentage with the decimals that it has, two at most. */
export function usePercent(): (percent: number) => string {
  const { locale } = useLanguage();
  const format = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  return (percent) => withMinus(format.format(percent / 100));
}
