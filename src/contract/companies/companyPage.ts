import { defineContract, type } from "../endpoint";
import type { DocumentRow } from "../billing/documentRow";
import type { AgeingColumn } from "../billing/receivable";
import type { Instant, RecordId } from "../formats";
import type { Cents, CivilDate } from "../property";
import type { Situation } from "../reservations/reservationLife";

/** Money of a company, without VAT unless told. */
export interface CompanyFigures {
  nights: number;
  /** Of its stays. */
  revenue: Cents;
  cancellations: number;
  /** Earned by nights that are closed. */
  commission: Cents;
  /** The part of it that was settled. */
  settled: Cents;
}

/** A stay that a company has, or that it has sold as an agency. */
export interface CompanyStay {
  reservationId: RecordId;
  guest: string;
  arrival: CivilDate;
  departure: CivilDate;
  situation: Situation;
  nights: number;
  revenue: Cents;
  /** It is the seller, not the one who stays. */
  isSold: boolean;
}

/** A settlement of commission, as it was made. */
export interface CommissionSettlement {
  id: RecordId;
  from: CivilDate;
  to: CivilDate;
  amount: Cents;
  at: Instant;
  by: string;
}

export interface CompanyPage {
  figures: CompanyFigures;
  /** Those ahead first, by their arrival; then those that are over, the newest first. */
  stays: CompanyStay[];
  settlements: CommissionSettlement[];
  /** Records that are probably the same one: of the same name but for its legal form, e-mail, telephone or code. */
  similar: { id: RecordId; name: string; taxId: string }[];
  /** Of its account on credit; none where it has none. */
  account?: {
    id: RecordId;
    balance: Cents;
    unapplied: Cents;
    isOverLimit: boolean;
    ageing: Record<AgeingColumn, Cents>;
  };
  /** Its documents, the newest first. */
  documents: DocumentRow[];
}

/** Nights between two dates, both included. */
export interface StatementQuery {
  from: CivilDate;
  to: CivilDate;
}

/** The commission of a stay in a period. */
export interface CommissionLine {
  reservationId: RecordId;
  guest: string;
  arrival: CivilDate;
  departure: CivilDate;
  /** Closed nights of the period. */
  nights: number;
  /** That the percentages are of. */
  base: Cents;
  /** In hundredths of a percent; several where the terms changed within the stay. */
  percents: number[];
  commission: Cents;
  /** Settled before. */
  settled: Cents;
}

export interface CommissionStatement extends StatementQuery {
  companyId: RecordId;
  lines: CommissionLine[];
  nights: number;
  base: Cents;
  commission: Cents;
  settled: Cents;
  /** `commission` less what is settled. */
  due: Cents;
}

const reads = ["companies", "reservations", "guests", "billing", "setUp"] as const;

/** All that is known of a company besides its record. */
export const companyPageContract = defineContract({
  getCompanyPage: { method: "GET", path: "/pms/companies/:id/page", reply: type<CompanyPage>(), reads },
  /** 422 for dates that are none, and for nights that are not closed yet. */
  getCommissionStatement: {
    method: "GET",
    path: "/pms/companies/:id/statement",
    query: type<StatementQuery>(),
    reply: type<CommissionStatement>(),
    reads,
  },
});
