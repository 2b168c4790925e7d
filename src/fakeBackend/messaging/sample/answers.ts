import type { Message } from "@/contract/messaging/conversations";

import type { Random } from "../../core/random";

/** Possible answers of the other side; the first matching pattern counts. */
const byText: [pattern: RegExp, answers: string[]][] = [
  // a question about a fact gets neither a "yes" nor a visit to a room
  [
    /¿\s*(?:y\s+)?(?:a |de |en |con |por |para )?(?:qu[eé]|qui[eé]n|cu[aá]l|cu[aá]nd|cu[aá]nt|d[oó]nde|c[oó]mo)/i,
    ["Lo miro y te digo en cinco minutos.", "Déjame que lo compruebe.", "Pregunto y te digo."],
  ],
  [
    /¿[^?]*(?<!\p{L})(?:est[aá]n?|hay|quedan?|tenemos|ha|han|sabes?|se puede)(?!\p{L})[^?]*\?/iu,
    ["Creo que sí, déjame que lo confirme.", "Lo compruebo y te digo.", "Lo miro y te digo en cinco minutos."],
  ],
  // what is done already asks for nobody
  [
    /\b(?:list[ao]s?|revisad[ao]s?|hech[ao]s?|terminad[ao]s?|arreglad[ao]s?|entregad[ao]s?|resuelt[ao]s?)\b(?![^]*\?)/i,
    ["Gracias, anotado.", "Perfecto, gracias por avisar."],
  ],
  [
    /^(?![^]*[#?])[^]*(?:gracias|perfecto|genial|estupendo)/i,
    ["A ti.", "Para eso estamos.", "Cualquier cosa, me dices."],
  ],
  [
    /#\d{3,4}/,
    [
      "Voy a la {room} ahora mismo.",
      "La {room}, anotada. Te digo en cuanto esté.",
      "En diez minutos estoy en la {room}.",
    ],
  ],
  [/RSV-\d{6}/, ["Tengo la {reservation} delante. Lo dejo anotado.", "Visto, lo añado a la {reservation}."]],
  [/\?\s*$/, ["Sí, sin problema.", "Sí, ahora mismo.", "Creo que sí, déjame que lo confirme."]],
  [/hola|buen[oa]s/i, ["¡Hola! Dime.", "¡Buenas! ¿Qué necesitas?"]],
];
const toUrgent = ["Recibido, me pongo con ello.", "Recibido. Lo hago ahora mismo."];
const toImage = ["Recibida la foto, gracias.", "Ya lo veo. Me encargo."];
const toFile = ["Recibido, lo reviso hoy.", "Lo tengo, gracias."];
const toVoice = ["Escuchado. De acuerdo."];
const otherwise = [
  "Anotado.",
  "De acuerdo.",
  "Hecho en un momento.",
  "Vale, aviso al equipo.",
  "Entendido, gracias por avisar.",
];

/** A believable answer to a message. */
export function answerTo({ text, image, attachments, isUrgent }: Message, { pick }: Random): string {
  if (isUrgent) return pick(toUrgent);
  const answers = byText.find(([pattern]) => pattern.test(text))?.[1];
  if (answers) return fill(pick(answers), text);
  if (image?.length) return pick(toImage);
  if (attachments?.length) return pick(attachments.some(({ mime }) => mime?.startsWith("audio/")) ? toVoice : toFile);
  return pick(otherwise);
}

const fill = (answer: string, text: string) =>
  answer
    .replace("{room}", () => /#\d{3,4}/.exec(text)?.[0] ?? "")
    .replace("{reservation}", () => /RSV-\d{6}/.exec(text)?.[0] ?? "");
