import type { CatalogueName, Messages } from "./catalogues";

/** The default language's texts of the first screen are part of the app. */
const atHand = import.meta.glob<Messages>("../../locales/es/{common,auth}.json", { import: "default", eager: true });

export async function fetchCatalogue(language: string, name: CatalogueName): Promise<Messages> {
  const path = `../../locales/${language}/${name}.json`;
  if (atHand[path]) return atHand[path];
  const { catalogueFile } = await import("./catalogueFiles");
  return catalogueFile(language, name);
}
