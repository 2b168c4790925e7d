import type { Contact, Department, Presence } from "@/contract/messaging/contacts";

import type { Random } from "../../core/random";

/** A contact without what is derived from channels and conversations. */
export type ContactRow = Omit<Contact, "channels" | "media" | "attachedFiles"> & {
  isMuted: boolean;
  isInChats: boolean;
};

type Mark = "favourite" | "archived" | "muted" | "not in chats";
type Sample = [
  key: string,
  firstName: string,
  lastName: string,
  department: Department,
  title: string,
  status: Presence,
  lastSeenMin: number | "hidden",
  about: string,
  mark?: Mark,
];

const samples: Sample[] = [
  // the first direct chat: the long one
  [
    "rosario",
    "Rosario",
    "Jiménez",
    "housekeeping",
    "Gobernanta",
    "active",
    1,
    "Las habitaciones, como si fueran para mi madre.",
  ],
  ["lucia", "Lucía", "Ferrer", "frontDesk", "Jefa de recepción", "active", 2, "En recepción de 7 a 15.", "favourite"],
  ["omar", "Omar", "Benali", "frontDesk", "Recepcionista", "active", 4, "Español, árabe, francés e inglés."],
  [
    "nerea",
    "Nerea",
    "Etxeberria",
    "frontDesk",
    "Recepcionista de noche",
    "away",
    540,
    "De noche. Para urgencias, la centralita.",
  ],
  ["andrei", "Andrei", "Popescu", "frontDesk", "Auditor nocturno", "do-not-disturb", 420, "Durmiendo hasta las 15."],
  ["chloe", "Chloé", "Martin", "frontDesk", "Atención al huésped", "active", 6, "Si no lo tenemos, lo consigo."],
  ["fatou", "Fatou", "Diop", "housekeeping", "Camarera de pisos", "active", 3, "Planta 2."],
  ["mihaela", "Mihaela", "Ionescu", "housekeeping", "Camarera de pisos", "away", 35, "Planta 3."],
  ["wei", "Wei", "Chen", "housekeeping", "Lavandería", "active", 11, "Última carga a las 18:30."],
  ["daniela", "Daniela", "Quispe", "housekeeping", "Subgobernanta", "active", 5, "Plantas 1 y 4.", "favourite"],
  [
    "joan",
    "Joan",
    "Puig",
    "maintenance",
    "Jefe de mantenimiento",
    "active",
    2,
    "Decidme la habitación y qué suena.",
    "favourite",
  ],
  [
    "hassan",
    "Hassan",
    "El Idrissi",
    "maintenance",
    "Técnico de climatización",
    "away",
    22,
    "En cubierta no hay cobertura.",
  ],
  ["sergio", "Sergio", "Lago", "maintenance", "Electricista", "active", "hidden", "Mañanas.", "not in chats"],
  [
    "ainhoa",
    "Ainhoa",
    "Garmendia",
    "kitchen",
    "Jefa de cocina",
    "do-not-disturb",
    15,
    "En servicio no miro el teléfono.",
  ],
  ["kenji", "Kenji", "Sato", "kitchen", "Segundo de cocina", "active", 9, "Alergias: siempre por escrito."],
  ["pilar", "Pilar", "Romero", "kitchen", "Pastelera", "away", 95, "Tartas, con dos días.", "not in chats"],
  ["youssef", "Youssef", "Amrani", "kitchen", "Cocinero", "active", "hidden", "Partida de pescados.", "not in chats"],
  ["bruno", "Bruno", "Conti", "restaurant", "Maître", "active", 3, "Restaurante La Lonja."],
  ["ines", "Inês", "Carvalho", "restaurant", "Sumiller", "away", 130, "Bodega y maridajes.", "not in chats"],
  ["tomas", "Tomás", "Herrera", "restaurant", "Camarero", "active", 18, "Terraza.", "archived"],
  ["grace", "Grace", "Okafor", "restaurant", "Camarera", "active", 7, "Desayunos."],
  ["diego", "Diego", "Salvat", "bar", "Jefe de bar", "do-not-disturb", 60, "Bar Marea, desde las 17.", "not in chats"],
  ["zoe", "Zoe", "Papadaki", "bar", "Bartender", "away", "hidden", "Tardes y noches.", "not in chats"],
  [
    "marta",
    "Marta",
    "Vila",
    "events",
    "Coordinadora de eventos",
    "active",
    1,
    "Cuatro salones, una agenda.",
    "favourite",
  ],
  ["rashid", "Rashid", "Khan", "events", "Técnico audiovisual", "active", 14, "Pruebas de sonido antes de las 10."],
  ["elena", "Elena", "Petrova", "events", "Bodas", "away", 210, "De la primera visita al último baile.", "archived"],
  ["carmen", "Carmen", "Ortega", "management", "Directora", "active", 8, "Mi puerta está abierta; la agenda, casi."],
  ["ivan", "Iván", "Morales", "management", "Subdirector", "active", 5, "Guardia de fin de semana."],
  ["nuria", "Núria", "Casals", "management", "Recursos humanos", "away", 75, "Cuadrantes los jueves.", "muted"],
  ["ricardo", "Ricardo", "Nunes", "management", "Controller", "do-not-disturb", 190, "Cierre de mes.", "archived"],
];

