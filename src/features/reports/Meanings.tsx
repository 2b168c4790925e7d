import { useText } from "@/shared/i18n/useText";
import { Facts } from "@/shared/ui/layout/Facts";

/** Each figure that needs more words than its name, by the text that names it. */
const names = {
  occupied: "reports.line.occupied",
  occupancy: "reports.line.occupancy",
  netOccupancy: "reports.line.netOccupancy",
  roomRevenue: "reports.roomRevenue",
  noShowRevenue: "reports.line.noShowRevenue",
  otherRevenue: "reports.otherRevenue",
  adr: "reports.line.adr",
  netAdr: "reports.netAdr",
  revPar: "reports.line.revPar",
  tRevPar: "reports.line.tRevPar",
  lengthOfStay: "reports.line.lengthOfStay",
  leadTime: "reports.line.leadTime",
  pickup: "reports.pickup",
  channelCost: "reports.channelCost",
  cancellationRate: "reports.cancellationRate",
  noShowRate: "reports.noShowRate",
  lost: "reports.lost",
} as const;
export type MeaningId = keyof typeof names;

/** Definition and denominator of figures, and where they come from: folded on the screen, in full on paper. */
export function Meanings({ of, isPrinted }: { of: readonly MeaningId[]; isPrinted?: boolean }) {
  const { text } = useText();
  const said = [
    ...of.map((id) => ({ label: text(names[id]), words: text(`reports.means.${id}`) })),
    { label: text("reports.means.source"), words: text("reports.means.ofFolios") },
  ];
  const facts = said.map(({ label, words }) => ({ label, value: <span className="report-meaning">{words}</span> }));
  if (isPrinted) return <Facts shape="table" size={12} facts={facts} />;
  return (
    <details>
      <summary>{text("reports.means")}</summary>
      <Facts shape="below" facts={facts} />
    </details>
  );
}
