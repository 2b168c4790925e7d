import { readdirSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { languages } from "@/shared/i18n/languages";

import { textsIn } from "./catalogueTexts";

/** Texts as they stand in the catalogues; a plural or a placeholder is a part of them. */
const texts = languages.flatMap(({ code }) =>
  textsIn(code).map(({ id, text }) => ({ code: code as string, id, text })),
);

interface Rule {
  says: string;
  in: string[];
  /** A text with it is wrong. */
  wrong: RegExp;
  /** Ids that keep it, with the reason. */
  except?: Record<string, string>;
}

const anExample = "an example of what to type";
const byTheSpecification = "in the words of the specification";

const rules: Rule[] = [
  {
    says: "a narrow no-break space before ; : ! ? and »",
    in: ["fr"],
    wrong: /[^\u202f\d:;!?»/}][;!?»]|[ \u00a0][;:!?»]/,
  },
  { says: "a narrow no-break space after «", in: ["fr"], wrong: /«(?!\u202f)/ },
  { says: "a typographic apostrophe", in: ["fr", "it", "en"], wrong: /\p{L}'(\p{L}|\{)/u },
  {
    says: "a space between a Han letter and what is inserted",
    in: ["zh"],
    wrong: /\p{Script=Han}(\{\w+(, \w+)?\}|#)|(\{\w+(, \w+)?\}|#)\p{Script=Han}/u,
  },
  {
    // of values alone no direction follows, as each is apart: "21/12 – 24/12" would be read as "24/12 – 21/12"
    says: "a direction where all letters come from values",
    in: ["ar"],
    wrong: /^(?=.*\}.*\{)(?!.*\p{Script=Arabic})[^\u200f\u2066]/u,
  },
  {
    says: "plurals by ICU, not in brackets",
    in: languages.map(({ code }) => code),
    wrong: /\p{L}\((s|es|e|i|n|en|а|ы)\)/u,
  },
  {
    says: "limits as values, not by hand",
    in: languages.map(({ code }) => code),
    wrong:
      /(?<![\p{L}\d#/.:-])\d{2,3}[.,\u202f\u00a0 ]?\d{2,}(?![\d/.:-])|(?<!\d)\d{3,}\s*(caracteres|characters|caractères|Zeichen|caratteri|символ|个字符|حرف)/u,
    except: {
      "sentence.timeout": byTheSpecification,
      "reason.PHONE_INVALID": anExample,
    },
  },
  {
    says: "times as values, not by hand",
    in: languages.map(({ code }) => code),
    wrong: /(?<!\d)\d{1,2}[:.]\d{2}(?![\d.])/,
    except: { "booking.etaInvalid": anExample, "help.contact": "hours of the support" },
  },
  {
    says: "usted, not tú",
    in: ["es"],
    // an imperative looks like the third person but for its place
    wrong:
      /(?<!\p{L})(tú|tus?|ti|contigo|tuy[oa]s?|puedes|tienes|quieres|debes|deseas|has (?!been))(?!\p{L})|(^|[.:;!?{] ?)(elige|escribe|indica|selecciona|vuelve|repite|espera|busca|comprueba|prueba|guarda antes|revisa|añade|quita|suelta|abre|cierra|pulsa|haz|envía)(?!\p{L})/iu,
    except: {
      "login.forgot": byTheSpecification,
      "login.noAccount": byTheSpecification,
      "tickets.goesTo.stock": "the article comes back",
      "delete.question": byTheSpecification,
    },
  },
  {
    says: "Lei, not tu",
    in: ["it"],
    wrong: /(?<!\p{L})(tuo|tua|tuoi|tue|puoi|hai|vuoi|devi)(?!\p{L})/iu,
  },
  { says: "Sie, not du", in: ["de"], wrong: /(?<!\p{L})(du|dein\p{L}*|dir|dich|kannst|hast|musst)(?!\p{L})/iu },
  { says: "vous, not tu", in: ["fr"], wrong: /(?<!\p{L})(tu|tes|toi|peux|dois|veux)(?!\p{L})/iu },
  {
    says: "a small letter in вы within a sentence",
    in: ["ru"],
    wrong: /(?<=[\p{Ll},;:)»}] )(Вы|Вас|Вам|Вами|Ваш\p{L}*)(?!\p{L})/u,
  },
];

it.each(rules)("$says: $in", ({ in: codes, wrong, except = {} }) => {
  const found = texts.filter(({ code, text }) => codes.includes(code) && wrong.test(text));
  const isLeft = ({ id }: { id: string }) => !(id in except);
  expect(found.filter(isLeft).map(({ code, id, text }) => `${code} ${id}: ${text}`)).toEqual([]);
  expect(Object.keys(except).filter((id) => !found.some((text) => text.id === id))).toEqual([]); // left over
});

it("joins what a person reads by the language, never by hand", () => {
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) =>
    /^(features|shared)[\\/].*\.tsx?$/.test(file),
  );
  const byHand = sources.filter((file) => readFileSync(`src/${file}`, "utf8").includes('.join(", ")'));
  expect(byHand).toEqual([]);
});
