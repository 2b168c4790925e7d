import "./guests.scss";

import { generatePath, useParams } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";
import { ListPage } from "@/shared/list/page/ListPage";
import { openPathOver } from "@/shared/routing/openPath";
import { paths } from "@/shared/routing/paths";
import { CreateButton } from "@/shared/ui/page/CreateButton";
import { onDemand } from "@/shared/ui/states/onDemand";

import { GuestDrawer } from "./profile/GuestDrawer";
import { guestList } from "./list/guestList";
import { newGuestPath } from "./list/guestPaths";
import { PairNotes } from "./duplicates/PairNotes";

/** Opened now and then: the list does not wait for its code. */
const DuplicatesDrawer = onDemand(async () => (await import("./duplicates/DuplicatesDrawer")).DuplicatesDrawer, null);

const buttons = <Buttons />;

/** The guests of the hotel; a profile and the duplicates open over them. */
export function GuestsPage() {
  const { id } = useParams();
  const isMerging = id !== undefined && generatePath(paths.guest, { id }) === paths.guestDuplicates;
  return (
    <ListPage list={guestList} description="guests.plan" buttons={buttons}>
      {isMerging && <DuplicatesDrawer />}
      {id !== undefined && !isMerging && <GuestDrawer key={id} id={id} />}
      {!isMerging && <PairNotes />}
    </ListPage>
  );
}

function Buttons() {
  const { text } = useText();
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => openPathOver(paths.guestDuplicates)}>
        {text("guests.merge")}
      </button>
      <CreateButton label="guests.new" path={newGuestPath} />
    </>
  );
}
