import { dateOfDay } from "@/domain/civilDate";
import type { StoredGuest } from "../books/StoredGuest";
import type { StoredReservation } from "../books/StoredReservation";
import { documentOf, languageOf, plain } from "./people";

/**
 * People as they come, with names and numbers that a tidy sample has none of: country, given name, surname, telephone or
 * its prefix; address, document and age in days where they are not those that such a guest has.
 */
const REAL = `
ES|María de los Ángeles|de la Fuente García|+34||01234567L
ES|José Luis|García de la Torre|+34 622 333 444 / 954 12 34 56
ES|Íñigo|Sáez de Santa María Ruiz|+34
ES|Carmen|de la Cruz y de la Torre|+34|||31950
ES|Marta|Sáez-Nieto|+34
ES|Itziar|Ñúñez Ñíguez|+34
ES|Jordi|Puig i Cadafalch|+34
FR|Anne-Sophie|Lefèvre|+33
AR|María Belén|Fernández|+54 9 11 1234-5678
MX|Guadalupe|Hernández López|+52
PT|João|da Silva Santos|+351
BR|Antônio|dos Santos|+55
AE|أحمد|بن راشد المنصوري|+971
FR|Élodie|d’Aubigné|+33 (0)6 12 34 56 78
DE|Jürgen|Müller|+49|info@müller.example
DE|Käthe|Groß|+49|||34600
AT|Maximilian|von und zu Hohenberg|+43
NL|Pieter|van den Berg|+31
GB|Siân|Smith-Jones|+44 (0)20 7946 0123
IE|Conor|O’Brien|+353
CN|伟|王|+86
ID|Suharto||+62
PL|Łukasz|Wiśniewski|+48
DK|Søren|Ægidius|+45
NO|Øystein|Ødegård|+47
SE|Åsa|Östlund|+46
IS|Þórdís|Jónsdóttir|+354
HU|Árpád|Szent-Györgyi|+36
CZ|Božena|Dvořáková|+420
HR|Đurđica|Šimić|+385
TR|İlkay|Işık|+90
RU|Сергей|Ёлкин|+7
GR|Σοφία|Νίκου|+30
ES|Noa|Ferrer Soler|+34|||140
IT|Niccolò|D’Angelo|+39
JP|Yūko|Ōno|+81
VN|Thị Hương|Nguyễn|+84
IE|Seán|Ó Súilleabháin|+353
IN|Arjun|Rao|+91
US|Hubert|Wolfeschlegelsteinhausenbergerdorff|+1|||40600
`;
const rows = REAL.trim()
  .split("\n")
  .map((line) => line.split("|"));

/**
 * Gives guests with a single stay the names of real people: one in four has left, most are in house or come today, some are
 * far ahead. Their reservations, and what is known of them, remain.
 */
export function nameLikePeople(
  guests: readonly StoredGuest[],
  ofGuest: ReadonlyMap<string, readonly StoredReservation[]>,
  today: number,
) {
  const withOne = guests.filter(({ id, isVip, company }) => !isVip && company === "" && ofGuest.get(id)?.length === 1);
  const inState = (...states: string[]) => withOne.filter(({ id }) => states.includes(ofGuest.get(id)![0]!.state));
  const left = inState("checkedOut");
  const coming = inState("inHouse", "confirmed");
  rows.forEach((row, place) => {
    const spread = Math.floor((place * left.length) / rows.length);
    const guest = place % 4 === 0 ? left[spread] : coming[place * (place < 32 ? 2 : 8)];
    if (guest) Object.assign(guest, identityOf(guest, row, today));
  });
}

/** Letters of a prefix, and of a number behind it. */
const PREFIX = 4;
const LOCAL = 11;

/** Data that the hotel did not have of the guest stay unknown. */
function identityOf(guest: StoredGuest, row: readonly string[], today: number): Partial<StoredGuest> {
  const [country = "", firstName = "", lastName = "", phone = "", address = "", document = "", age = ""] = row;
  const number = Number(guest.id.slice(6));
  const mail = `${plain(lastName || firstName)}${number}@example.org`;
  return {
    country,
    firstName,
    lastName,
    phone: phone.length > PREFIX ? phone : `${phone} ${guest.phone.slice(-LOCAL).trim()}`,
    language: languageOf(country),
    ...(guest.email !== "" && { email: address || mail }),
    ...(guest.document !== "" && {
      document: document || documentOf(country, 10_000_000 + number * 997),
      documentType: country === "ES" ? "dni" : "passport",
    }),
    ...(age !== "" && { birthDate: dateOfDay(today - Number(age)) }),
  };
}
