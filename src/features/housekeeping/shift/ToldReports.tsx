import type { RoomReport, Shift } from "@/contract/rooms/shift";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";

/** All that was told of the room today: nothing is told twice. */
export function ToldReports({ shift: { minibar }, reports }: { shift: Shift; reports: readonly RoomReport[] }) {
  const { text } = useText();
  const { time, list } = useFormat();

  function saidIn({ text: typed = "", items, people }: RoomReport): string {
    if (people !== undefined) return String(people);
    if (!items) return typed;
    const nameOf = (id: string) => minibar.find((product) => product.id === id)?.name ?? id;
    return list(items.map(({ productId, quantity }) => `${quantity} × ${nameOf(productId)}`));
  }

  return (
    <div role="status">
      {reports.length > 0 && (
        <Stack gap={4}>
          <h2>{text("shift.told")}</h2>
          <ul className="bullets" aria-label={text("shift.told")}>
            {reports.map((report) => (
              <li key={report.id}>
                {text(`shift.report.${report.kind}`)}: <bdi>{saidIn(report)}</bdi>{" "}
                <Muted size={13}>{[time(report.at), report.by].filter(Boolean).join(" · ")}</Muted>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </div>
  );
}
