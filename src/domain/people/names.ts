import { folded } from "../text/folded";

export interface PersonName {
  /** Of a person with a single name that name; `lastName` is "" then, or the other way round. */
  firstName: string;
  lastName: string;
}

export interface Surnames {
  first: string;
  second: string;
  /** Whether it can be split in another way too: a person has to say that it is right. */
  isGuessed: boolean;
}

/** Soft hyphens, zero-width spaces, signs of direction and controls; not the joiners that Persian and Hindi need. */
const unseen = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|(?!\s)\p{Cc}/gu;

/** A name as it is stored: its letters as typed, single spaces, nothing that is not seen. */
export const readName = (typed: string): string =>
  typed.normalize("NFC").replace(unseen, "").replace(/\s+/g, " ").trim();

/** A name as it is shown, in every language: the given name first. */
export const fullName = ({ firstName, lastName }: PersonName): string => `${firstName} ${lastName}`.trim();

/** How names are compared: without case, marks and hyphens, "Müller" as "Mueller". No text to show. */
export const nameKey = (name: string): string =>
  folded(readName(name))
    .replace(/[ao]e|ue|aa/g, (letters) => letters.charAt(0))
    .replace(/['.]/g, "")
    .replace(/[\s-]+/g, " ");

/** Words that belong to the name behind them. */
const particles = new Set(
  "a al abu af auf aus ben bin bint d da dal dalla das de degli dei del della den der des di do dos du e el i ibn in la las le lo los mac mc mag nic ni o of op saint san sant santa santo st te ten ter tot ua ui van vande vander vom von vor y z zu zum zur".split(
    " ",
  ),
);
/** Between the two surnames, as in "Ortega y Gasset". */
const joints = new Set(["y", "e", "i"]);
const isParticle = (word: string) => particles.has(folded(word).replace(/['.]/g, ""));

/** Where people have two surnames: Spain and the Americas that speak Spanish. ISO 3166 codes. */
const twoSurnames = new Set("ES AR BO CL CO CR CU DO EC GQ GT HN MX NI PA PE PR PY SV UY VE".split(" "));

interface Part {
  name: string;
  hasParticle: boolean;
}

/** The surnames in a text, each with the particles in front of it. */
function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let before: string[] = [];
  for (const word of text.split(" ")) {
    before.push(word);
    if (isParticle(word)) continue;
    parts.push({ name: before.join(" "), hasParticle: before.length > 1 });
    before = [];
  }
  if (before.length > 0) parts.push({ name: before.join(" "), hasParticle: true });
  return parts;
}

/**
 * The first and the second surname of a person. Only where people have two, by `country`, or while it is unknown, is a text
 * split at all: elsewhere all of it is the first. Two plain surnames are certain; so are two of which the first alone has
 * particles ("de la Fuente García"). Everything else is a guess: "García de la Fuente" may be one surname or two.
 */
export function surnamesOf(lastName: string, country = ""): Surnames {
  const text = readName(lastName);
  if (country !== "" && !twoSurnames.has(country)) return { first: text, second: "", isGuessed: false };
  const [first, ...others] = partsOf(text);
  if (!first || others.length === 0) return { first: text, second: "", isGuessed: false };
  const [next] = others;
  const isCompound = others.length > 1 && next!.hasParticle;
  const firsts = isCompound ? [first, next!] : [first];
  const seconds = others.slice(firsts.length - 1);
  return {
    first: joined(firsts),
    second: withoutJoint(joined(seconds)),
    isGuessed: country === "" || others.length > 1 || next!.hasParticle,
  };
}

const joined = (parts: readonly Part[]) => parts.map(({ name }) => name).join(" ");

function withoutJoint(name: string): string {
  const [word = "", ...rest] = name.split(" ");
  return joints.has(folded(word)) && rest.length > 0 ? rest.join(" ") : name;
}

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
