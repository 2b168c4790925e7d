import type { IssueRecord } from "@/contract/billing/chainRecord";

// Source: "Características del QR y especificaciones del servicio de cotejo", AEAT, v0.4.7, 17/10/2024.

const PRODUCTION = "https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/";
const TEST = "https://prewww2.aeat.es/wlpl/TIKE-CONT/";

/** The words of the law around the code, the same in every language. */
export const qrWords = { before: "QR tributario:", verifiable: "VERI*FACTU" } as const;

/** How the installation works: it sends each record, or keeps them all for the agency to ask for. */
export interface QrMode {
  isVerifiable: boolean;
  /** At the agency's test site, which a demo names. */
  isTest: boolean;
}

/** The address in the QR code of an invoice. Exactly four parameters, in this order, URL-encoded in UTF-8. */
export function qrAddress(
  { issuer, number, issuedOn, total }: Pick<IssueRecord, "issuer" | "number" | "issuedOn" | "total">,
  { isVerifiable, isTest }: QrMode,
): string {
  const page = isVerifiable ? "ValidarQR" : "ValidarQRNoVerifactu";
  const values = { nif: issuer, numserie: number, fecha: issuedOn, importe: total };
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${isTest ? TEST : PRODUCTION}${page}?${query.join("&")}`;
}
