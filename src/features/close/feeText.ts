import type { Property } from "@/contract/property";

/** The sentence of a fee, which says so where it has no VAT. */
export const feeText = ({ billing }: Property) => (billing.feeCause === "N1" ? "close.feeNoVat" : "close.fee");
