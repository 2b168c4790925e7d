import type { AgencyAnswer, NetworkFaults, PartnerAnswer } from "@/contract/faults";

const LONGEST = 999_999;
const ALL = 100;

type NumberField = Exclude<keyof NetworkFaults, "offline" | "agency" | "partner">;

/** The number fields of the panel, with the maximum of each. */
export const numberFields: { name: NumberField; most: number }[] = [
  { name: "latency", most: LONGEST },
  { name: "jitter", most: LONGEST },
  { name: "errors", most: ALL },
  { name: "cuts", most: ALL },
  { name: "lost", most: ALL },
  { name: "doubled", most: ALL },
  { name: "expires", most: LONGEST },
  { name: "seed", most: LONGEST },
];

/** No faults; the seed stays. */
export const noFaults = (seed: number): NetworkFaults => ({
  seed,
  latency: null,
  jitter: 0,
  errors: 0,
  cuts: 0,
  lost: 0,
  doubled: 0,
  offline: "",
  expires: null,
  agency: "accepted",
  partner: "usual",
});

export type FaultTexts = Record<NumberField | "offline", string> & { agency: AgencyAnswer; partner: PartnerAnswer };

const isWhole = (text: string, most: number) => text === "" || (/^\d{1,6}$/.test(text) && Number(text) <= most);
const areWindows = (text: string) => /^(\d+-\d*(,\d+-\d*)*)?$/.test(text);

export const textsOf = (faults: NetworkFaults): FaultTexts => ({
  ...(Object.fromEntries(numberFields.map(({ name }) => [name, String(faults[name] ?? "")])) as Record<
    NumberField,
    string
  >),
  offline: faults.offline,
  agency: faults.agency,
  partner: faults.partner,
});

/** The fields with an invalid value. */
export const wrongFields = (texts: FaultTexts): (keyof NetworkFaults)[] => [
  ...numberFields.filter(({ name, most }) => !isWhole(texts[name], most)).map(({ name }) => name),
  ...(areWindows(withoutSpaces(texts.offline)) ? [] : ["offline" as const]),
];

/** The values of valid fields. An empty field means no fault. */
export const faultsOf = (texts: FaultTexts): NetworkFaults => ({
  seed: Number(texts.seed),
  latency: numberOrNull(texts.latency),
  jitter: Number(texts.jitter),
  errors: Number(texts.errors),
  cuts: Number(texts.cuts),
  lost: Number(texts.lost),
  doubled: Number(texts.doubled),
  offline: withoutSpaces(texts.offline),
  expires: numberOrNull(texts.expires),
  agency: texts.agency,
  partner: texts.partner,
});

const numberOrNull = (text: string) => (text === "" ? null : Number(text));
const withoutSpaces = (text: string) => text.replace(/\s/g, "");
