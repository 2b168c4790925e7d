import { generatePath } from "react-router-dom";

import type { Planning } from "@/contract/reservations/planning";
import type { CivilDate, RoomType } from "@/contract/property";
import { hasNight } from "@/domain/stay";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { Stack } from "@/shared/ui/layout/Stack";
import { Dialog } from "@/shared/ui/overlays/Dialog";

import { OverbookingForm } from "./OverbookingForm";

interface TypeNightDialogProps {
  plan: Planning;
  type: RoomType;
  date: CivilDate;
  onClose: () => void;
}

/** The reservations behind the counts of a type on a night, and how far it may be oversold. */
export function TypeNightDialog({ plan, type, date, onClose }: TypeNightDialogProps) {
  const { text } = useText();
  const formats = useFormat();
  const stays = plan.stays.flatMap((stay) => {
    const bar = stay.bars.find((one) => one.roomTypeId === type.id && hasNight(one, date) && !one.isDay);
    return bar ? [{ ...stay, room: plan.rooms.find(({ id }) => id === bar.roomId)?.number }] : [];
  });
  return (
    <Dialog isOpen title={`${type.name}, ${formats.date(date)}`} onClose={onClose}>
      <Stack gap={12} className="planning-stay">
        <h3 id="planning-night">{text("planning.nightStays")}</h3>
        {stays.length === 0 && <p>{text("planning.nobody")}</p>}
        <Stack as="ul" gap={4} aria-labelledby="planning-night">
          {stays.map(({ id, guest, room, arrival, departure }) => (
            <li key={id}>
              <PathLink to={generatePath(paths.reservation, { id })}>
                <bdi>{guest}</bdi>
              </PathLink>{" "}
              · {room ?? text("booking.roomNone")} ·{" "}
              <bdi>
                {formats.date(arrival)} – {formats.date(departure)}
              </bdi>
            </li>
          ))}
        </Stack>
        <OverbookingForm plan={plan} type={type} date={date} onDone={onClose} />
      </Stack>
    </Dialog>
  );
}
