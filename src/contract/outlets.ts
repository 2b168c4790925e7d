/** Where the hotel sells besides its rooms. */
export const outlets = ["bar", "shop", "spa"] as const;
export type Outlet = (typeof outlets)[number];

/** Where articles are kept: at each outlet, and in the store. */
export const stockPlaces = [...outlets, "store"] as const;
export type StockPlace = (typeof stockPlaces)[number];

/** The tills, each with a series of documents of its own, so that two of them never give one number twice. */
export const tills = ["T1", "T2", "T3"] as const;
export type TillId = (typeof tills)[number];

export const outletOf: Record<TillId, Outlet> = { T1: "bar", T2: "shop", T3: "spa" };

/** The kind of sale by which the law limits its simplified invoices, as `BillingSettings.simplifiedLimits`. */
export const soldAs = { bar: "restaurant", shop: "shop", spa: "shop" } as const;

/** Letters before the number, as in `BillingSettings.series`: `V1-26-000012`. */
export const tillSeries: Record<TillId, string> = { T1: "V1-{yy}-", T2: "V2-{yy}-", T3: "V3-{yy}-" };
