import type { Traveller } from "@/contract/reservations/travellers";

import { folded } from "../text/folded";

/** Of each Spanish province, by the first two digits of its postal codes: its capital's number at the INE, and its names. */
const CAPITALS = `
01 059 Vitoria-Gasteiz/Vitoria/Gasteiz|02 003 Albacete|03 014 Alicante/Alacant|04 013 Almería|05 019 Ávila|06 015 Badajoz
07 040 Palma/Palma de Mallorca|08 019 Barcelona|09 059 Burgos|10 037 Cáceres|11 012 Cádiz|12 040 Castellón de la Plana/Castelló de la Plana/Castellón
13 034 Ciudad Real|14 021 Córdoba|15 030 A Coruña/La Coruña/Coruña|16 078 Cuenca|17 079 Girona/Gerona|18 087 Granada
19 130 Guadalajara|20 069 Donostia/San Sebastián/Donostia-San Sebastián|21 041 Huelva|22 125 Huesca|23 050 Jaén|24 089 León
25 120 Lleida/Lérida|26 089 Logroño|27 028 Lugo|28 079 Madrid|29 067 Málaga|30 030 Murcia|31 201 Pamplona/Iruña
32 054 Ourense/Orense|33 044 Oviedo|34 120 Palencia|35 016 Las Palmas de Gran Canaria/Las Palmas|36 038 Pontevedra
37 274 Salamanca|38 038 Santa Cruz de Tenerife|39 075 Santander|40 194 Segovia|41 091 Sevilla|42 173 Soria
43 148 Tarragona|44 216 Teruel|45 168 Toledo|46 250 Valencia/València|47 186 Valladolid|48 020 Bilbao/Bilbo
49 275 Zamora|50 297 Zaragoza|51 001 Ceuta|52 001 Melilla
`;

const capitals = new Map(
  CAPITALS.trim()
    .split(/[|\n]/)
    .map((line) => [line.slice(0, 2), { number: line.slice(3, 6), names: folded(line.slice(7)).split("/") }] as const),
);

/**
 * The number of a Spanish municipality at the INE: as it was written down, or that of a provincial capital, which
 * follows from the town and the province of its postal code. "" while it is unknown, and abroad. A number that was
 * written down is not compared with the postal code: some villages get their post from the next province.
 */
export function municipalityOf({ country, postalCode, town, municipalityCode }: Traveller): string {
  if (country !== "ES") return "";
  if (municipalityCode.trim() !== "") return municipalityCode.trim();
  const province = postalCode.trim().slice(0, 2);
  const capital = capitals.get(province);
  return capital?.names.includes(folded(town.trim())) ? province + capital.number : "";
}
