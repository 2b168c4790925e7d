import { priceList } from "@/contract/pos/priceLists";
import { fieldFaults } from "@/domain/definition/fieldFaults";
import { posReason } from "@/domain/pos/posReason";
import { overlapping, priceListFaults } from "@/domain/pos/priceListFaults";

import { serveDefinition } from "../records/serveDefinition";

/** Two lists of an outlet never hold at the same minute; a paused one holds at none. */
export const priceLists = serveDefinition(priceList, {
  bookOf: ({ pos }) => pos.priceLists,
  faults(draft, { pos }, stored) {
    if (fieldFaults(priceList.fields, draft).length > 0) return [];
    return priceListFaults({ ...draft, id: stored?.id ?? "" }, stored?.state === "paused" ? [] : pos.lists());
  },
  added: () => ({}),
  guards: {
    resume(stored, { pos }) {
      const other = overlapping(stored, pos.lists());
      return other ? [posReason("LIST_OVERLAP", { list: other.name })] : [];
    },
  },
  shown: (stored) => stored,
});
