import {
  type LostThingAction,
  type LostThingDraft,
  lostThingLimits,
  type LostThingReason,
  lostThingReasonTexts,
  type LostThingState,
} from "@/contract/rooms/lostThings";
import type { NewFile } from "@/contract/messaging/conversations";

import { type Fault, unless } from "../faults";
import { reasonsFrom } from "../reasonFor";
import { stateMachine } from "../stateMachine";

export const lostThingReason = reasonsFrom(lostThingReasonTexts);

/** A thing is kept until its guest has it, or no one wants it; what was noted by mistake is kept again. */
export const lostThingLife = stateMachine<LostThingState, LostThingReason>()(
  {
    giveBack: { from: ["kept"], to: "returned" },
    send: { from: ["kept"], to: "sent" },
    dispose: { from: ["kept"], to: "disposed" },
    keepAgain: { from: ["returned", "sent", "disposed"], to: "kept" },
  },
  {
    foreign: (action: LostThingAction) =>
      lostThingReason(action === "keepAgain" ? "LOST_THING_KEPT" : "LOST_THING_SETTLED"),
  },
);

type LostThingFault = Fault<LostThingReason>;

const fits = (text: string, field: keyof typeof lostThingLimits): LostThingFault[] =>
  unless(text.length <= lostThingLimits[field], field, () =>
    lostThingReason("LOST_THING_TOO_LONG", { max: lostThingLimits[field] }),
  );

export const lostThingFaults = ({
  what,
  place,
  picture,
}: Pick<LostThingDraft, "what" | "place" | "picture">): LostThingFault[] => [
  ...unless(what.trim() !== "", "what", () => lostThingReason("LOST_THING_WHAT_MISSING")),
  ...fits(what, "what"),
  ...fits(place, "place"),
  ...(picture ? pictureFaults(picture) : []),
];

export const lostThingActFaults = (note: string): LostThingFault[] => [
  ...unless(note.trim() !== "", "note", () => lostThingReason("LOST_THING_NOTE_MISSING")),
  ...fits(note, "note"),
];

/** A picture as it is sent: four letters of base 64 are three bytes. */
export function pictureFaults({ mime, content }: Pick<NewFile, "mime" | "content">): LostThingFault[] {
  const start = content.indexOf(",") + 1;
  const isPicture = mime.startsWith("image/") && content.startsWith("data:image/") && start > 0;
  const bytes = ((content.length - start) * 3) / 4;
  return [
    ...unless(isPicture, "picture", () => lostThingReason("PICTURE_UNREADABLE")),
    ...unless(bytes <= lostThingLimits.picture, "picture", () =>
      lostThingReason("PICTURE_TOO_LARGE", { max: lostThingLimits.picture / 1000 }),
    ),
  ];
}
