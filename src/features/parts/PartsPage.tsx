import "./parts.scss";

import { type ChangeEvent, useState } from "react";
import { useSelector } from "react-redux";

import { languages } from "@/shared/i18n/languages";
import { useLanguage } from "@/shared/i18n/useText";
import { selectLayoutMode } from "@/shared/layout/layoutSlice";
import { Row } from "@/shared/ui/layout/Row";

import { ActionsKit } from "./ActionsKit";
import { BoardKit } from "./BoardKit";
import { ButtonParts } from "./ButtonParts";
import { ChartKit } from "./ChartKit";
import { ChoiceParts } from "./ChoiceParts";
import { DialogParts } from "./DialogParts";
import { FieldParts } from "./FieldParts";
import { LayoutParts } from "./LayoutParts";
import { ListKit } from "./ListKit";
import { LoadKit } from "./LoadKit";
import { NoteParts } from "./NoteParts";
import { OnlyPart } from "./Part";
import { PageParts } from "./PageParts";
import { RecordKit } from "./RecordKit";
import { RecordParts } from "./RecordParts";
import { TableParts } from "./TableParts";
import { TimeGridKit } from "./TimeGridKit";

/**
 * For developers: every part of `shared/ui` and every kit in its states. The address says how they are seen:
 * `/parts?theme=dark&language=ar&part=Dialog`.
 */
export function PartsPage() {
  const [query] = useState(() => new URLSearchParams(window.location.search));
  const isBare = query.has("bare");
  return (
    <>
      {!isBare && <PartsControls query={query} />}
      <main className="parts">
        <h1 className={isBare ? "visually-hidden" : undefined} lang="en" translate="no">
          Parts
        </h1>
        <OnlyPart value={query.get("part")}>
          <LayoutParts />
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
          <TimeGridKit />
          <ChartKit />
          <RecordKit />
        </OnlyPart>
      </main>
    </>
  );
}

/** A form of the address: a choice loads the page again. */
function PartsControls({ query }: { query: URLSearchParams }) {
  const part = query.get("part");
  const { code } = useLanguage();
  const theme = useSelector(selectLayoutMode);
  const reload = ({ target }: ChangeEvent<HTMLSelectElement>) => target.form?.requestSubmit();
  return (
    <header className="parts-controls" lang="en" dir="ltr" translate="no">
      <Row as="form" gap={16} rowGap={8} wraps method="get">
        {part && <input type="hidden" name="part" value={part} />}
        <Row as="label" gap={8}>
          Theme
          <select name="theme" className="form-select" defaultValue={theme} onChange={reload}>
            <option value="light">light</option>
            <option value="dark">dark</option>
          </select>
        </Row>
        <Row as="label" gap={8}>
          Language
          <select name="language" className="form-select" defaultValue={code} onChange={reload}>
            {languages.map((language) => (
              <option key={language.code} value={language.code}>
                {language.code} ({language.dir})
              </option>
            ))}
          </select>
        </Row>
      </Row>
    </header>
  );
}
