import { generatePath } from "react-router-dom";

import type { LostThing } from "@/contract/rooms/lostThings";
import { DefinedPage } from "@/shared/definition/DefinedPage";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { RecordNumber } from "@/shared/ui/RecordNumber";

import { lostThings } from "./lostThings";

const ownerOf = ({ owner }: LostThing) => ({ note: owner?.name ?? "" });
const proposed = { giveBack: ownerOf, send: ownerOf };

function drawOwner({ owner }: LostThing) {
  if (!owner) return undefined;
  return (
    <PathLink to={generatePath(paths.reservation, { id: owner.reservationId })}>
      <bdi>{owner.name}</bdi> · <RecordNumber id={owner.reservationId} />
    </PathLink>
  );
}

/** Things that were found in rooms: whose they may be, and what becomes of them. */
export const LostThingsPage = () => (
  <DefinedPage of={lostThings} proposed={proposed} facts={{ owner: drawOwner }}>
    {({ picture, what }) => picture && <img className="shift-picture" src={picture} alt={what} />}
  </DefinedPage>
);
