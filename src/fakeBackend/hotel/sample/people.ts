import type { GuestDraft } from "@/contract/people/guest";
import { controlLetter } from "@/domain/people/controlLetter";

import type { Random } from "../../core/random";

interface People {
  country: string;
  /** Of a hundred guests. */
  share: number;
  dialling: string;
  first: string[];
  last: string[];
  /** Whether people there have two last names. */
  hasTwoLastNames?: boolean;
  /** The names in Latin letters, for addresses, in the same order. */
  latin?: { first: string[]; last: string[] };
}

const words = (text: string) => text.split(" ");

const spanishFirst = words(
  "María Carmen Lucía Ana Laura Marta Cristina Paula Sara Elena Raquel Nuria Inés Begoña Ángela Rocío Antonio José Manuel Javier Daniel Carlos Alejandro Miguel Pablo Sergio Álvaro Jorge Iñaki Óscar Rubén Andrés",
);
const spanishLast = words(
  "García Rodríguez González Fernández López Martínez Sánchez Pérez Gómez Martín Jiménez Ruiz Hernández Díaz Moreno Muñoz Álvarez Romero Alonso Gutiérrez Navarro Torres Domínguez Vázquez Ramos Gil Ramírez Serrano Blanco Molina Suárez Ortega Delgado Castro Ortiz Núñez Iglesias Peña Garrido Cortés Echeverría Goikoetxea",
);
const latinAmericanFirst = words(
  "Valentina Camila Sofía Mariana Daniela Gabriela Ximena Juliana Juan Santiago Mateo Sebastián Andrés Felipe Diego Joaquín Tomás Emiliano",
);
const latinAmericanLast = words(
  "Hernández Ramírez Flores Cruz Rojas Castillo Mendoza Quispe Vargas Guzmán Restrepo Cárdenas Zapata Acuña Ibáñez Sepúlveda Fuentes Peralta",
);

const people: People[] = [
  { country: "ES", share: 40, dialling: "+34 65", first: spanishFirst, last: spanishLast, hasTwoLastNames: true },
  {
    country: "GB",
    share: 13,
    dialling: "+44 77",
    first: words(
      "Oliver Harry George Emily Charlotte Amelia Sophie Jack Thomas Eleanor Hannah William Grace Siân Rhys",
    ),
    last: words(
      "Smith Jones Taylor Brown Williams Wilson Davies Evans Thompson Walker Wright Robinson O'Neill Hughes Featherstonehaugh",
    ),
  },
  {
    country: "FR",
    share: 10,
    dialling: "+33 6",
    first: words("Camille Léa Chloé Manon Élodie Zoé Hugo Louis Théo Étienne François Jérôme Anaïs Benoît Margaux"),
    last: words(
      "Martin Bernard Dubois Lefèvre Moreau Laurent Lefebvre Michel Bertrand Girard Bonnet Fontaine Chevallier Béranger",
    ),
  },
  {
    country: "DE",
    share: 9,
    dialling: "+49 151",
    first: words("Lukas Jonas Felix Maximilian Jürgen Günther Anna Lena Hannah Katharina Sabine Heike Björn Käthe"),
    last: words(
      "Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schäfer Köhler Groß Jäger Kühn Schulze-Delitzsch",
    ),
  },
  {
    country: "IT",
    share: 5,
    dialling: "+39 34",
    first: words("Giulia Francesca Chiara Alessia Matteo Lorenzo Andrea Niccolò Giovanni Elisabetta"),
    last: words("Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci D'Angelo Giudice"),
  },
  {
    country: "PT",
    share: 4,
    dialling: "+351 91",
    first: words("João Inês Beatriz Tiago Gonçalo Mariana Rui Catarina Simão Conceição"),
    last: words("Silva Santos Ferreira Pereira Oliveira Gonçalves Magalhães Araújo Simões Assunção"),
  },
  {
    country: "NL",
    share: 3,
    dialling: "+31 6",
    first: words("Daan Sem Lieke Femke Jeroen Sanne Maarten Anouk"),
    last: ["de Vries", "van den Berg", "Jansen", "van Dijk", "Bakker", "Visser", "van der Meulen", "de Boer"],
  },
  {
    country: "US",
    share: 4,
    dialling: "+1 212 555",
    first: words("James Ashley Michael Jessica Christopher Brittany Tyler Madison"),
    last: words("Johnson Miller Anderson Jackson Harris Thompson Nguyen Lee"),
  },
  {
    country: "MX",
    share: 3,
    dialling: "+52 55 5",
    first: latinAmericanFirst,
    last: latinAmericanLast,
    hasTwoLastNames: true,
  },
  {
    country: "AR",
    share: 3,
    dialling: "+54 9 11 5",
    first: latinAmericanFirst,
    last: latinAmericanLast,
  },
  {
    country: "CO",
    share: 2,
    dialling: "+57 31",
    first: latinAmericanFirst,
    last: latinAmericanLast,
    hasTwoLastNames: true,
  },
  {
    country: "RU",
    share: 1,
    dialling: "+7 916 5",
    first: words("Анна Екатерина Ольга Дмитрий Сергей Алексей"),
    last: words("Иванова Петрова Смирнова Соколов Кузнецов Морозов"),
    latin: {
      first: words("anna ekaterina olga dmitri sergei alexei"),
      last: words("ivanova petrova smirnova sokolov kuznetsov morozov"),
    },
  },
  {
    country: "CN",
    share: 1,
    dialling: "+86 138",
    first: words("伟 芳 秀英 敏 静 磊"),
    last: words("王 李 张 刘 陈 欧阳"),
    latin: { first: words("wei fang xiuying min jing lei"), last: words("wang li zhang liu chen ouyang") },
  },
  {
    country: "AE",
    share: 2,
    dialling: "+971 50",
    first: words("فاطمة نورة محمد أحمد خالد عائشة"),
    last: words("المنصوري الهاشمي الفارسي الكعبي النعيمي الشامسي"),
    latin: {
      first: words("fatima noura mohammed ahmed khalid aisha"),
      last: words("almansoori alhashimi alfarsi alkaabi alnuaimi alshamsi"),
    },
  },
];

