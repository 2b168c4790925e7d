import { numbered } from "../records/RecordBook";
import type { StoredAccount } from "./book/StoredDocument";

/**
 * Companies and agencies on credit: name, tax number, email, address, limit in euros, term in days, and the age in days
 * of each open invoice.
 */
export const onCredit: [string, string, string, string, number, number, number[]][] = [
  [
    "Viajes Levante, S.L.",
    "B85905495",
    "pagos@viajeslevante.example",
    "Calle Colón, 14 · 46004 Valencia",
    8_000,
    30,
    [12, 41, 95],
  ],
  [
    "Naviera Alborán, S.A.",
    "A28083806",
    "proveedores@alboran.example",
    "Muelle Uno, 3 · 29016 Málaga",
    12_000,
    45,
    [20, 118],
  ],
  [
    "Congresos del Sur, S.L.",
    "B63272603",
    "administracion@congresosdelsur.example",
    "Avenida de la Constitución, 8 · 41001 Sevilla",
    5_000,
    30,
    [63, 82, 140],
  ],
  ["Clínica Guadalmar, S.L.", "B35999705", "", "Calle Larios, 21 · 29005 Málaga", 0, 30, [8]],
  [
    "Ingeniería Sabinal, S.A.",
    "A39200019",
    "facturas@sabinal.example",
    "Calle Castelar, 5 · 39004 Santander",
    3_000,
    60,
    [70, 110],
  ],
  [
    "Touristik Nord GmbH",
    "DE812871812",
    "buchhaltung@touristiknord.example",
    "Jungfernstieg 40 · 20354 Hamburg",
    15_000,
    60,
    [30, 90, 175],
  ],
];

const accountId = numbered("CC");

/** The account on credit at a place of `onCredit`. */
export function accountOf(place: number): StoredAccount {
  const [name, taxId, email, address, limit, termDays] = onCredit[place]!;
  const customer = { name, taxId, address, country: taxId.startsWith("DE") ? "DE" : "ES" };
  const id = accountId(place + 1);
  return { id, version: 1, customer, email, limit: limit * 100, termDays, payments: [], history: [] };
}
