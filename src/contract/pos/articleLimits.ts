/** Most letters of a code, as of an EAN; most pieces of a movement or a line; most of a price. */
export const articleLimits = { code: 20, pieces: 10_000, price: 10_000_00 } as const;