const ofHundred: People[] = people.flatMap((one) => Array.from({ length: one.share }, () => one));
const domains = ["example.com", "example.org", "example.net"];

/** A guest. `number` makes e-mails unique; a third of the documents are unknown before arrival. */
export function personAs(number: number, { between, pick, next }: Random): GuestDraft {
  const from = ofHundred[between(0, 99)]!;
  const first = between(0, from.first.length - 1);
  const last = between(0, from.last.length - 1);
  const second = from.hasTwoLastNames && next() < 0.8 ? ` ${pick(from.last)}` : "";
  const address = `${from.latin?.first[first] ?? plain(from.first[first]!)}.${from.latin?.last[last] ?? plain(from.last[last]!)}`;
  return {
    firstName: from.first[first]!,
    lastName: from.last[last]! + second,
    email: next() < 0.94 ? `${address}${number}@${domains[number % 3]}` : "",
    phone: `${from.dialling}${between(0, 9)} ${between(100, 999)} ${between(100, 999)}`,
    document: next() < 0.66 ? documentOf(from.country, between(10_000_000, 99_999_999)) : "",
    country: from.country,
  };
}

export const documentOf = (country: string, digits: number) =>
  country === "ES" ? `${digits}${controlLetter(digits)}` : `${country}${String(digits).slice(0, 7)}`;

const spanishSpeaking = new Set(["ES", "MX", "AR", "CO"]);
const languages: Record<string, string> = { US: "en", GB: "en", CN: "zh", AE: "ar" };

/** The language of most people from a country, ISO 639. */
export const languageOf = (country: string): string =>
  spanishSpeaking.has(country) ? "es" : (languages[country] ?? country.toLowerCase());

const plainOf = new Map<string, string>();

/** The plain letters of a name, "" where it has none. */
export function plain(name: string): string {
  const known = plainOf.get(name);
  if (known !== undefined) return known;
  const bare = name
    .normalize("NFD")
    .replace(/\P{ASCII}|[^a-zA-Z]/gu, "")
    .toLowerCase();
  plainOf.set(name, bare);
  return bare;
}
