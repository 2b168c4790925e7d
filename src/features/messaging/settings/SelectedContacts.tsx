import { useEffect, useState } from "react";
import { useDispatch } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";
import { Dialog } from "@/shared/ui/overlays/Dialog";
import { SearchBox } from "@/shared/ui/fields/search/SearchBox";

import { chatName } from "../chat/chatName";
import { contactsRequested } from "../contacts/contactsSlice";
import { useContactSearch } from "../contacts/useContactSearch";
import { SettingProblem } from "./fields/SettingProblem";
import { settingChanged } from "./state/settingWrites";
import { useSetting } from "./state/useSetting";

/** People listed at once; the search finds the others. */
const LISTED = 60;

const field = "privacy.selectedContacts";

/** The people that "selected" means, in all three settings. */
export function SelectedContacts() {
  const { text } = useText();
  const dispatch = useDispatch();
  const { value: selected = [] } = useSetting(field);
  const [isChoosing, setIsChoosing] = useState(false);

  useEffect(() => void dispatch(contactsRequested()), [dispatch]);

  return (
    <Row gap={12} rowGap={10} wraps>
      <p>{text("settings.selectedCount", { count: selected.length })}</p>
      <button type="button" className="btn btn-quiet" onClick={() => setIsChoosing(true)}>
        {text("settings.choosePeople")}
      </button>
      <Dialog isOpen={isChoosing} title={text("settings.choosePeople")} onClose={() => setIsChoosing(false)}>
        <ContactChoice selected={selected} />
      </Dialog>
    </Row>
  );
}

function ContactChoice({ selected }: { selected: string[] }) {
  const { text } = useText();
  const dispatch = useDispatch();
  const [query, setQuery] = useState("");
  const found = useContactSearch(query);

  function choose(id: string, isChosen: boolean) {
    const value = isChosen ? [...selected, id] : selected.filter((other) => other !== id);
    dispatch(settingChanged({ field, value }));
  }

  return (
    <>
      <SearchBox label={text("contacts.search")} value={query} onChange={setQuery} />
      <SettingProblem field={field} />
      <Text as="ul" before={12}>
        {found.slice(0, LISTED).map((contact) => (
          <li key={contact.id}>
            <Row lights as="label" gap={12} className="contact-choice">
              <input
                type="checkbox"
                className="form-check-input"
                checked={selected.includes(contact.id)}
                onChange={({ target }) => choose(contact.id, target.checked)}
              />
              <bdi>{chatName(contact)}</bdi>
            </Row>
          </li>
        ))}
      </Text>
      <p className="form-text" role="status">
        {found.length === 0 && text("contacts.noMatch")}
        {found.length > LISTED && text("settings.morePeople", { count: found.length - LISTED })}
      </p>
    </>
  );
}
