import { useState } from "react";

import type { DuplicatePair } from "@/contract/guests/guestProfile";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { Text } from "@/shared/ui/layout/Text";
import { Drawer, useDrawerClose } from "@/shared/ui/overlays/Drawer";
import { Loading } from "@/shared/ui/states/Loading";
import { LoadProblem } from "@/shared/ui/states/LoadProblem";

import { duplicatePairs } from "./duplicates";
import { GuestPair, MarkButton, pairKey } from "./GuestPair";
import { MergeComparison } from "./MergeComparison";
import { PairNotes } from "./PairNotes";

/** Records that are probably of one person, to be compared and made one, or told apart. */
export function DuplicatesDrawer() {
  const { text } = useText();
  const close = useDrawerClose(paths.guests);
  const { data, status, request } = duplicatePairs.use();
  const [opened, setOpened] = useState<string>();
  const pairs = data?.filter(({ isApart }) => !isApart);
  const apart = data?.filter(({ isApart }) => isApart) ?? [];

  return (
    <Drawer title={text("guests.merge")} onClose={close}>
      <PairNotes />
      {status === "loading" && <Loading />}
      {status === "failed" && <LoadProblem sentence={text("guests.merge.failed")} onRetry={request} />}
      {pairs && <p className="form-text">{text(pairs.length > 0 ? "guests.merge.hint" : "guests.merge.none")}</p>}
      <ul className="guest-pairs">
        {pairs?.map((pair) => {
          const key = pairKey(pair);
          const isOpen = key === opened;
          return (
            <Text as="li" padY={12} line="above" key={key}>
              <GuestPair pair={pair}>
                <MarkButton pair={pair} act="apart" label={text("guests.apart")} />
                <button
                  type="button"
                  className="btn btn-quiet btn-sm"
                  aria-expanded={isOpen}
                  onClick={() => setOpened(isOpen ? undefined : key)}
                >
                  {text("guests.merge.compare")}
                </button>
              </GuestPair>
              {isOpen && <MergeComparison key={pair.guests.map(({ version }) => version).join()} pair={pair} />}
            </Text>
          );
        })}
      </ul>
      {apart.length > 0 && <ApartPairs pairs={apart} />}
    </Drawer>
  );
}

/** Pairs that a person has said are of two people. */
function ApartPairs({ pairs }: { pairs: DuplicatePair[] }) {
  const { text } = useText();
  return (
    <Text as="details" before={16}>
      <summary>{text("guests.apart.known", { count: pairs.length })}</summary>
      <ul className="guest-pairs">
        {pairs.map((pair) => (
          <Text as="li" padY={12} line="above" key={pairKey(pair)}>
            <GuestPair pair={pair}>
              <MarkButton pair={pair} act="together" label={text("guests.apart.remove")} />
            </GuestPair>
          </Text>
        ))}
      </ul>
    </Text>
  );
}
