import type { CompanyDraft, CompanyKind, StoredCompany } from "@/contract/companies/companies";
import type { CivilDate } from "@/contract/property";
import { civilDateIn } from "@/domain/civilDate";
import { blankCompany } from "@/domain/companies/blankCompany";

import { numbered } from "../../records/RecordBook";
import { propertyAt } from "./property";

const DAY = 86_400_000;

/** With their guests: the first four have a price for the nights of this year and the next. */
const staying: [name: string, taxId: string, email: string, address: string][] = [
  ["Naviera Levante, S.A.", "A46102372", "viajes@navieralevante.example", "Muelle de Poniente, 2 · 46024 Valencia"],
  ["Ibertec Ingeniería, S.L.", "B29118452", "compras@ibertec.example", "Parque Tecnológico, 40 · 29590 Málaga"],
  ["Conservas del Golfo, S.A.", "A04709119", "", "Puerto Pesquero, 7 · 04002 Almería"],
  ["Grupo Almadraba", "B11530268", "viajes@almadraba.example", "Avenida del Atún, 3 · 11160 Barbate"],
];

/** On credit: limit in euros, term in days. */
const onCredit: [CompanyKind, string, string, string, string, number, number][] = [
  [
    "agency",
    "Viajes Levante, S.L.",
    "B85905495",
    "pagos@viajeslevante.example",
    "Calle Colón, 14 · 46004 Valencia",
    8_000,
    30,
  ],
  [
    "company",
    "Naviera Alborán, S.A.",
    "A28083806",
    "proveedores@alboran.example",
    "Muelle Uno, 3 · 29016 Málaga",
    12_000,
    45,
  ],
  [
    "agency",
    "Congresos del Sur, S.L.",
    "B63272603",
    "administracion@congresosdelsur.example",
    "Avenida de la Constitución, 8 · 41001 Sevilla",
    5_000,
    30,
  ],
  ["institution", "Clínica Guadalmar, S.L.", "B35999705", "", "Calle Larios, 21 · 29005 Málaga", 0, 30],
  [
    "company",
    "Ingeniería Sabinal, S.A.",
    "A39200019",
    "facturas@sabinal.example",
    "Calle Castelar, 5 · 39004 Santander",
    3_000,
    60,
  ],
  [
    "tourOperator",
    "Touristik Nord GmbH",
    "DE812871812",
    "buchhaltung@touristiknord.example",
    "Jungfernstieg 40 · 20354 Hamburg",
    15_000,
    60,
  ],
];

/** The same business as Viajes Levante, typed a second time without its number. */
const twice = ["Viajes Levante", "reservas@viajeslevante.example"] as const;

const companyId = numbered("EM");

/** The names of those whose people stay, by their place. */
export const companies = staying.map(([name]) => name);
export const companyIdOf = (place: number) => companyId(place + 1);

/** Those that sell rooms, and how many of ten reservations of the channel are theirs. */
export const sellers = [
  ...Array.from({ length: 5 }, () => companyId(5)),
  ...Array.from({ length: 3 }, () => companyId(10)),
  ...Array.from({ length: 2 }, () => companyId(7)),
];

/** The first days of this year and of the last one, and the last day of the next: the terms are of these years. */
export function companiesAt(now: Date): StoredCompany[] {
  const today = civilDateIn(now, propertyAt(now).timeZone);
  const year = Number(today.slice(0, 4));
  const made = new Date(now.getTime() - 400 * DAY).toISOString();
  const drafts = draftsFor(year, today);
  return drafts.map((draft, place) => ({
    ...blankCompany,
    ...draft,
    id: companyId(place + 1),
    version: 1,
    state: "active",
    history: [{ id: "history-1", at: made, by: "Marina Solé", what: "created", changes: [] }],
  }));
}

function draftsFor(year: number, today: CivilDate): Partial<CompanyDraft>[] {
  const since: CivilDate = `${year - 2}-01-01`;
  const years = { from: `${year - 1}-01-01`, to: `${year + 1}-12-31` };
  const room = { of: "room", vat: "without", noShows: false } as const;
  const terms: Record<string, Partial<CompanyDraft>> = {
    "Ibertec Ingeniería, S.L.": {
      contacts: [
        { name: "Nuria Campos", purpose: "reservations", email: "nuria@ibertec.example", phone: "+34 952 400 118" },
        { name: "Administración", purpose: "invoices", email: "facturas@ibertec.example", phone: "" },
      ],
    },
    "Viajes Levante, S.L.": {
      partnerCode: "78-2 0412 5",
      contacts: [
        {
          name: "Amparo Gil",
          purpose: "reservations",
          email: "reservas@viajeslevante.example",
          phone: "+34 963 512 040",
        },
      ],
      commissions: [{ from: since, percent: 10_00, ...room }],
      quotas: [{ ...years, type: "DBL", rooms: 6, release: 7 }],
    },
    "Congresos del Sur, S.L.": { commissions: [{ from: since, percent: 8_00, ...room, noShows: true }] },
    "Touristik Nord GmbH": {
      country: "DE",
      partnerCode: "TN-2207",
      // it asked for more in the middle of last month
      commissions: [
        { from: since, percent: 10_00, ...room },
        { from: middleBefore(today), percent: 12_00, ...room },
      ],
      quotas: [{ ...years, type: "DBL", rooms: 4, release: 14 }],
    },
  };
  return [
    ...staying.map(([name, taxId, email, address]) => ({
      name,
      taxId,
      email,
      address,
      rates: [{ ...years, plan: "CORP", discount: 0, nights: null }],
    })),
    ...onCredit.map(([kind, name, taxId, email, address, limit, termDays]) => ({
      kind,
      name,
      taxId,
      email,
      address,
      hasCredit: true,
      limit: limit === 0 ? null : limit * 100,
      termDays,
    })),
    { kind: "agency" as const, name: twice[0], email: twice[1] },
  ].map((draft) => ({ ...draft, ...terms[draft.name] }));
}

/** The 15th of the month before a date. */
function middleBefore(date: CivilDate): CivilDate {
  const [year = 0, month = 0] = date.split("-").map(Number);
  const before = month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, "0")}`;
  return `${before}-15`;
}
