import { useState } from "react";
import { useDispatch } from "react-redux";

import type { DuplicatePair, GuestField } from "@/contract/guests/guestProfile";
import { guestChanges } from "@/domain/guests/guestChanges";
import { fullName } from "@/domain/people/names";
import { useHotelChanges } from "@/shared/hotel/useHotelChanges";
import { useText } from "@/shared/i18n/useText";
import { VersusField } from "@/shared/record/VersusField";
import { paths } from "@/shared/routing/paths";
import { Drawer, useDrawerClose } from "@/shared/ui/overlays/Drawer";
import { Loading } from "@/shared/ui/states/Loading";
import { LoadProblem } from "@/shared/ui/states/LoadProblem";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { duplicatePairs } from "./duplicates";
import { guestMerges } from "../guestUndo";
import { MergeUndo } from "./MergeUndo";
import { useGuestWords } from "../profile/useGuestWords";

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
                    {text("guests.merge.pair", { one: fullName(kept), other: fullName(other) })}
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
              {isOpen && <Comparison key={`${kept.version} ${other.version}`} pair={pair} />}
            </li>
          );
        })}
      </ul>
    </Drawer>
  );
}

/** The older record is kept; what it does not say is taken from the other unless the person says otherwise. */
function Comparison({ pair: { guests } }: { pair: DuplicatePair }) {
  const { text } = useText();
  const { labelOf, wordsOf } = useGuestWords();
  const dispatch = useDispatch();
  const [kept, other] = guests;
  const differing = guestChanges(kept, other);
  const [fromOther, setFromOther] = useState<GuestField[]>(() =>
    differing.filter(({ before }) => before === "" || before === "false").map(({ field }) => field),
  );

  function choose(field: GuestField, side: 0 | 1) {
    setFromOther([...fromOther.filter((one) => one !== field), ...(side === 1 ? [field] : [])]);
  }

  function merge() {
    const request = { otherId: other.id, version: kept.version, otherVersion: other.version, fromOther };
    dispatch(guestMerges.actions.confirmed({ id: kept.id, name: fullName(kept), request }));
  }

  return (
    <div className="guest-comparison">
      {differing.map(({ field, before, after }) => (
        <VersusField
          key={field}
          name={`merge.${kept.id}.${other.id}.${field}`}
          label={labelOf(field)}
          sides={[
            { whose: text("guests.merge.kept", { id: kept.id }), words: wordsOf(field, before) },
            { whose: text("guests.merge.other", { id: other.id }), words: wordsOf(field, after) },
          ]}
          chosen={fromOther.includes(field) ? 1 : 0}
          onChoose={(side) => choose(field, side)}
        />
      ))}
      <p className="form-text">{text("guests.merge.moves", { count: other.stays })}</p>
      <button type="button" className="btn btn-primary" onClick={merge}>
        {text("guests.merge.confirm", { name: fullName(kept) })}
      </button>
    </div>
  );
}
