import { articlesContract } from "@/contract/pos/articles";
import { salesFiguresContract } from "@/contract/figures/salesFigures";
import { priceListsContract } from "@/contract/pos/priceLists";
import { tillContract } from "@/contract/pos/till";

import { billing } from "../billing/billingArea";
import type { Area } from "../core/area";
import { figures } from "../figures/figuresArea";
import { folio } from "../folio/folioArea";
import { hotelArea } from "../hotel/hotelArea";
import type { PosBooks } from "./PosBooks";

/** The tills of the outlets: articles, tickets, shifts. */
export const pos: Area<PosBooks> = hotelArea(
  { ...articlesContract, ...priceListsContract, ...salesFiguresContract, ...tillContract },
  () => import("./posPart"),
  [billing, figures, folio],
);
