import { contactId } from "./contacts";
import type { Dialogue, Line } from "./dialogue";

type Sample = [key: string, endedMin: number, unRead: number, lines: Line[]];

const samples: Sample[] = [
  [
    "lucia",
    6,
    2,
    [
      [
        "lucia",
        "Marina, la #118 pide salida tardía: tienen el vuelo a las 19:00. ¿Les puedo dar hasta las 15:00?",
        { pauseMin: 0 },
      ],
      ["yo", "Hasta las 15:00 sin cargo, son clientes de todos los años."],
      ["lucia", "Perfecto, se lo digo. Van a estar encantados."],
      ["yo", "Avisa a @Pisos para que la dejen para el final.", { mentions: ["housekeeping"] }],
      [
        "lucia",
        "Hecho. Y otra cosa: en las llegadas VIP de hoy falta la carta de bienvenida de la #402.",
        { pauseMin: 14 },
      ],
      ["yo", "La imprimo ahora. ¿Nombre exacto?"],
      ["lucia", "Henrik Lund. Sin tratamiento, lo prefiere así.", { repliesTo: 1 }],
      ["lucia", "Así está el vestíbulo, ya han llegado las flores.", { images: ["lobby", "flowers"], pauseMin: 22 }],
      ["yo", "Qué bonito. Gracias, Lucía."],
      ["lucia", "La reserva RSV-000482 acaba de llamar: llegan a medianoche."],
      ["lucia", "¿Se lo dejas dicho tú a Nerea o lo pongo en la entrega de turno?"],
    ],
  ],
  [
    "joan",
    18,
    1,
    [
      ["yo", "Joan, el grifo del baño de la #214 gotea otra vez.", { images: ["tap"] }],
      ["joan", "Lo vi. Es la junta, la pedí ayer."],
      ["joan", "Tengo una del mismo modelo en el taller, subo después de comer."],
      ["yo", "Entra un huésped a las 16:00. ¿Llegas?"],
      ["joan", "Llego. Si no, les pasamos a la #216, que está libre.", { repliesTo: 1 }],
      ["yo", "Vale. Dime cuando esté y la desbloqueo.", { pauseMin: 40 }],
      ["joan", "Arreglado y probado diez minutos: ni una gota. Puedes desbloquear la #214."],
    ],
  ],
  [
    "daniela",
    31,
    0,
    [
      ["daniela", "Han llamado de la #305: su hija ha perdido un osito de peluche.", { pauseMin: 0 }],
      ["yo", "¿Sabemos cómo es?"],
      ["daniela", "Marrón, con una bufanda roja. Se llama Bruno, como el maître."],
      ["yo", "Mirad en lavandería, seguro que se fue con las sábanas."],
      ["daniela", "¡Apareció! Wei lo encontró en el segundo saco.", { images: ["bear"], pauseMin: 55 }],
      ["yo", "Menos mal. Que lo lleven con una galleta."],
      ["daniela", "Ya está en la habitación, con su galleta y su tarjeta."],
      ["yo", "Eres la mejor."],
    ],
  ],
  [
    "marta",
    47,
    3,
    [
      ["marta", "Te paso el menú definitivo de la boda Ferrer–Lund.", { files: ["weddingMenu"] }],
      ["yo", "Recibido. ¿Cuántos comensales al final?"],
      ["marta", "142: nueve vegetarianos, tres celíacos y una alergia a los frutos secos."],
      ["yo", "La de los frutos secos, por escrito a Cocina, por favor."],
      ["marta", "Enviado a Ainhoa y a Kenji."],
      [
        "marta",
        "El salón Poniente quedó así en la prueba.",
        { images: ["ballroom", "flowers", "terrace", "dish"], pauseMin: 35 },
      ],
      ["marta", "Los novios vienen mañana a las 11:00 a verlo."],
      ["marta", "¿Puedes estar diez minutos?"],
    ],
  ],
  [
    "omar",
    12,
    0,
    [
      ["omar", "El señor de la #310 dice que su tarjeta no abre.", { pauseMin: 0 }],
      ["yo", "¿Se la has vuelto a codificar?"],
      ["omar", "Dos veces. Creo que es la pila de la cerradura."],
      ["yo", "Avisa a Joan y dale la #312 mientras tanto, es igual."],
      ["omar", "Hecho. Le he invitado a un café y ya sonríe."],
      ["yo", "Bien jugado."],
    ],
  ],
  [
    "chloe",
    64,
    1,
    [
      ["yo", "Chloé, ¿hay mesa en La Lonja para los de la #401? Es su aniversario."],
      ["chloe", "Sí, la 7, junto a la ventana, a las 21:00."],
      ["yo", "Pon flores y una nota."],
      ["chloe", "Con letra bonita. ¿Añado una copa de cava?"],
      ["yo", "Claro, a cuenta de la casa."],
      ["chloe", "Confirmado con Bruno. Ojo: ella es alérgica al marisco.", { repliesTo: 4 }],
    ],
  ],
  [
    "fatou",
    26,
    0,
    [
      ["fatou", "Planta 2 terminada menos la #207 y la #209.", { pauseMin: 0 }],
      ["yo", "¿Siguen durmiendo?"],
      ["fatou", "La #207 sí. En la #209 hay no molestar desde ayer por la tarde."],
      ["yo", "Que llame Recepción a la #209, por si acaso."],
      ["fatou", "Ya llamaron: todo bien, solo quieren toallas.", { images: ["towels"] }],
      ["yo", "Perfecto, gracias."],
    ],
  ],
  [
    "kenji",
    83,
    2,
    [
      ["kenji", "Marina, confirmo las alergias de la mesa 7.", { files: ["allergies"] }],
      ["yo", "¿El fondo de pescado lleva marisco?"],
      ["kenji", "El de hoy sí. Para ella lo hago aparte, con cazo y sartén propios."],
      ["kenji", "Y el postre, sin frutos secos. Este es.", { images: ["dish"] }],
    ],
  ],
  [
    "bruno",
    105,
    0,
    [
      ["bruno", "Esta noche tenemos 61 cubiertos, y 18 son del congreso.", { pauseMin: 0 }],
      ["yo", "¿Sala completa?"],
      ["bruno", "Queda la terraza, si no vuelve el viento.", { images: ["terrace"] }],
      ["yo", "Dan calma hasta medianoche."],
      ["bruno", "Entonces monto las cuatro mesas de fuera."],
      ["yo", "La #401 celebra aniversario en la 7, cuídamelos.", { isForwarded: true }],
      ["bruno", "Como si fueran mis padres."],
    ],
  ],
  [
    "andrei",
    190,
    0,
    [
      ["andrei", "Auditoría cerrada a las 03:40. Cuadra todo menos 12,50 € del bar.", { pauseMin: 0 }],
      ["yo", "¿Una consumición sin cargar?"],
      ["andrei", "Un cargo duplicado en la #108. Lo dejé anotado.", { files: ["handover"] }],
      ["yo", "Gracias, lo corrijo yo. Descansa.", { state: "received" }],
    ],
  ],
  [
    "nerea",
    350,
    0,
    [
      ["nerea", "Noche tranquila. Una llegada a las 02:15, sin incidencias.", { pauseMin: 0 }],
      ["yo", "¿La del vuelo retrasado?"],
      ["nerea", "Esa. Les dejé la cena fría que preparó Youssef.", { images: ["night"] }],
      ["yo", "Hoy llega otra a medianoche: RSV-000482. Te la dejo en la entrega.", { state: "received" }],
    ],
  ],
  [
    "ivan",
    58,
    0,
    [
      ["ivan", "¿Cómo vamos de ocupación para el puente?", { pauseMin: 0 }],
      ["yo", "Al 91 %. Quedan cuatro dobles.", { files: ["occupancy"] }],
      ["ivan", "Cierra las agencias cuando queden dos, por favor."],
      ["yo", "Hecho, con aviso."],
    ],
  ],
  [
    "carmen",
    220,
    0,
    [
      ["carmen", "Gran trabajo con el congreso. Me han escrito para felicitarnos.", { pauseMin: 0 }],
      ["yo", "Ha sido cosa de todos. ¿Lo comparto en los canales?"],
      ["carmen", "Por favor. Y gracias, Marina."],
      ["yo", "¡A ti!"],
    ],
  ],
  [
    "hassan",
    140,
    0,
    [
      ["yo", "Hassan, la #103 dice que el aire no enfría."],
      ["hassan", "Es el filtro. Estoy en cubierta, bajo en veinte minutos."],
      ["hassan", "Listo: filtro cambiado y 21 grados en la habitación."],
      ["yo", "Estupendo."],
    ],
  ],
  [
    "wei",
    175,
    0,
    [
      ["wei", "La secadora 2 se ha parado. Voy con retraso de un saco.", { pauseMin: 0 }],
      ["yo", "¿Afecta a los manteles de la boda?"],
      ["wei", "No, esos ya están planchados y en percha."],
      ["yo", "Uf. Gracias, Wei."],
    ],
  ],
  [
    "ainhoa",
    260,
    0,
    [
      ["yo", "Ainhoa, 142 para la boda, te lo ha mandado Marta."],
      ["ainhoa", "Lo tengo. Necesito el pescado el viernes antes de las 9:00."],
      ["yo", "El proveedor confirma a las 8:30.", { state: "received" }],
    ],
  ],
  [
    "mihaela",
    155,
    0,
    [
      ["mihaela", "En la #316 falta el secador y en la #309 una almohada.", { pauseMin: 0 }],
      ["yo", "Hay secadores en el almacén de la 2, detrás de las mantas."],
      ["mihaela", "Encontrado. La #309 la cambio yo ahora.", { images: ["room"] }],
      ["yo", "Perfecto. Luego sube a la 4 con Daniela, por favor."],
      ["mihaela", "En media hora estoy allí."],
    ],
  ],
  [
    "grace",
    245,
    0,
    [
      ["grace", "74 desayunos y ninguna queja. El pan de centeno se acabó a las 9:30.", { pauseMin: 0 }],
      ["yo", "Se lo digo a Kenji para mañana.", { repliesTo: 1 }],
      ["grace", "Los de la #118 dejaron propina para todo el equipo.", { images: ["breakfast"] }],
      ["yo", "Qué detalle. Repártela como siempre."],
    ],
  ],
  [
    "rashid",
    290,
    0,
    [
      ["yo", "Rashid, ¿el proyector de Levante ya funciona?"],
      ["rashid", "Sí, era la lámpara. Probado con tres portátiles."],
      ["yo", "El congreso trae un vídeo con sonido."],
      ["rashid", "Dejo la mesa conectada y me quedo la primera media hora.", { repliesTo: 1 }],
    ],
  ],
  [
    "nuria",
    1500,
    0,
    [
      ["nuria", "Subido el cuadrante de la semana que viene.", { files: ["roster"], pauseMin: 0 }],
      ["yo", "Visto. Fatou pidió el martes libre."],
      ["nuria", "Cambiado con Mihaela."],
    ],
  ],
  [
    "tomas",
    4400,
    0,
    [
      ["tomas", "¿La fiesta de fin de temporada sigue siendo el domingo?", { pauseMin: 0 }],
      ["yo", "Sigue. A las 20:00 en la terraza."],
      ["tomas", "¡Allí estaré!"],
    ],
  ],
  [
    "elena",
    8900,
    0,
    [
      ["elena", "La pareja de junio firma mañana.", { pauseMin: 0 }],
      ["yo", "¡Enhorabuena! Reservo Levante y Poniente."],
    ],
  ],
  [
    "ricardo",
    6100,
    0,
    [
      ["ricardo", "Falta la factura de las flores de marzo.", { pauseMin: 0 }],
      ["yo", "Te la mando.", { images: ["invoice"] }],
      ["ricardo", "Recibida, gracias."],
    ],
  ],
];

export const directDialogues: Dialogue[] = samples.map(([key, endedMin, unRead, lines]) => ({
  userId: contactId(key),
  endedMin,
  unRead,
  lines,
}));

/** The end of the first, long direct chat. */
export const lastLinesOfRosario: Line[] = [
  ["rosario", "Marina, hoy tenemos 31 salidas y 28 llegadas. Vamos justas.", { pauseMin: 50 }],
  ["yo", "¿Te mando a alguien de refuerzo?"],
  ["rosario", "Con una persona para la planta 4 me apaño."],
  ["yo", "Va Mihaela en cuanto acabe la 3."],
  ["rosario", "Las VIP primero: #401, #402 y #408. Así queda la suite.", { images: ["suite", "room"] }],
  ["yo", "Impecable, como siempre."],
  ["rosario", "Gracias. Te paso el cuadrante con los cambios.", { files: ["roster"] }],
  ["yo", "Recibido."],
  ["rosario", "Ya están listas las tres. ¿Aviso yo a Recepción?"],
];
