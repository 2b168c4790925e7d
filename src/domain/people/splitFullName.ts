import { folded } from "../text/folded";
import { type PersonName, readName } from "./names";
import { isParticle } from "./surnames";

/** Given names of Spain that stand behind another one; some are surnames too. */
const furtherNames = new Set(
  "alberto alejandro alfonso ana andres angel angeles antonia antonio asuncion beatriz belen carlos carmen concepcion cristina cruz daniel dios dolores eduardo elena emilio enrique ernesto esperanza esther eugenia eva felipe felix fernanda fernando francisca francisco gabriel gloria guillermo ignacio inmaculada ines isabel jaime javier jesus joaquin jorge jose josefa juan julia julio laura lourdes lucia luis luisa manuel manuela mar marcos maria mario marta mercedes miguel nieves pablo paz pedro pilar rafael ramon ricardo roberto rocio rosa rosario salud sergio soledad sonia teresa tomas vicente victor victoria virginia".split(
    " ",
  ),
);

/**
 * A name typed in one field: "Ferrer, Lucía" as it says, else given names first ("María José García", "María del Carmen
 * Ruiz"). A single word is a single name. Always to be looked at: it fills a form.
 */
export function splitFullName(typed: string): PersonName {
  const name = readName(typed);
  const [last = "", first = ""] = name.split(",").map((part) => part.trim());
  if (first !== "") return { firstName: first, lastName: last };
  const words = name.replace(/,$/, "").split(" ");
  let given = 1;
  while (given < words.length) {
    let next = given;
    while (next < words.length && isParticle(words[next]!)) next += 1;
    const isGiven = furtherNames.has(folded(words[next] ?? "")) && next < words.length - 1;
    if (!isGiven) break;
    given = next + 1;
  }
  return { firstName: words.slice(0, given).join(" "), lastName: words.slice(given).join(" ") };
}
