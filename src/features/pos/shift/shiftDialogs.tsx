import type { TillShift, tillShift } from "@/contract/pos/shifts";
import type { Dialogs, Proposed } from "@/shared/definition/actsOf";
import { typedCents } from "@/shared/format/centsOf";
import { languageOf } from "@/shared/i18n/languages";
import { currentSpoken } from "@/shared/i18n/spoken";
import { onDemand } from "@/shared/ui/states/onDemand";

const CountDialog = onDemand(async () => (await import("./CountDialog")).CountDialog, null);

export const shiftDialogs: Dialogs<typeof tillShift, TillShift> = {
  count: (dialog, shift) => <CountDialog dialog={dialog} shift={shift} />,
};

/** As much is left as the shift began with, or all that there is. */
export const shiftProposals: Proposed<typeof tillShift, TillShift> = {
  close: ({ float, counted = 0 }) => ({
    left: typedCents(Math.min(float, counted), languageOf(currentSpoken().code).locale),
  }),
};
