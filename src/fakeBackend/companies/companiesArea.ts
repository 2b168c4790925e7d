import { billing } from "../billing/billingArea";
import type { Area } from "../core/area";
import { figures } from "../figures/figuresArea";
import { hotelAreaBelow } from "../hotel/hotelArea";
import type { CompanyBooks } from "./CompanyBooks";

/** Their records are in the books of the hotel, since reservations name them; here is what they bring. */
export const companies: Area<CompanyBooks> = hotelAreaBelow("/pms/companies", () => import("./companiesPart"), [
  billing,
  figures,
]);
