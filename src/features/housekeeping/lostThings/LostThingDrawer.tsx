import { generatePath } from "react-router-dom";

import { type LostThing, type LostThingAction, lostThingLimits } from "@/contract/rooms/lostThings";
import { lostThingActFaults } from "@/domain/shift/lostThingLife";
import type { Act } from "@/shared/actions/act";
import { ActionForm } from "@/shared/actions/ActionForm";
import { useHotelTimes } from "@/shared/hotel/useHotelTimes";
import { useText } from "@/shared/i18n/useText";
import { RecordActs } from "@/shared/record/RecordActs";
import { RecordDrawer } from "@/shared/record/RecordDrawer";
import { RecordHistory } from "@/shared/record/RecordHistory";
import { useRecordWords } from "@/shared/record/useRecordWords";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { NotesField } from "@/shared/ui/fields/NotesField";
import { RecordHead } from "@/shared/ui/page/RecordHead";
import { RecordNumber } from "@/shared/ui/RecordNumber";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { lostThingTones } from "./lostThingList";
import { type LostThingInput, lostThingRecord } from "./lostThingRecord";

type LostThingActOf = Act<LostThingAction, LostThingInput, LostThing>;

/** Each asks for a word: to whom, where to, or why. */
function useActs(): LostThingActOf[] {
  const { text } = useText();
  const asking = (action: LostThingAction, proposed = (_: LostThing) => ""): LostThingActOf => ({
    action,
    label: `lostThings.action.${action}`,
    isPrimary: () => action === "giveBack",
    renderDialog: (dialog, thing) => (
      <ActionForm
        dialog={dialog}
        title={text(`lostThings.action.${action}`)}
        initialValues={{ note: proposed(thing) }}
        faultsOf={({ note }) => lostThingActFaults(note)}
        inputOf={({ note }) => ({ note })}
      >
        {() => <NotesField name="note" label={text(`lostThings.note.${action}`)} limit={lostThingLimits.note} />}
      </ActionForm>
    ),
  });
  const owner = (thing: LostThing) => thing.owner?.name ?? "";
  return [asking("giveBack", owner), asking("send", owner), asking("dispose"), asking("keepAgain")];
}

/** A lost thing beside the list: where it was found, whose it may be, and what becomes of it. */
export function LostThingDrawer({ id }: { id: string }) {
  const { text } = useText();
  const { dayAndTime } = useHotelTimes();
  const acts = useActs();
  const words = useRecordWords({
    state: { label: "lostThings.state", as: "word", texts: "lostThings.state" },
  });
  return (
    <RecordDrawer
      record={lostThingRecord}
      id={id}
      titleOf={(thing) => thing?.what ?? id}
      renderBeside={({ state }) => (
        <StateBadge tone={lostThingTones[state]}>{text(`lostThings.state.${state}`)}</StateBadge>
      )}
    >
      {(thing) =>
        thing && (
          <>
            <RecordHead
              label={text("lostThings.head")}
              facts={[
                { label: text("lostThings.room"), value: thing.room },
                { label: text("lostThings.place"), value: thing.place },
                { label: text("lostThings.foundAt"), value: dayAndTime(thing.foundAt) },
                { label: text("lostThings.foundBy"), value: thing.foundBy },
                {
                  label: text("lostThings.owner"),
                  value: thing.owner && (
                    <PathLink to={generatePath(paths.reservation, { id: thing.owner.reservationId })}>
                      <bdi>{thing.owner.name}</bdi> · <RecordNumber id={thing.owner.reservationId} />
                    </PathLink>
                  ),
                },
              ]}
            >
              <RecordActs kind={lostThingRecord} record={thing} acts={acts} />
            </RecordHead>
            {thing.picture && <img className="shift-picture" src={thing.picture} alt={thing.what} />}
            <RecordHistory
              title={text("lostThings.history")}
              history={thing.history}
              whatOf={(what) => text(`lostThings.history.${what}`)}
              words={words}
            />
          </>
        )
      }
    </RecordDrawer>
  );
}
