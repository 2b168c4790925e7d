import { billing } from "../billing/billingArea";
import type { Area } from "../core/area";
import type { Sample } from "../core/createCore";
import type { Database } from "../core/database";
import { figures } from "../figures/figuresArea";
import { folio } from "../folio/folioArea";
import { hotelAreaBelow } from "../hotel/hotelArea";
import { loyalty } from "../loyalty/loyaltyArea";
import type { PosBooks } from "./PosBooks";

/** The tills of the outlets: articles, price lists, tickets, shifts, and what they come to. */
export const pos: Area<PosBooks> = hotelAreaBelow("/pms/pos", fetchPart, [billing, figures, folio, loyalty]);

async function fetchPart() {
  const [{ routes, createPos }, { tillSample }] = await Promise.all([
    import("./posPart"),
    import("../tillSample/tillSample"),
  ]);
  return { routes, createData: (sample: Sample, db: Database) => createPos(sample, db, tillSample) };
}
