import { expect, it } from "vitest";

import { answerTo } from "@/fakeBackend/messaging/sample/answers";
import { randomFrom } from "@/fakeBackend/core/random";
import { fittingNotes } from "@/fakeBackend/hotel/sample/notes";
import { cartSeed } from "@/fakeBackend/core/topBar";

/** All answers that a message may get. */
function answersTo(text: string): string[] {
  const message = { text, image: [], attachments: [] } as unknown as Parameters<typeof answerTo>[0];
  return [...new Set(Array.from({ length: 40 }, (_, seed) => answerTo(message, randomFrom(seed + 1))))];
}

it.each([
  ["¿Dónde está la llave maestra?", /^(Lo miro|Déjame|Pregunto)/],
  ["¿A qué hora llega el grupo?", /^(Lo miro|Déjame|Pregunto)/],
  ["¿Está lista la #305?", /^(Creo que sí|Lo compruebo|Lo miro)/],
  ["La #305 está lista y revisada.", /^(Gracias|Perfecto)/],
  ["¿Puedes subir toallas a la #305?", /#305/],
  ["En la #305 no funciona la luz", /#305/],
  ["¿Puedes venir?", /^(Sí|Creo)/],
  ["Gracias", /^(A ti|Para eso|Cualquier)/],
  ["Gracias. ¿Puedes subir a la #110?", /#110/],
])("answers %j with what fits it", (text, fitting) => {
  for (const answer of answersTo(text)) expect(answer).toMatch(fitting);
});

it("draws no note that contradicts its stay", () => {
  const alone = { eta: "15:30", adults: 1, childrenAges: [], guarantee: "none" } as const;
  const said = ["Camas separadas.", "Cuna para un bebé de ocho meses.", "Celebramos nuestro aniversario."];
  for (const request of said) {
    const stay = { ...alone, childrenAges: [] };
    expect(fittingNotes({ internal: "", guest: "", request }, stay).request).toMatch(/^Habitación tranquila/);
    const family = { ...stay, adults: 2, childrenAges: [0] };
    expect(fittingNotes({ internal: "", guest: "", request }, family).request).toBe(request);
  }
});

it("has a cart in the currency of the hotel", () => {
  expect(new Set(cartSeed.map(({ unitPrice }) => unitPrice.currency))).toEqual(new Set(["EUR"]));
});
