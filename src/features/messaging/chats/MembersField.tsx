import { useField } from "formik";
import { useEffect, useId, useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import { textSearch } from "@/domain/text/textSearch";
import { useText } from "@/shared/i18n/useText";
import { Avatar } from "@/shared/ui/Avatar";
import { Row } from "@/shared/ui/layout/Row";
import { LoadProblem } from "@/shared/ui/states/LoadProblem";
import { Loading } from "@/shared/ui/states/Loading";
import { useFieldProblem } from "@/shared/ui/fields/useFieldProblem";
import { SearchBox } from "@/shared/ui/fields/search/SearchBox";

import { contactsRequested, selectContacts, selectContactsStatus } from "../contacts/contactsSlice";
import { chatName } from "../chat/chatName";

/** People offered at once; the search finds the others. */
const OFFERED = 50;

/** Chooses people, by search and check boxes. A chosen person stays chosen while the search hides them. */
export function MembersField({ label }: { label: string }) {
  const { text } = useText();
  const dispatch = useDispatch();
  const id = useId();
  const [{ value: chosen }, , { setValue }] = useField<string[]>("members");
  const contacts = useSelector(selectContacts);
  const status = useSelector(selectContactsStatus);
  const [query, setQuery] = useState("");
  useEffect(() => void dispatch(contactsRequested()), [dispatch]);

  const problem = useFieldProblem("members");
  const isFound = textSearch(query);
  const found = contacts.filter((contact) => isFound(`${chatName(contact)} ${contact.title ?? ""}`));
  const toggle = (member: string) =>
    setValue(chosen.includes(member) ? chosen.filter((one) => one !== member) : [...chosen, member]);

  return (
    <fieldset className="field members" aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend className="form-label">{label}</legend>
      <SearchBox label={text("members.search")} value={query} onChange={setQuery} />
      <p className="form-text" role="status">
        {text("members.chosen", { count: chosen.length })}
      </p>
      {status === "failed" && (
        <LoadProblem sentence={text("members.failed")} onRetry={() => dispatch(contactsRequested())} />
      )}
      {status === "loading" && <Loading />}
      <ul className="members-list">
        {found.slice(0, OFFERED).map((contact) => (
          <li key={contact.id}>
            <Row lights as="label" gap={12} className="member">
              <input
                type="checkbox"
                className="form-check-input"
                name="members"
                checked={chosen.includes(contact.id)}
                aria-invalid={problem ? true : undefined}
                onChange={() => void toggle(contact.id)}
              />
              <Avatar name={chatName(contact)} image={contact.profileImage} />
              <span dir="auto">{chatName(contact)}</span>
              {contact.title && <span className="member-title">{contact.title}</span>}
            </Row>
          </li>
        ))}
      </ul>
      {status === "loaded" && found.length === 0 && <p className="form-text">{text("members.nothingFound")}</p>}
      {found.length > OFFERED && <p className="form-text">{text("members.more", { count: found.length - OFFERED })}</p>}
      {problem && (
        <div id={`${id}-problem`} className="field-problem">
          {problem}
        </div>
      )}
    </fieldset>
  );
}
