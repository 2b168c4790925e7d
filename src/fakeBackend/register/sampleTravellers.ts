import { SIGNED_ON_PAPER, type Traveller } from "@/contract/reservations/travellers";
import { controlLetter } from "@/domain/people/controlLetter";

import type { StoredReservation } from "../hotel/books/StoredReservation";
import { randomFrom } from "../core/random";

type Home = Pick<Traveller, "address" | "postalCode" | "town" | "municipalityCode">;

const home = (address: string, postalCode: string, town: string, municipalityCode = ""): Home => ({
  address,
  postalCode,
  town,
  municipalityCode,
});

/** Guests from other countries have not told where they live. */
const homes: Record<string, Home[]> = {
  ES: [
    home("Calle Sierpes 14", "41004", "Sevilla"),
    home("Calle de Alcalá 96, 3.º B", "28009", "Madrid"),
    home("Calle Nuestra Señora del Águila 7", "41500", "Alcalá de Guadaíra", "41004"),
    home("Carrer de Mallorca 211", "08008", "Barcelona"),
    home("Gran Vía 33", "48009", "Bilbao"),
  ],
  GB: [home("18 Camden Road", "NW1 9DP", "London"), home("4 Park Street", "BS1 5NG", "Bristol")],
  FR: [home("12 rue de la République", "69002", "Lyon"), home("5 rue des Carmes", "31000", "Toulouse")],
  DE: [home("Lindenstraße 8", "50674", "Köln"), home("Marktplatz 3", "28195", "Bremen")],
  IT: [home("Via Torino 21", "20123", "Milano")],
  PT: [home("Rua da Prata 60", "1100-420", "Lisboa")],
};

/** As the sample's names go; those who come along have a name of both. */
const womensNames =
  /a$|^(Carmen|Inés|Raquel|Rocío|Emily|Charlotte|Sophie|Eleanor|Hannah|Grace|Siân|Camille|Chloé|Manon|Élodie|Zoé|Anaïs|Margaux|Sabine|Heike|Käthe|Inês|Beatriz|Conceição)$/;

const companions = ["Alex", "Andrea", "Noa", "Robin", "Sasha"];
const children = ["Leo", "Mia", "Noah", "Emma"];

/** The people of a stay of the sample as the desk has written them down: who came along lives with the guest. */
export function sampleTravellers(
  expected: readonly Traveller[],
  { id, arrival, childrenAges }: Pick<StoredReservation, "id" | "arrival" | "childrenAges">,
): Traveller[] {
  const { between, pick } = randomFrom(Number(id.replaceAll(/\D/g, "")));
  const [guest] = expected;
  if (!guest) return [];
  const { country, nationality, lastName, secondLastName, phone } = guest;
  const known = homes[country];
  const together = {
    ...(known && pick(known)),
    country,
    nationality,
    lastName,
    secondLastName,
    surnames: "" as const,
    phone,
  };
  return expected.map((traveller, place): Traveller => {
    const sex = pick(["female", "male"] as const);
    const isSpanish = (place === 0 ? guest.documentType : country === "ES" && "dni") === "dni";
    const support = isSpanish ? { supportNumber: `BCD${between(100_000, 999_999)}` } : {};
    const ofGuest = womensNames.test(guest.firstName) ? "female" : "male";
    if (place === 0) return { ...traveller, ...together, sex: ofGuest, ...support, signature: SIGNED_ON_PAPER };
    const age = childrenAges[place - (expected.length - childrenAges.length)];
    if (age !== undefined) {
      const birthDate = `${Number(arrival.slice(0, 4)) - age - 1}-12-${between(10, 28)}`;
      return { ...traveller, ...together, firstName: pick(children), sex, birthDate };
    }
    const digits = between(10_000_000, 99_999_999);
    const document = isSpanish ? `${digits}${controlLetter(digits)}` : `${country}${digits}`;
    return {
      ...traveller,
      ...together,
      firstName: pick(companions),
      sex,
      birthDate: `${between(1950, 2000)}-0${between(1, 9)}-${between(10, 28)}`,
      documentType: isSpanish ? "dni" : "passport",
      document,
      ...support,
      signature: SIGNED_ON_PAPER,
    };
  });
}
