import type { Property } from "@/contract/property";

/** How a property bills before it has decided anything itself: in test, with the usual series and the limits of the law. */
export const firstSettings = (): Pick<Property, "cashLimit" | "cashLimitAbroad" | "billing"> => ({
  cashLimit: 1_000_00,
  cashLimitAbroad: 10_000_00,
  billing: {
    mode: "verifactu",
    recordedFrom: "2020-01-01", // before any invoice, whatever day the demo is opened on
    isTest: true,
    series: {
      full: "F{yy}-",
      simplified: "T1-{yy}-",
      corrective: "R{yy}-",
      correctiveOfTicket: "RT{yy}-",
      proforma: "P{yy}-",
      receipt: "RC{yy}-",
    },
    simplifiedLimits: { lodging: 400_00, restaurant: 3_000_00, shop: 3_000_00 },
    feeCause: "N1",
    serviceDay: "served",
    termDays: 30,
  },
});
