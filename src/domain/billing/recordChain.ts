import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

import type { CancellationRecord, ChainBreak, ChainRecord, IssueRecord } from "@/contract/billing/chainRecord";

// Source: "Detalle de las especificaciones técnicas para generación de la huella o hash", AEAT, v0.1.2, 27/08/2024.

/**
 * The text that is hashed: each name with its value, in this order, trimmed at both ends, joined by `&`, not URL-encoded.
 * An empty value keeps its name.
 */
export function recordText(record: IssueRecord | CancellationRecord): string {
  const { issuer, number, issuedOn, previous, generatedAt } = record;
  if (record.type === "cancellation")
    return joined([
      ["IDEmisorFacturaAnulada", issuer],
      ["NumSerieFacturaAnulada", number],
      ["FechaExpedicionFacturaAnulada", issuedOn],
      ["Huella", previous],
      ["FechaHoraHusoGenRegistro", generatedAt],
    ]);
  return joined([
    ["IDEmisorFactura", issuer],
    ["NumSerieFactura", number],
    ["FechaExpedicionFactura", issuedOn],
    ["TipoFactura", record.kind],
    ["CuotaTotal", record.vat],
    ["ImporteTotal", record.total],
    ["Huella", previous],
    ["FechaHoraHusoGenRegistro", generatedAt],
  ]);
}

const joined = (values: [name: string, value: string][]) =>
  values.map(([name, value]) => `${name}=${value.trim()}`).join("&");

/** SHA-256 of a text in UTF-8: 64 capital hexadecimal digits. */
export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text))).toUpperCase();

export const chained = (record: IssueRecord | CancellationRecord): ChainRecord => ({
  ...record,
  hash: hashOf(recordText(record)),
});

/** The first record at which the chain breaks, between two places; undefined if it holds. */
export function firstBreak(chain: readonly ChainRecord[], from = 0, to = chain.length): ChainBreak | undefined {
  let previous = chain[from - 1]?.hash ?? "";
  for (const [step, record] of chain.slice(from, to).entries()) {
    const { number, hash } = record;
    const place = from + step;
    if (record.previous !== previous) return { place, number, fault: "unlinked" };
    if (hashOf(recordText(record)) !== hash) return { place, number, fault: "changed" };
    previous = hash;
  }
  return undefined;
}
