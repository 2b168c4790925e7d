import { type DragEvent, useState } from "react";

import { bodyLimits } from "@/contract/formats";
import type { Definition } from "@/contract/definition/defineRecord";
import { type CsvLine, readCsv, textOf } from "@/shared/csv/readCsv";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { SpreadsheetIcon } from "@/shared/ui/icons";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Alert } from "@/shared/ui/states/Alert";

import { useDefinedWords } from "./useDefinedWords";
import { importedFields, pathOfHeading } from "./readCell";

interface ChooseFileProps {
  definition: Definition;
  /** The first line has the headings. */
  onRead: (lines: CsvLine[]) => void;
}

/** A file is chosen or dropped, and read. Says which columns it may have, which it has besides, and why it cannot be read. */
export function ChooseFile({ definition, onRead }: ChooseFileProps) {
  const { text } = useText();
  const { series } = useFormat();
  const { labelOf } = useDefinedWords(definition);
  const [problem, setProblem] = useState("");
  const [unknown, setUnknown] = useState<string[]>([]);
  const isKnown = (heading: string) => pathOfHeading(definition, heading, { text }) !== undefined;

  async function choose(file: File | undefined) {
    if (!file) return;
    const lines = await linesOf(file);
    const headings = lines?.[0]?.cells.filter(Boolean) ?? [];
    const why = problemOf(lines, headings);
    setProblem(why);
    setUnknown(why ? [] : headings.filter((heading) => !isKnown(heading)));
    if (lines && !why) onRead(lines);
  }

  function problemOf(lines: CsvLine[] | undefined, headings: string[]) {
    if (!lines) return text("import.unreadable");
    if (!headings.some(isKnown)) return text("import.noHeadings");
    return lines.length > bodyLimits.list + 1 ? text("import.tooMany", { max: bodyLimits.list }) : "";
  }

  async function linesOf(file: File) {
    try {
      return await readCsv(await textOf(file), isKnown);
    } catch {
      return undefined;
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    void choose(event.dataTransfer.files[0]);
  }

  return (
    <Stack gap={8} onDragOver={(event: DragEvent) => event.preventDefault()} onDrop={drop}>
      <Row gap={12} rowGap={8} wraps>
        <label className="btn btn-quiet">
          <SpreadsheetIcon size={18} aria-hidden="true" />
          {text("import.choose")}
          <input
            type="file"
            accept=".csv,.txt,text/csv"
            className="visually-hidden"
            onChange={({ target }) => {
              void choose(target.files?.[0]);
              target.value = ""; // the same file may be chosen again once it is mended
            }}
          />
        </label>
        <Muted>{text("import.drop")}</Muted>
      </Row>
      <Muted as="p" size={14}>
        {text("import.columns", { columns: series(importedFields(definition).map(([path]) => labelOf(path))) })}
      </Muted>
      {problem && <Alert kind="danger">{problem}</Alert>}
      {unknown.length > 0 && <p>{text("import.ignored", { columns: series(unknown) })}</p>}
    </Stack>
  );
}
