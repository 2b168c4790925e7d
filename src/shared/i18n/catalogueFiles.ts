import type { Messages } from "./catalogues";

type Files = Record<string, () => Promise<Messages>>;

/** By language a list of its files: all languages together would make the frame a seventh larger. */
const lists = import.meta.glob<{ files: Files }>("./files/*.ts");

/** The developers' panel is in no production build. */
const developersFiles: Files = import.meta.env.DEV
  ? import.meta.glob<Messages>("../../locales/*/faults.json", { import: "default" })
  : {};

export async function catalogueFile(language: string, name: string): Promise<Messages> {
  const developers = developersFiles[`../../locales/${language}/${name}.json`];
  if (developers) return developers();
  const list = await lists[`./files/${language}.ts`]?.();
  return (await list?.files[`../../../locales/${language}/${name}.json`]?.()) ?? {};
}
