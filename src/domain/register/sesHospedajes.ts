import type { DocumentType } from "@/contract/people/guest";
import type { CivilDate, Property } from "@/contract/property";
import type { PaymentMethod } from "@/contract/account/account";
import type { StayRegister } from "@/contract/reservations/register";
import type { Kinship, Sex, Traveller } from "@/contract/reservations/travellers";

import { localMomentIn } from "../civilDate";
import { dialled } from "../people/telephones";
import { printable, withoutPictures } from "../text/printable";
import { alphaThree } from "./alphaThree";
import { municipalityOf } from "./municipalityOf";
import { isMinor, isWithoutAdult, writtenTraveller } from "./travellers";

/** The element `peticion` of the ministry's schema altaParteHospedaje.xsd. */
const NAMESPACE = "http://www.neg.hospedajes.mir.es/altaParteHospedaje";

const documents: Record<DocumentType, string> = { dni: "NIF", nie: "NIE", passport: "PAS", other: "OTRO" };
const sexes: Record<Sex, string> = { female: "M", male: "H", other: "O" };
const kinships: Record<Kinship, string> = {
  child: "HJ",
  grandchild: "NI",
  sibling: "HR",
  nephew: "SB",
  ward: "TU",
  other: "OT",
};
const payments: Record<PaymentMethod, string> = {
  cash: "EFECT",
  card: "TARJT",
  transfer: "TRANS",
  bizum: "MOVIL",
  agency: "PLATF",
  receivable: "OTRO",
  room: "OTRO",
  points: "OTRO",
};

/**
 * The "parte de viajeros" for SES.HOSPEDAJES (Real Decreto 933/2021). Elements, their order and their codes are those of
 * the web service of the Ministerio del Interior (altaParteHospedaje.xsd, version 3.1.3, and section 8 of its
 * instructions), as programs that are public send them. Who lives in Spain has `codigoMunicipio`, the number of the INE;
 * who lives abroad has `nombreMunicipio`.
 */
export const sesHospedajes = (registers: readonly StayRegister[], property: SesProperty, note = ""): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${note}<alt:peticion xmlns:alt="${NAMESPACE}">${element("solicitud", [
    element("codigoEstablecimiento", property.establishmentCode),
    ...registers.map((register) => stayElement(register, property)),
  ])}</alt:peticion>\n`;

/** The service takes no more communications at once (its instructions, version 3.1.3). */
const MOST_IN_A_FILE = 100;

/**
 * The files that hold the registers, of a hundred at most each. Corrections have files of their own, which say whose they
 * are: the schema has no mark for them, and the service has to be told to annul what they replace.
 */
export function sesFiles(registers: readonly StayRegister[], property: SesProperty) {
  return [false, true].flatMap((isCorrection) => {
    const those = registers.filter((register) => register.isCorrection === isCorrection);
    const count = Math.ceil(those.length / MOST_IN_A_FILE);
    return Array.from({ length: count }, (_, place) => {
      const part = those.slice(place * MOST_IN_A_FILE, (place + 1) * MOST_IN_A_FILE);
      const note = isCorrection ? `<!-- Corrección: sustituye a ${part.map(({ id }) => id).join(", ")} -->\n` : "";
      return { isCorrection, xml: sesHospedajes(part, property, note) };
    });
  });
}

type SesProperty = Pick<Property, "establishmentCode" | "checkInTime" | "checkOutTime" | "timeZone">;

/**
 * Entry and exit as local times, and the date of the contract: as they were or, where nothing is known yet, by the hours of
 * the hotel. No exit is before the entry, and no contract after it: who arrives after midnight may have booked then.
 */
function momentsOf(register: StayRegister, { checkInTime, checkOutTime, timeZone }: SesProperty) {
  const { arrival, departure, arrivedAt, leftAt, bookedOn } = register;
  const local = (instant: string) => localMomentIn(new Date(instant), timeZone);
  const entry = arrivedAt ? local(arrivedAt) : `${arrival}T${checkInTime}:00`;
  const exit = leftAt ? local(leftAt) : `${departure}T${checkOutTime}:00`;
  const entryDate = entry.slice(0, 10);
  return { entry, exit: exit < entry ? entry : exit, contract: bookedOn > entryDate ? entryDate : bookedOn };
}

const stayElement = (register: StayRegister, property: SesProperty) => {
  const { id, arrival, travellers, paidBy } = register;
  const { entry, exit, contract } = momentsOf(register, property);
  return element("comunicacion", [
    element("contrato", [
      element("referencia", id),
      element("fechaContrato", contract),
      element("fechaEntrada", entry),
      element("fechaSalida", exit),
      element("numPersonas", String(travellers.length)),
      element("numHabitaciones", "1"),
      // without a payment yet, it is paid at the hotel
      element("pago", [element("tipoPago", paidBy ? payments[paidBy] : "DESTI")]),
    ]),
    ...travellers.map(writtenTraveller).map((person, _, party) => personElement(person, arrival, party)),
  ]);
};

/**
 * As the ministry takes it, also of what was stored before it was read: plain documents, one telephone. A minor needs a
 * relationship; without an adult in the party it is "other".
 */
const personElement = (person: Traveller, arrival: CivilDate, party: readonly Traveller[]) =>
  element("persona", [
    element("rol", "VI"),
    // both are asked for: a single name is written twice
    element("nombre", person.firstName || person.lastName),
    element("apellido1", person.lastName || person.firstName),
    element("apellido2", person.secondLastName),
    element("tipoDocumento", person.documentType && documents[person.documentType]),
    element("numeroDocumento", person.document),
    element("soporteDocumento", person.supportNumber),
    element("fechaNacimiento", person.birthDate),
    element("nacionalidad", alphaThree(person.nationality)),
    element("sexo", person.sex && sexes[person.sex]),
    element("direccion", [
      element("direccion", person.address),
      element("codigoMunicipio", municipalityOf(person)),
      element("nombreMunicipio", person.country === "ES" ? "" : person.town),
      element("codigoPostal", person.postalCode),
      element("pais", alphaThree(person.country)),
    ]),
    element("telefono", dialled(person.phone)),
    element("correo", person.email),
    element("parentesco", isMinor(person, arrival) ? kinshipIn(person, isWithoutAdult(party, arrival)) : ""),
  ]);

const kinshipIn = ({ kinship }: Traveller, isAlone: boolean) =>
  isAlone ? kinships.other : kinship && kinships[kinship];

/** With what is in it, or with a text; what is empty is left out. */
function element(name: string, content: string | string[]): string {
  const inside = typeof content === "string" ? escaped(withoutPictures(printable(content))) : content.join("");
  return inside === "" ? "" : `<${name}>${inside}</${name}>`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (letter) => entities[letter]!);
