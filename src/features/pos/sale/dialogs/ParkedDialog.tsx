import { useDispatch, useSelector } from "react-redux";

import { posReason } from "@/domain/pos/posReason";
import { selectIsInTrouble } from "@/shared/connection/connectionSlice";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useHotelTimes } from "@/shared/hotel/useHotelTimes";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { Dialog } from "@/shared/ui/overlays/Dialog";

import { takenUp } from "../state/saleState";
import type { Till } from "../state/tillLoad";
import { useTillDialog } from "../state/useTillDialog";

/** The tickets that were put aside at the tills of the outlet, the newest last. */
export function ParkedDialog({ till }: { till: Till }) {
  const { text } = useText();
  const { listTime } = useHotelTimes();
  const { money } = useBookingFormat(till.property);
  const reasonText = useReason();
  const dispatch = useDispatch();
  const isOffline = useSelector(selectIsInTrouble);
  const { close, problem, isBusy } = useTillDialog<never>(() => {});

  /** A ticket's lines are at the server. */
  function againstTaking(at: string) {
    if (!isOffline) return undefined;
    return at === till.till ? text("sale.takeUpOffline") : reasonText(posReason("OFFLINE_PARKED"));
  }

  return (
    <Dialog isOpen title={text("sale.parked")} onClose={close}>
      <Stack gap={8}>
        {problem}
        {till.parked.map((one) => {
          const against = againstTaking(one.till);
          return (
            <button
              key={one.id}
              type="button"
              className="till-choice is-parked"
              aria-disabled={against || isBusy ? true : undefined}
              onClick={() => !against && !isBusy && dispatch(takenUp(one))}
            >
              <Text as="bdi" weight={600} breaksWords>
                {one.name}
              </Text>
              <Text as="bdi" weight={600} isTabular>
                {money(one.total)}
              </Text>
              <Muted>
                {against ?? text("sale.parkedAt", { till: one.till, count: one.lines, time: listTime(one.parkedAt) })}
              </Muted>
            </button>
          );
        })}
      </Stack>
    </Dialog>
  );
}
