import type { ReactNode } from "react";

import type { Property } from "@/contract/property";
import type { Language } from "@/shared/i18n/languages";
import { useLanguage, useText } from "@/shared/i18n/useText";
import type { Words } from "@/shared/i18n/useWordsIn";
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
  words?: Pick<Words, "text" | "language">;
  /** Landscape is for tables of many columns; a roll is 80 mm wide. */
  paper?: "portrait" | "landscape" | "roll";
  /** The last words of the document. */
  foot?: ReactNode;
  children: ReactNode;
}

/**
 * A document on paper: the letterhead of the property, a title, facts, the content and a foot. It begins on a page of its
 * own. Pages are numbered, tables repeat their head, and no row is cut.
 */
export function PrintDocument(props: PrintDocumentProps) {
  const { property, title, mark, lead = [], facts = [], paper = "portrait", foot, children } = props;
  const { text, language } = useReader(props.words);
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

function useReader(words: PrintDocumentProps["words"]): { text: Words["text"]; language: Language } {
  const { text } = useText();
  const language = useLanguage();
  return words ?? { text, language };
}
