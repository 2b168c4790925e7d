import type { Allergen, ArticleDraft } from "@/contract/pos/articles";
import type { Outlet } from "@/contract/outlets";

/** Name, price and cost in cents, and what else there is to it. */
type Sketch = [name: string, price: number, cost: number, more?: SketchMore];

export interface SketchMore {
  contains?: Allergen[];
  traces?: Allergen[];
  /** Its allergens are not declared yet. */
  isUndeclared?: true;
  modifiers?: ArticleDraft["modifiers"];
  happyHour?: number;
  /** How many are to be in stock. */
  minimum?: number;
  hasEan?: true;
  /** Sold by weight: the digits by which a label of the scales names it. */
  scale?: string;
  /** Of a treatment. */
  minutes?: number;
  isWithdrawn?: true;
}

/** A group of tiles. Codes are its letters with the place of an article. */
export interface SketchedCategory {
  outlet: Outlet;
  category: string;
  letters: string;
  vat: ArticleDraft["vat"];
  station: ArticleDraft["station"];
  articles: Sketch[];
}

export const modifierGroup = (group: string, choices: Record<string, number>): ArticleDraft["modifiers"] =>
  Object.entries(choices).map(([name, price]) => ({ group, name, price }));
