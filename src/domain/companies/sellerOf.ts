/** Of a stay. */
export interface Sellers {
  companyId?: string | undefined;
  agencyId?: string | undefined;
}

/** Whose quota a stay counts in: that of the agency that has sold it, else of the company. */
export const sellerOf = ({ companyId, agencyId }: Sellers): string | undefined => agencyId ?? companyId;
