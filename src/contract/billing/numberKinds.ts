/**
 * The kind of number of a customer without a Spanish NIF, by its code at the tax agency ("IDType", list L7): 02 the VAT number of
 * another country of the EU, 03 a passport, 04 an official document of the country, 05 a certificate of residence, 06 another
 * proof, 07 a NIF that is not in the agency's census.
 */
export const numberKinds = ["02", "03", "04", "05", "06", "07"] as const;
export type NumberKind = (typeof numberKinds)[number];
