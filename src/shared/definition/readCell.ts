import type { Definition } from "@/contract/definition/defineRecord";
import type { Field } from "@/contract/definition/fields";
import { leavesOf } from "@/domain/definition/leavesOf";
import { folded } from "@/domain/text/folded";
import type { MessageId } from "@/shared/i18n/catalogues";
import type { ListWords } from "@/shared/list/listColumn";

import { labelAt, textIdOf } from "./definedWords";
import { plainCodecs } from "./plainCodecs";

type Words = Pick<ListWords, "text">;

/** Kinds that a cell can tell: the rest is more than a text. */
const kinds = new Set<Field["kind"]>(["text", "texts", "choice", "count", "amount", "flag", "date", "record"]);

export const importedFields = ({ fields }: Definition): [path: string, field: Field][] =>
  Object.entries(leavesOf(fields)).filter(([, { kind }]) => kinds.has(kind));

/** The field of a heading: it is called by its label, whole or its last part, or by its name. */
export function pathOfHeading(definition: Definition, heading: string, words: Words): string | undefined {
  const named = (path: string) => [labelAt(definition, path, words), words.text(textIdOf(definition, path)), path];
  const isNamed = ([path]: [string, Field]) => named(path).some((name) => folded(name) === folded(heading));
  return importedFields(definition).find(isNamed)?.[0];
}

const yes = ["true", "1", "x"];
const no = ["false", "0", ""];

/** The value of a cell as it is sent; what cannot be read stays as it is, for the rules of its field to refuse. */
export function readCell(definition: Definition, path: string, field: Field, cell: string, { text }: Words): unknown {
  const isSaid = (id: MessageId, names: readonly string[]) =>
    [text(id), ...names].some((one) => folded(one) === folded(cell));
  if (field.kind === "flag") return isSaid("field.yes", yes) || (isSaid("field.no", no) ? false : cell);
  if (field.kind === "choice") {
    const [name = "", key] = path.split(".");
    if (cell === "" && key !== undefined) return field.choices?.[0];
    const isChosen = (choice: string) => isSaid(textIdOf(definition, `${name}.${choice}`), [choice]);
    return field.choices?.find(isChosen) ?? cell;
  }
  const typed = field.kind === "amount" ? cell.replaceAll(/\p{Sc}/gu, "") : cell;
  return plainCodecs[field.kind].sent(typed);
}
