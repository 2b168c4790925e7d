import { useState } from "react";

import type { NamingText } from "@/contract/guests/erasure";
import { ActionDialog, type OpenDialog } from "@/shared/actions/ActionDialog";
import { useText } from "@/shared/i18n/useText";
import { Text } from "@/shared/ui/layout/Text";
import { LoadState } from "@/shared/ui/states/LoadState";

import type { GuestActInput } from "./guestRecord";
import { idOfText, NamingList, namingTexts } from "./namingTexts";

interface AnonymiseDialogProps {
  dialog: OpenDialog<GuestActInput>;
  guest: { id: string; name: string };
}

/** Says what goes and what the law keeps, and shows the texts that name the guest: the name is taken out of those chosen. */
export function AnonymiseDialog({ dialog, guest: { id, name } }: AnonymiseDialogProps) {
  const { text } = useText();
  const load = namingTexts.use(id);
  const { data } = load;
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isChosen = ({ key, isSure, isKept }: NamingText) => !isKept && (changed.get(key) ?? isSure);

  return (
    <ActionDialog
      dialog={dialog}
      title={text("guests.anonymise.title", { name })}
      submitLabel={text("guests.anonymise.confirm")}
      isDanger
      isComplete
      isBlocked={data === undefined}
      onSubmit={() => dialog.act({ redact: data?.filter(isChosen).map(({ key }) => key) })}
    >
      {() => (
        <>
          <p>{text("guests.anonymise.goes")}</p>
          <p>{text("guests.anonymise.stays")}</p>
          <p>{text("guests.anonymise.law")}</p>
          <Text as="h3" before={16} after={8} size={16} weight={600}>
            {text("guests.naming")}
          </Text>
          <LoadState
            load={load}
            failed={text("guests.naming.failed")}
            empty={data?.length === 0 && text("guests.naming.none")}
          />
          {data && data.length > 0 && (
            <>
              <p className="form-text">{text("guests.naming.hint")}</p>
              <NamingList
                texts={data}
                renderChoice={(one) => (
                  <input
                    type="checkbox"
                    className="form-check-input"
                    aria-label={text(`guests.naming.place.${one.place}`)}
                    aria-describedby={idOfText(one)}
                    checked={isChosen(one)}
                    onChange={({ target }) => setChanged(new Map(changed).set(one.key, target.checked))}
                  />
                )}
              />
            </>
          )}
        </>
      )}
    </ActionDialog>
  );
}
