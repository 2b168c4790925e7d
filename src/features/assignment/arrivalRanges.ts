/** Nights on which guests arrive, from the business date on; the first `skip` are left out. */
export interface ArrivalRange {
  nights: number;
  skip?: number;
}

/** Today, tomorrow, then that many nights. */
export const arrivalRanges: readonly ArrivalRange[] = [
  { nights: 1 },
  { nights: 1, skip: 1 },
  { nights: 7 },
  { nights: 14 },
  { nights: 30 },
  { nights: 60 },
];

export const usualRange: ArrivalRange = arrivalRanges[2]!;

/** The query of the page. */
export const addressOf = ({ nights, skip }: ArrivalRange): string =>
  skip ? `nights=${nights}&skip=${skip}` : `nights=${nights}`;
