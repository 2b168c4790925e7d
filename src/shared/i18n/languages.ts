export interface Language {
  code: LanguageCode;
  /** In the language itself. */
  name: string;
  /** For `Intl`: Arabic with European digits, as hotels print them on keys and bills. */
  locale: string;
  dir: "ltr" | "rtl";
}

/** In the order of the specification's menu. */
export const languages = [
  { code: "en", name: "English", locale: "en", dir: "ltr" },
  { code: "es", name: "Español", locale: "es", dir: "ltr" },
  { code: "fr", name: "Français", locale: "fr", dir: "ltr" },
  { code: "ru", name: "Русский", locale: "ru", dir: "ltr" },
  { code: "de", name: "Deutsch", locale: "de", dir: "ltr" },
  { code: "it", name: "Italiano", locale: "it", dir: "ltr" },
  { code: "zh", name: "中文", locale: "zh", dir: "ltr" },
  { code: "ar", name: "العربية", locale: "ar-u-ca-gregory-nu-latn", dir: "rtl" },
] as const satisfies readonly (Omit<Language, "code"> & { code: string })[];

export type LanguageCode = (typeof languages)[number]["code"];

export const defaultLanguage: LanguageCode = "es";

export const isLanguageCode = (code: string | null): code is LanguageCode =>
  languages.some((language) => language.code === code);

export const languageOf = (code: LanguageCode): Language => languages.find((language) => language.code === code)!;
