import type { DraftOf } from "@/contract/definition/defineRecord";
import { type Allergen, allergens, type article } from "@/contract/pos/articles";
import type { Outlet } from "@/contract/outlets";
import type { PriceList } from "@/contract/pos/till";

type Draft = DraftOf<typeof article>;

/** Name, code, price and cost in cents; what it contains, minutes of a treatment, and how many are to be in stock. */
type Sketch = [
  name: string,
  code: string,
  price: number,
  cost: number,
  more?: { contains?: Allergen[]; minutes?: number; minimum?: number; happyHour?: number; ean?: string; kilo?: true },
];

interface Category {
  outlet: Outlet;
  category: string;
  vat: Draft["vat"];
  station: Draft["station"];
  articles: Sketch[];
}

const catalogue: Category[] = [
  {
    outlet: "bar",
    category: "Cafés",
    vat: "10",
    station: "bar",
    articles: [
      ["Café solo", "CAF-01", 150, 22],
      ["Café con leche", "CAF-02", 180, 30, { contains: ["milk"] }],
      ["Cortado", "CAF-03", 160, 26, { contains: ["milk"] }],
      ["Té", "CAF-04", 200, 18],
    ],
  },
  {
    outlet: "bar",
    category: "Cervezas",
    vat: "10",
    station: "bar",
    articles: [
      ["Caña", "CER-01", 320, 68, { contains: ["gluten"] }],
      ["Cerveza 0,0", "CER-02", 340, 84, { contains: ["gluten"], minimum: 24, ean: "8410793262103" }],
    ],
  },
  {
    outlet: "bar",
    category: "Picar",
    vat: "10",
    station: "kitchen",
    articles: [
      ["Croquetas de jamón", "PIC-01", 950, 260, { contains: ["gluten", "milk", "eggs"] }],
      ["Aceitunas", "PIC-02", 350, 60],
    ],
  },
  {
    outlet: "shop",
    category: "Regalos",
    vat: "21",
    station: "none",
    articles: [
      ["Imán Bahía Serena", "REG-01", 450, 120, { minimum: 20, ean: "8437001234561" }],
      ["Postal", "REG-02", 120, 25, { minimum: 50 }],
    ],
  },
  {
    outlet: "spa",
    category: "Masajes",
    vat: "21",
    station: "none",
    articles: [
      ["Masaje relajante 50 min", "SPA-01", 7_500, 2_800, { minutes: 50 }],
      ["Circuito de aguas", "SPA-02", 2_500, 400, { minutes: 90 }],
    ],
  },
];

/** Articles of the sample, in the order of their tiles. */
export const sampleArticles: Draft[] = catalogue.flatMap(({ articles, ...shared }) =>
  articles.map(([name, code, price, cost, { contains = [], minutes, minimum, happyHour, ean, kilo } = {}]) => ({
    ...shared,
    name,
    code,
    eans: ean === undefined ? [] : [ean],
    price,
    happyHour: happyHour ?? null,
    cost,
    unit: kilo ? ("kilo" as const) : ("piece" as const),
    minimum: minimum ?? null,
    minutes: minutes ?? null,
    modifiers: [],
    allergens: Object.fromEntries(
      allergens.map((one) => [one, contains.includes(one) ? "contains" : "free"]),
    ) as Draft["allergens"],
  })),
);

/** Prices that hold at some hours. */
export const sampleLists: PriceList[] = [
  {
    id: "LP-1",
    name: "Hora feliz",
    outlet: "bar",
    weekdays: [1, 2, 3, 4, 5],
    from: "18:00",
    until: "20:00",
    percent: 30,
  },
];