/** Contacts with the department's emblem instead of initials. */
const withEmblem = new Set(["joan", "marta", "ainhoa", "wei", "diego"]);

const locations: Record<Department, string> = {
  frontDesk: "Recepción, planta baja",
  housekeeping: "Oficina de pisos, planta 1",
  maintenance: "Taller, sótano",
  kitchen: "Cocina central",
  restaurant: "Restaurante La Lonja",
  bar: "Bar Marea",
  events: "Oficina de eventos, planta baja",
  management: "Dirección, planta 4",
};

/** The sample hotel's staff, and generated contacts until there are `count`. */
export function contactsAt(now: Date, random: Random, count = 0): ContactRow[] {
  const rows = samples.map((sample) => contactOf(sample, now));
  const departments = Object.keys(locations) as Department[];
  for (let number = rows.length + 1; number <= count; number += 1) {
    const [firstName, lastName] = [random.pick(firstNames), `${random.pick(lastNames)} ${random.pick(lastNames)}`];
    const department = random.pick(departments);
    const sample: Sample = [
      `${number}`,
      firstName,
      lastName,
      department,
      "Refuerzo",
      "away",
      number,
      "",
      "not in chats",
    ];
    rows.push(contactOf(sample, now));
  }
  return rows;
}

export const contactId = (key: string) => `contact-${key}`;

function contactOf(
  [key, firstName, lastName, department, title, status, seen, about, mark]: Sample,
  now: Date,
): ContactRow {
  return {
    id: contactId(key),
    firstName,
    lastName,
    profileImage: withEmblem.has(key) ? `/samples/emblem-${department}.svg` : undefined,
    about,
    email: `${key}@bahiaserena.example`,
    location: locations[department],
    status,
    isFavourite: mark === "favourite",
    isArchived: mark === "archived",
    isMuted: mark === "muted",
    isInChats: mark !== "not in chats",
    department,
    title,
    lastSeen: seen === "hidden" ? undefined : new Date(now.getTime() - seen * 60_000).toISOString(),
  };
}

const firstNames = [
  ..."Adela Aitor Alba Amina Anselmo Aurora Beatriz Berta Camila Carlos Cătălina Dolores Edurne Emilio Esther Fátima".split(
    " ",
  ),
  ..."Gael Greta Hugo Iker Irene Jakub Jimena Khadija Laia Leandro Lola Malik Manuela Nadia Olena Paulo Quim Rocío".split(
    " ",
  ),
  ..."Samira Soledad Teo Úrsula Valentín Wanda Ximena Yago Zahra".split(" "),
];
const lastNames = [
  ..."Abad Bakari Bermúdez Cano Castaño Dávila Escudero Fuentes Gallardo Haddad Ibáñez Kowalska Lozano Mbaye Montes".split(
    " ",
  ),
  ..."Navarro Ñíguez Olmedo Pardo Quiroga Rossi Santos Tanaka Ureña Vidal Weber Yáñez Zabala".split(" "),
];
