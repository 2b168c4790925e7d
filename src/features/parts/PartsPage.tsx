import "./parts.scss";

import { type ChangeEvent, useState } from "react";
import { useSelector } from "react-redux";

import { languages } from "@/shared/i18n/languages";
import { useLanguage } from "@/shared/i18n/useText";
import { selectLayoutMode } from "@/shared/layout/layoutSlice";

import { ActionsKit } from "./ActionsKit";
import { BoardKit } from "./BoardKit";
import { ButtonParts } from "./ButtonParts";
import { ChoiceParts } from "./ChoiceParts";
import { DialogParts } from "./DialogParts";
import { FieldParts } from "./FieldParts";
import { ListKit } from "./ListKit";
import { LoadKit } from "./LoadKit";
import { NoteParts } from "./NoteParts";
import { OnlyPart } from "./Part";
import { PageParts } from "./PageParts";
import { RecordKit } from "./RecordKit";
import { RecordParts } from "./RecordParts";
import { TableParts } from "./TableParts";

/** Widths in px of the frame that the parts are drawn in. */
const frameWidths = [320, 390, 768, 1280];

/**
 * For developers: every part of `shared/ui` and every kit in its states. The address says how they are seen:
 * `/parts?theme=dark&language=ar&width=390&part=Dialog`.
 */
export function PartsPage() {
  const [query] = useState(() => new URLSearchParams(window.location.search));
  const width = query.get("width");
  const isBare = query.has("bare");
  return (
    <>
      {!isBare && <PartsControls query={query} />}
      <main className="parts">
        <h1 className={isBare ? "visually-hidden" : undefined} lang="en" translate="no">
          Parts
        </h1>
        {width ? (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- it is this very page
          <iframe className="parts-frame" title="Parts" src={bareAddress(query)} width={width} />
        ) : (
          <OnlyPart value={query.get("part")}>
            <ButtonParts />
            <NoteParts />
            <RecordParts />
            <FieldParts />
            <ChoiceParts />
            <DialogParts />
            <PageParts />
            <TableParts />
            <LoadKit />
            <ListKit />
            <ActionsKit />
            <BoardKit />
            <RecordKit />
          </OnlyPart>
        )}
      </main>
    </>
  );
}

/** The parts alone, in the same look. */
function bareAddress(query: URLSearchParams): string {
  const bare = new URLSearchParams(query);
  bare.delete("width");
  bare.set("bare", "yes");
  return `/parts?${bare}`;
}

/** A form of the address: a choice loads the page again. */
function PartsControls({ query }: { query: URLSearchParams }) {
  const part = query.get("part");
  const { code } = useLanguage();
  const theme = useSelector(selectLayoutMode);
  const reload = ({ target }: ChangeEvent<HTMLSelectElement>) => target.form?.requestSubmit();
  return (
    <header className="parts-controls" lang="en" dir="ltr" translate="no">
      <form method="get">
        {part && <input type="hidden" name="part" value={part} />}
        <label>
          Theme
          <select name="theme" className="form-select" defaultValue={theme} onChange={reload}>
            <option value="light">light</option>
            <option value="dark">dark</option>
          </select>
        </label>
        <label>
          Language
          <select name="language" className="form-select" defaultValue={code} onChange={reload}>
            {languages.map((language) => (
              <option key={language.code} value={language.code}>
                {language.code} ({language.dir})
              </option>
            ))}
          </select>
        </label>
        <label>
          Width
          <select name="width" className="form-select" defaultValue={query.get("width") ?? ""} onChange={reload}>
            <option value="">window</option>
            {frameWidths.map((width) => (
              <option key={width} value={width}>
                {width} px
              </option>
            ))}
          </select>
        </label>
      </form>
    </header>
  );
}
