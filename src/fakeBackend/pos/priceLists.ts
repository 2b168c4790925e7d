import { priceList, type PriceListDraft } from "@/contract/pos/priceLists";
import { fieldFaults } from "@/domain/definition/fieldFaults";
import { type Fault, unless } from "@/domain/faults";
import { posReason } from "@/domain/pos/posReason";
import { priceListFaults } from "@/domain/pos/priceListFaults";

import { serveDefinition } from "../records/serveDefinition";
import { findByCode } from "./articles";
import type { PosBooks } from "./PosBooks";

/** A category or a code that no article of the outlet has. */
function unknownArticles({ outlet, category, prices }: PriceListDraft, pos: PosBooks): Fault[] {
  const isKnown =
    category === "" || pos.articles.all().some((one) => one.outlet === outlet && one.category === category);
  return [
    ...unless(isKnown, "category", () => posReason("LIST_CATEGORY", { list: category })),
    ...prices.flatMap(({ code }, place) =>
      unless(findByCode(code, pos)?.outlet === outlet, `prices.${place}.code`, () =>
        posReason("CODE_UNKNOWN", { code }),
      ),
    ),
  ];
}

/** A paused list holds never. */
export const priceLists = serveDefinition(priceList, {
  bookOf: ({ pos }) => pos.priceLists,
  faults(draft, { pos }) {
    if (fieldFaults(priceList.fields, draft).length > 0) return [];
    return [...priceListFaults(draft), ...unknownArticles(draft, pos)];
  },
  added: () => ({}),
  shown: (stored) => stored,
});
