import { useState } from "react";

import { useHotelChanges } from "@/shared/hotel/useHotelChanges";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { Drawer, useDrawerClose } from "@/shared/ui/overlays/Drawer";
import { Loading } from "@/shared/ui/states/Loading";
import { LoadProblem } from "@/shared/ui/states/LoadProblem";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { duplicatePairs } from "./duplicates";
import { guestName } from "../guestPaths";
import { MergeComparison } from "./MergeComparison";
import { MergeUndo } from "./MergeUndo";

/** Records that are probably of one person, to be compared and made one. */
export function DuplicatesDrawer() {
  const { text } = useText();
  const close = useDrawerClose(paths.guests);
  const { data: pairs, status, request } = duplicatePairs.use();
  const [opened, setOpened] = useState<string>();
  useHotelChanges(request);

  return (
    <Drawer title={text("guests.merge")} onClose={close}>
      <MergeUndo />
      {status === "loading" && <Loading />}
      {status === "failed" && <LoadProblem sentence={text("guests.merge.failed")} onRetry={request} />}
      {pairs && <p className="form-text">{text(pairs.length > 0 ? "guests.merge.hint" : "guests.merge.none")}</p>}
      <ul className="guest-pairs">
        {pairs?.map((pair) => {
          const [kept, other] = pair.guests;
          const key = `${kept.id} ${other.id}`;
          const isOpen = key === opened;
          return (
            <li key={key}>
              <div className="guest-pair">
                <div>
                  <p className="guest-pair-names" dir="auto">
                    {text("guests.merge.pair", { one: guestName(kept), other: guestName(other) })}
                  </p>
                  <p className="guest-marks">
                    {pair.signs.map((sign) => (
                      <StateBadge key={sign} tone="now">
                        {text(`guests.sign.${sign}`)}
                      </StateBadge>
                    ))}
                  </p>
                </div>
                <button
                  type="button"
                  className="btn btn-quiet btn-sm"
                  aria-expanded={isOpen}
                  onClick={() => setOpened(isOpen ? undefined : key)}
                >
                  {text("guests.merge.compare")}
                </button>
              </div>
              {isOpen && <MergeComparison key={`${kept.version} ${other.version}`} pair={pair} />}
            </li>
          );
        })}
      </ul>
    </Drawer>
  );
}
