import type { Situation } from "@/contract/reservationLife";
import { useText } from "@/shared/i18n/useText";

/** How much a situation asks of the desk. The colour only underlines what the words say. */
const tones: Record<Situation, "quiet" | "open" | "good" | "now" | "late"> = {
  inquiry: "quiet",
  waitlist: "quiet",
  optional: "open",
  optionExpired: "late",
  pending: "open",
  confirmed: "good",
  arrivesToday: "now",
  arrivalOverdue: "late",
  inHouse: "good",
  departsToday: "now",
  departureOverdue: "late",
  checkedOut: "quiet",
  cancelled: "quiet",
  noShow: "quiet",
};

export function SituationMark({ situation }: { situation: Situation }) {
  const { text } = useText();
  return <span className={`situation situation-${tones[situation]}`}>{text(`situation.${situation}`)}</span>;
}
