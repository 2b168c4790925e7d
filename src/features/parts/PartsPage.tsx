import "./parts.scss";

import { useState } from "react";

import { languages } from "@/shared/i18n/languages";
import { useText } from "@/shared/i18n/useText";
import { Row } from "@/shared/ui/layout/Row";

import { fieldParts } from "./fieldParts";
import { kits } from "./kits";
import { layoutParts } from "./layoutParts";
import { noteParts } from "./noteParts";
import { Part } from "./Part";
import { PartsIndex } from "./PartsIndex";

const looks = { theme: ["light", "dark"], language: languages.map(({ code }) => code) };

/**
 * For developers: an example of each kit and of each family of parts, then the list of all parts. The address says how they
 * are seen: `/parts?theme=dark&language=ar&part=Dialog`.
 */
export function PartsPage() {
  const { text } = useText();
  const [query] = useState(() => new URLSearchParams(window.location.search));
  const only = query.get("part");
  const shown = Object.entries({ ...layoutParts, ...noteParts, ...fieldParts, ...kits });
  return (
    <main className="parts">
      <Row as="nav" gap={12} wraps className="parts-controls" lang="en" dir="ltr" translate="no">
        {Object.entries(looks).map(([look, choices]) =>
          choices.map((choice) => (
            <a key={choice} href={`?${new URLSearchParams({ ...Object.fromEntries(query), [look]: choice })}`}>
              {choice}
            </a>
          )),
        )}
      </Row>
      <h1 lang="en" translate="no">
        Parts
      </h1>
      {shown
        .filter(([name]) => only === null || name.split(", ").includes(only))
        .map(([name, draw]) => (
          <Part key={name} name={name}>
            {draw(text)}
          </Part>
        ))}
      {only === null && <PartsIndex />}
    </main>
  );
}
