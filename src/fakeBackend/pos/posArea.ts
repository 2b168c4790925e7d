import { billing } from "../billing/billingArea";
import type { Area } from "../core/area";
import { figures } from "../figures/figuresArea";
import { folio } from "../folio/folioArea";
import { hotelAreaBelow } from "../hotel/hotelArea";
import type { PosBooks } from "./PosBooks";

/** The tills of the outlets: articles, price lists, tickets, shifts, and what they come to. */
export const pos: Area<PosBooks> = hotelAreaBelow("/pms/pos/", () => import("./posPart"), [billing, figures, folio]);
