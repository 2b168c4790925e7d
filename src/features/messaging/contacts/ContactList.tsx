import { useEffect, useId, useMemo } from "react";
import { useDispatch, useSelector } from "react-redux";
import { VList } from "virtua";

import { useLanguage, useText } from "@/shared/i18n/useText";
import { Muted } from "@/shared/ui/layout/Muted";
import { Text } from "@/shared/ui/layout/Text";
import { Loading } from "@/shared/ui/states/Loading";
import { LoadProblem } from "@/shared/ui/states/LoadProblem";
import { useStateOf } from "@/shared/ui/states/useStateOf";

import { contactGroups, type ContactPiece } from "./contactGroups";
import { ContactRow } from "./ContactRow";
import { contactsRequested, selectContactsStatus } from "./contactsSlice";
import { useContactSearch } from "./useContactSearch";

/** Up to this number all rows are drawn; beyond it only those in view. */
const FEW = 40;
/** Pixels beyond the view in which rows are drawn: in the first frame after a search, and later. */
const FIRST_BEYOND = 0;
const BEYOND = 800;

export function ContactList({ query }: { query: string }) {
  const { text } = useText();
  const { locale } = useLanguage();
  const dispatch = useDispatch();
  const status = useSelector(selectContactsStatus);
  const found = useContactSearch(query);
  const pieces = useMemo(() => contactGroups(found, locale), [found, locale]);
  const [beyond, setBeyond] = useStateOf(query, () => FIRST_BEYOND);

  useEffect(() => {
    const frame = requestAnimationFrame(() => setBeyond(BEYOND));
    return () => cancelAnimationFrame(frame);
  }, [setBeyond]);

  if (status === "failed") {
    return <LoadProblem sentence={text("contacts.failed")} onRetry={() => dispatch(contactsRequested())} />;
  }
  if (status !== "loaded") return <Loading />;
  return (
    <>
      <Muted as="p" size={13} className="contacts-count" role="status">
        {text(found.length === 0 && query ? "contacts.noMatch" : "contacts.count", { count: found.length })}
      </Muted>
      {found.length <= FEW ? (
        <div className="contacts-scroller">{pieces.map(pieceOf)}</div>
      ) : (
        <VList data={pieces} className="contacts-scroller" bufferSize={beyond}>
          {pieceOf}
        </VList>
      )}
    </>
  );
}

const pieceOf = (piece: ContactPiece) => <Piece key={piece.contacts[0]!.id} piece={piece} />;

function Piece({ piece: { letter, isFirst, contacts } }: { piece: ContactPiece }) {
  const id = useId();
  return (
    <section className="contacts-piece">
      {isFirst && (
        <h2 id={id} className="contacts-letter">
          {letter}
        </h2>
      )}
      <Text as="ul" line="above" className="contacts-rows" aria-label={letter}>
        {contacts.map((contact) => (
          <ContactRow key={contact.id} id={contact.id} />
        ))}
      </Text>
    </section>
  );
}
