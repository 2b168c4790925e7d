import { folded } from "../text/folded";
import { readName } from "./names";

export interface Surnames {
  first: string;
  second: string;
  /** Whether it can be split in another way too: a person has to say that it is right. */
  isGuessed: boolean;
}

/** Words that belong to the name behind them. */
const particles = new Set(
  "a al abu af auf aus ben bin bint d da dal dalla das de degli dei del della den der des di do dos du e el i ibn in la las le lo los mac mc mag nic ni o of op saint san sant santa santo st te ten ter tot ua ui van vande vander vom von vor y z zu zum zur".split(
    " ",
  ),
);
/** Between the two surnames, as in "Ortega y Gasset". */
const joints = new Set(["y", "e", "i"]);
/** Whether a word belongs to the name behind it. */
export const isParticle = (word: string) => particles.has(folded(word).replace(/['.]/g, ""));

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

/** Typed where a field is not to be left empty: a sign, or a word for none. */
const NONE = /^(?:[\P{L}\p{Lm}]*|x+|n\s*[/.]?\s*[acd]\.?|(?:no|sin)\s.*|no|ningun[oa]?|none|unknown|desconocido)$/u;

/** A second surname as it is stored; "" for whatever says that there is none. */
export function readSecondSurname(typed: string): string {
  const name = readName(typed);
  return NONE.test(folded(name)) ? "" : name;
}
