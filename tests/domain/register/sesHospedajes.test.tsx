import { describe, expect, it } from "vitest";

import type { StayRegister } from "@/contract/reservations/register";
import { alphaThree } from "@/domain/register/alphaThree";
import { sesFiles, sesHospedajes } from "@/domain/register/sesHospedajes";
import { noTraveller } from "@/domain/register/travellers";

import { knownTraveller } from "./knownTraveller";

const times = { checkInTime: "15:00", checkOutTime: "12:00", timeZone: "Europe/Madrid" };
const property = { ...times, establishmentCode: "0000012345" };

const ana = { ...knownTraveller, phone: "+34600100200" };
const known = { firstName: "Leo", lastName: "O'Hara & <Co>", birthDate: "2020-01-02" };
const leo = { ...noTraveller, ...known, kinship: "ward" as const };

const register = (changes: Partial<StayRegister> = {}): StayRegister => ({
  id: "RSV-000482",
  version: 1,
  customer: "Ana Ruiz",
  language: "es",
  room: "305",
  arrival: "2026-03-27",
  departure: "2026-03-29",
  bookedOn: "2026-02-01",
  travellers: [ana, leo],
  missing: [],
  events: [],
  state: "ready",
  isCorrection: false,
  dueOn: "2026-03-28",
  ...changes,
});

const read = (xml: string) => new DOMParser().parseFromString(xml, "application/xml");
const personIn = (...travellers: StayRegister["travellers"]) =>
  read(sesHospedajes([register({ travellers })], property)).querySelector("persona");
const textsOf = (parent: Element | null) =>
  [...(parent?.children ?? [])].map(({ tagName, textContent }) => `${tagName}: ${textContent}`);

