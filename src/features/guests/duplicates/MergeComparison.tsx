import { useRef, useState } from "react";
import { useDispatch } from "react-redux";

import type { GuestData } from "@/contract/people/guest";
import type { DuplicatePair, MergeChoice, MergeChoiceField } from "@/contract/guests/guestProfile";
import { guestChanges } from "@/domain/guests/guestChanges";
import { mergeChoices, mergedGuest } from "@/domain/guests/guestMerges";
import { fullName } from "@/domain/people/names";
import { useText } from "@/shared/i18n/useText";
import { VersusField } from "@/shared/record/VersusField";
import { Facts } from "@/shared/ui/layout/Facts";
import { Stack } from "@/shared/ui/layout/Stack";

import { useGuestWords } from "../profile/useGuestWords";
import { useIsPending } from "./GuestPair";
import { pairWrites } from "./pairWrites";

/** The older record is kept. Where both tell a value in its own way, a person chooses; the rest is shown as it will be. */
export function MergeComparison({ pair }: { pair: DuplicatePair }) {
  const { text } = useText();
  const { labelOf, wordsOf } = useGuestWords();
  const dispatch = useDispatch();
  const [kept, other] = pair.guests;
  const isPending = useIsPending(pair);
  const asked = mergeChoices(kept, other);
  const [chosen, setChosen] = useState<MergeChoice>({});
  const [isPressed, setIsPressed] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  const merged = mergedGuest(kept, other, chosen);
  const known = new Set<string>(asked.includes("document") ? [...asked, "documentType"] : asked);
  const joined = guestChanges(kept, other).flatMap(({ field }) => (known.has(field) ? [] : field));

  function merge() {
    if (isPending) return;
    setIsPressed(true);
    const missing = asked.find((field) => chosen[field] === undefined);
    if (missing) {
      choices.current?.querySelector<HTMLInputElement>(`input[name="${nameOf(missing)}"]`)?.focus();
      return;
    }
    const request = { otherId: other.id, version: kept.version, otherVersion: other.version, chosen };
    dispatch(pairWrites.written({ act: "merge", id: kept.id, otherId: other.id, name: fullName(kept), request }));
  }

  /** A document with its type, because the two go together. */
  const told = (field: MergeChoiceField, guest: GuestData) =>
    field === "document"
      ? [wordsOf("documentType", guest.documentType), guest.document].filter(Boolean).join(" · ")
      : wordsOf(field, guest[field]);
  const nameOf = (field: MergeChoiceField) => `merge.${kept.id}.${other.id}.${field}`;
  const sideOf = { kept: 0, other: 1 } as const;

  return (
    <Stack before={16} gap={14} ref={choices}>
      {asked.map((field) => {
        const choice = chosen[field];
        return (
          <VersusField
            key={field}
            name={nameOf(field)}
            label={labelOf(field)}
            sides={[
              { whose: text("guests.merge.kept", { id: kept.id }), words: told(field, kept) },
              { whose: text("guests.merge.other", { id: other.id }), words: told(field, other) },
            ]}
            chosen={choice && sideOf[choice]}
            problem={isPressed && !choice ? text("reason.MERGE_CHOICE_MISSING") : ""}
            onChoose={(side) => setChosen({ ...chosen, [field]: side === 1 ? "other" : "kept" })}
          />
        );
      })}
      {joined.length > 0 && (
        <section aria-label={text("guests.merge.joined")}>
          <p className="form-text">{text("guests.merge.joined")}</p>
          <Facts
            shape="below"
            gap={8}
            facts={joined.map((field) => ({
              label: labelOf(field),
              value: wordsOf(field, String(merged[field])) || text("record.nothing"),
            }))}
          />
          {joined.includes("hasMarketingConsent") && <p className="form-text">{text("guests.merge.consent")}</p>}
        </section>
      )}
      <p className="form-text">{text("guests.merge.moves", { count: other.stays })}</p>
      <button type="button" className="btn btn-primary" aria-disabled={isPending || undefined} onClick={merge}>
        {text("guests.merge.confirm", { name: fullName(kept) })}
      </button>
    </Stack>
  );
}
