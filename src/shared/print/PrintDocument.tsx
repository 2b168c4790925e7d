import { type ReactNode, useState } from "react";
import { useSelector } from "react-redux";

import type { Property } from "@/contract/property";
import { selectTimeZone } from "@/shared/connection/connectionSlice";
import type { Formats } from "@/shared/format/formats";
import { useFormat } from "@/shared/i18n/useFormat";
import { useLanguage, useText } from "@/shared/i18n/useText";
import type { Words } from "@/shared/i18n/useWordsIn";
import { selectUser } from "@/shared/session/sessionSlice";
import { type Fact, Facts } from "@/shared/ui/layout/Facts";

interface PrintDocumentProps {
  /** Of the letterhead. */
  property: Pick<Property, "name" | "address" | "taxId" | "logo">;
  title: string;
  /** Before all else, in the middle. */
  mark?: ReactNode;
  /** Below the title, one after the other. */
  lead?: string[];
  /** Facts about the subject of the document. */
  facts?: Fact[];
  /** The reader's, with the texts of "controls"; without them the reader is the staff. */
  words?: Pick<Words, "text" | "language" | "formats">;
  /** Landscape is for tables of many columns; a roll is 80 mm wide. */
  paper?: "portrait" | "landscape" | "roll";
  /** The last words of the document. */
  foot?: ReactNode;
  /** It is kept as it was issued: that says when and by whom, not who has printed it. */
  isIssued?: boolean;
  children: ReactNode;
}

/**
 * A document on paper: the letterhead of the property, when it is printed and by whom, a title, facts, the content and a
 * foot. It begins on a page of its own. Pages are numbered, tables repeat their head, and no row is cut.
 */
export function PrintDocument(props: PrintDocumentProps) {
  const { property, title, mark, lead = [], facts = [], paper = "portrait", foot, isIssued, children } = props;
  const { text, language, formats } = useReader(props.words);
  const { name, address, taxId, logo } = property;
  return (
    <article
      className={`print-document is-${paper}`}
      lang={new Intl.Locale(language.locale).language}
      dir={language.dir}
    >
      {mark}
      <header>
        {logo && <img src={logo} alt="" />}
        <p>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          {address && <bdi>{address}</bdi>}
          {taxId && <bdi>{text("print.taxId", { taxId })}</bdi>}
        </p>
        {!isIssued && paper !== "roll" && <Printed text={text} formats={formats} />}
      </header>
      <h1>{title}</h1>
      {lead.length > 0 && (
        <p>
          {lead.map((part, place) => (
            <span key={part}>
              {place > 0 && " · "}
              <bdi>{part}</bdi>
            </span>
          ))}
        </p>
      )}
      {facts.length > 0 && <Facts shape="table" facts={facts} />}
      {children}
      {foot && <footer>{foot}</footer>}
    </article>
  );
}

function Printed({ text, formats }: { text: Words["text"]; formats: Formats }) {
  const timeZone = useSelector(selectTimeZone);
  const by = useSelector(selectUser)?.username ?? "";
  const [now] = useState(() => new Date().toISOString());
  return <p className="print-when">{text("print.printed", { at: formats.dayAndTime(now, timeZone), by })}</p>;
}

function useReader(words: PrintDocumentProps["words"]): Pick<Words, "text" | "language" | "formats"> {
  const { text } = useText();
  const language = useLanguage();
  const formats = useFormat();
  return words ?? { text, language, formats };
}