describe("the file for SES.HOSPEDAJES", () => {
  it("is well formed, in the ministry's namespace, each contract before its people", () => {
    const file = read(sesHospedajes([register(), register({ id: "RSV-2" })], property));
    expect(file.querySelector("parsererror")).toBeNull();
    expect(file.documentElement.namespaceURI).toBe("http://www.neg.hospedajes.mir.es/altaParteHospedaje");
    const [code, ...stays] = [...file.querySelector("solicitud")!.children];
    expect(code!.textContent).toBe("0000012345");
    expect(stays.map(({ children }) => [...children].map(({ tagName }) => tagName))).toEqual([
      ["contrato", "persona", "persona"],
      ["contrato", "persona", "persona"],
    ]);
    expect(textsOf(file.querySelector("contrato"))).toEqual([
      "referencia: RSV-000482",
      "fechaContrato: 2026-02-01",
      "fechaEntrada: 2026-03-27T15:00:00",
      "fechaSalida: 2026-03-29T12:00:00",
      "numPersonas: 2",
      "numHabitaciones: 1",
      "pago: DESTI",
    ]);
  });

  const [booked, entry, exit] = ["2026-02-01", "2026-03-27T15:00:00", "2026-03-29T12:00:00"];

  /** The contract, the entry and the exit. */
  it.each<[string, Partial<StayRegister>, string, string, string]>([
    ["nothing is known yet", {}, booked, entry, exit],
    ["guests came after midnight", { arrivedAt: "2026-03-28T01:10:05.000Z" }, booked, "2026-03-28T02:10:05", exit],
    [
      "guests left after summer time began",
      { arrivedAt: "2026-03-28T22:30:00.000Z", leftAt: "2026-03-29T09:15:00.000Z" },
      ...([booked, "2026-03-28T23:30:00", "2026-03-29T11:15:00"] as const),
    ],
    [
      "guests booked after midnight, for the open day",
      { bookedOn: "2026-03-28", arrivedAt: "2026-03-27T23:40:00.000Z" },
      ...(["2026-03-28", "2026-03-28T00:40:00", exit] as const),
    ],
    ["it was written down a day later", { bookedOn: "2026-03-28" }, "2026-03-27", entry, exit],
    ["it is day use, which ends after it begins", { departure: "2026-03-27" }, booked, entry, entry],
    [
      "guests came in the afternoon of the agreed departure",
      { departure: "2026-03-28", arrivedAt: "2026-03-28T13:00:00.000Z" },
      ...([booked, "2026-03-28T14:00:00", "2026-03-28T14:00:00"] as const),
    ],
  ])("dates contract, entry and exit where %s", (_, changes, ...moments) => {
    const file = read(sesHospedajes([register(changes)], property));
    const texts = ["fechaContrato", "fechaEntrada", "fechaSalida"].map((tag) => file.querySelector(tag)?.textContent);
    expect(texts).toEqual(moments);
  });

  it("tells of a person what the register has, in the order and with the codes of the schema", () => {
    expect(textsOf(personIn(ana))).toEqual([
      "rol: VI",
      "nombre: Ana",
      "apellido1: Ruiz",
      "apellido2: Gil",
      "tipoDocumento: NIF",
      "numeroDocumento: 12345678Z",
      "soporteDocumento: ABC123456",
      "fechaNacimiento: 1990-05-01",
      "nacionalidad: ESP",
      "sexo: M",
      "direccion: Calle Mayor 11101211005ESP",
      "telefono: +34600100200",
    ]);
  });

  it("names the municipality by its number in Spain, and by its name abroad", () => {
    const addressOf = (changes: Partial<typeof ana>) =>
      textsOf(personIn({ ...ana, ...changes })!.querySelector("direccion")).slice(1);
    const utrera = { postalCode: "41710", town: "Utrera", municipalityCode: "41095" };
    expect(addressOf(utrera)).toEqual(["codigoMunicipio: 41095", "codigoPostal: 41710", "pais: ESP"]);
    const lyon = { country: "FR", postalCode: "69002", town: "Lyon" };
    expect(addressOf(lyon)).toEqual(["nombreMunicipio: Lyon", "codigoPostal: 69002", "pais: FRA"]);
  });

  it("keeps letters that mean something in XML, and leaves out what is unknown", () => {
    const written = ["nombre: Leo", "apellido1: O'Hara & <Co>", "fechaNacimiento: 2020-01-02", "parentesco: TU"];
    const [, second] = [...read(sesHospedajes([register()], property)).querySelectorAll("persona")];
    expect(textsOf(second!)).toEqual(["rol: VI", ...written]);
  });

  it("is XML whatever a text holds", () => {
    const noXml = "\u0000\u0008\u000B\u001B\u007F\u0085\uD83D\uFFFE\uFFFF";
    const typed = ["firstName", "lastName", "secondLastName", "document", "address", "town", "phone", "email"] as const;
    const texts = Object.fromEntries(typed.map((field) => [field, `${noXml}${ana[field]}${noXml}`]));
    const hostile = { ...ana, ...texts, postalCode: noXml };
    const file = sesHospedajes([register({ travellers: [hostile] })], { ...property, establishmentCode: `1${noXml}` });
    // the characters of XML 1.0
    expect(file).toMatch(/^[\t\n\r\u0020-\u007E\u00A0-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]+$/u);
    expect(textsOf(read(file).querySelector("persona"))).toContain(`nombre: ${ana.firstName}`);
    expect(read(file).querySelector("codigoPostal")).toBeNull();
    expect(read(file).querySelector("codigoEstablecimiento")?.textContent).toBe("1");
  });

  it("says how it was paid first", () => {
    expect(sesHospedajes([register({ paidBy: "bizum" })], property)).toContain("<tipoPago>MOVIL</tipoPago>");
  });

  it("sends plain documents and a single telephone, also of older records", () => {
    const older = { ...ana, document: "12.345.678-z", phone: "+34 (0)600 100 200 ext. 3 / 931 112 233" };
    const file = sesHospedajes([register({ travellers: [older] })], property);
    expect(file).toContain("<numeroDocumento>12345678Z</numeroDocumento>");
    expect(file).toContain("<telefono>+34600100200</telefono>");
  });

  it("tells the relationship of minors alone, which is another without an adult", () => {
    const kinshipsIn = (travellers: StayRegister["travellers"]) =>
      [...read(sesHospedajes([register({ travellers })], property)).querySelectorAll("persona")].map(
        (one) => one.querySelector("parentesco")?.textContent ?? "",
      );
    expect(kinshipsIn([{ ...ana, kinship: "sibling" }, leo])).toEqual(["", "TU"]);
    expect(kinshipsIn([leo, { ...leo, kinship: "" }])).toEqual(["OT", "OT"]);
  });

  it("has at most a hundred communications, and corrections in files that name them", () => {
    const many = Array.from({ length: 101 }, (_, place) => register({ id: `RSV-${place}` }));
    const files = sesFiles([...many, register({ id: "RSV-900", isCorrection: true })], property);
    expect(files.map(({ isCorrection, xml }) => [isCorrection, xml.split("<comunicacion>").length - 1])).toEqual([
      [false, 100],
      [false, 1],
      [true, 1],
    ]);
    expect(read(files[2]!.xml).querySelector("parsererror")).toBeNull();
    expect(files[2]!.xml).toContain("<!-- Corrección: sustituye a RSV-900 -->");
    expect(files[0]!.xml).not.toContain("Corrección");
    expect(sesFiles([], property)).toEqual([]);
  });

  it("knows a country by three letters", () => {
    expect(["ES", "GB", "XK?", ""].map(alphaThree)).toEqual(["ESP", "GBR", "", ""]);
  });
});

it.each(["-", ".", "no tiene", "NO CONSTA", "---", "n/a", "X", "Sin segundo apellido", "Ninguno"])(
  "tells no second surname where %j is written for none",
  (secondLastName) => {
    expect(personIn({ ...ana, secondLastName })!.querySelector("apellido2")).toBeNull();
  },
);

it.each(["Noa", "Sinde", "Novoa", "Nadal", "O"])("tells the second surname %s", (secondLastName) => {
  expect(personIn({ ...ana, secondLastName })!.querySelector("apellido2")!.textContent).toBe(secondLastName);
});

it("tells names by their letters, without pictures, and a single name twice", () => {
  const told = (changes: Partial<typeof ana>) => {
    const person = personIn({ ...ana, ...changes })!;
    return ["nombre", "apellido1"].map((tag) => person.querySelector(tag)?.textContent);
  };
  expect(told({ firstName: "Ana 😀", lastName: "Ruiz ❤️" })).toEqual(["Ana", "Ruiz"]);
  expect(told({ firstName: "👩‍👧", lastName: "Ruiz" })).toEqual(["Ruiz", "Ruiz"]);
  expect(told({ firstName: "Suharto", lastName: "-" })).toEqual(["Suharto", "Suharto"]);
});
