import { nanoid } from "@reduxjs/toolkit";
import { useEffect, useMemo, useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { Definition } from "@/contract/definition/defineRecord";
import type { ReasonOf } from "@/contract/reasons";
import { csvOf } from "@/shared/csv/csvOf";
import type { CsvLine } from "@/shared/csv/readCsv";
import { saveFile } from "@/shared/csv/saveFile";
import type { WordedCode } from "@/shared/i18n/reasonOf";
import { useReason } from "@/shared/i18n/useReason";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Drawer } from "@/shared/ui/overlays/Drawer";
import { Alert } from "@/shared/ui/states/Alert";
import { Loading } from "@/shared/ui/states/Loading";
import { LoadProblem } from "@/shared/ui/states/LoadProblem";

import { prefixOf } from "./definedWords";
import { useDefinedWords } from "./useDefinedWords";
import { ChooseFile } from "./ChooseFile";
import type { Import } from "./createImport";
import { type ImportedLine, importedLines } from "./importedLines";
import { ImportLines } from "./ImportLines";

export interface ImportDrawerProps {
  definition: Definition;
  importing: Import;
  onClose: () => void;
}

interface Sent {
  clientId: string;
  lines: ImportedLine[];
}

const isSendable = ({ outcome }: ImportedLine) => outcome === "created" || outcome === "changed";

/** A file of records: it is read here, and shown line by line before anything is sent. */
export function ImportDrawer({ definition, importing, onClose }: ImportDrawerProps) {
  const { text, say } = useText();
  const { locale } = useLanguage();
  const { labelOf } = useDefinedWords(definition);
  const reasonText = useReason();
  const dispatch = useDispatch();
  const records = importing.records.use();
  const { status, outcomes, problem } = useSelector(importing.selectImport);
  const [file, setFile] = useState<CsvLine[]>();
  const [sent, setSent] = useState<Sent>();
  const texts = prefixOf(definition);

  useEffect(() => void dispatch(importing.begun()), [dispatch, importing]);

  const { data } = records;
  const read = useMemo(
    () => (file && data ? importedLines(definition, file, data, { text }) : []),
    [definition, file, data, text],
  );
  const isDone = status === "done" && sent !== undefined;
  const lines = isDone ? settled(sent.lines) : (sent?.lines ?? read);
  const right = lines.filter(isSendable);
  const wrong = lines.filter(({ outcome }) => outcome === "refused");
  const countOf = (one: ImportedLine["outcome"]) => lines.filter(({ outcome }) => outcome === one).length;

  /** As the server has answered, row by row. */
  function settled(told: ImportedLine[]): ImportedLine[] {
    const answers = new Map(told.filter(isSendable).map((line, row) => [line, outcomes[row]]));
    return told.map((line) => {
      const { outcome = line.outcome, reasons = [] } = answers.get(line) ?? {};
      const faults = reasons.map((reason) => ({ field: reason.field ?? "", reason }));
      return { ...line, outcome, faults: answers.has(line) ? faults : line.faults };
    });
  }

  function faultsOf({ faults }: ImportedLine) {
    return faults.map(({ field, reason }) => {
      const sentence = reasonText(reason as ReasonOf<WordedCode>);
      return field ? `${labelOf(field)}: ${sentence}` : sentence;
    });
  }

  function begin(chosen: CsvLine[]) {
    dispatch(importing.begun());
    setSent(undefined);
    setFile(chosen);
  }

  function send() {
    const { clientId, lines: told } = sent ?? { clientId: nanoid(), lines: read };
    setSent({ clientId, lines: told });
    const rows = told.filter(isSendable).map(({ id, version, draft }) => ({ id, version, draft }));
    dispatch(importing.sent({ clientId, rows }));
  }

  function saveWrong() {
    const head = file?.[0]?.cells ?? [];
    const cellsOf = (line: ImportedLine) => [
      ...head.map((_, column) => line.cells[column] ?? ""),
      faultsOf(line).join(" "),
    ];
    const content = csvOf([[...head, text("import.detail")], ...wrong.map(cellsOf)], locale);
    saveFile(`${text(`${texts}.file`)}.csv`, content, "text/csv;charset=utf-8");
  }

  return (
    <Drawer title={text("import.title")} onClose={onClose}>
      <Stack gap={16}>
        <ChooseFile definition={definition} onRead={begin} />
        {file && records.status === "loading" && <Loading />}
        {file && records.status === "failed" && (
          <LoadProblem sentence={text(`${texts}.failed`)} why={records.problem} onRetry={records.request} />
        )}
        {file && data && (
          <>
            {isDone ? (
              <Alert kind="success">
                {text("import.done", { rows: text(`${texts}.count`, { count: right.length }) })}
              </Alert>
            ) : (
              <p role="status">
                {text("import.counts", {
                  created: countOf("created"),
                  changed: countOf("changed"),
                  unchanged: countOf("unchanged"),
                  refused: countOf("refused"),
                })}
              </p>
            )}
            {status === "failed" && problem && <Alert kind="danger">{say(problem)}</Alert>}
            <Row gap={8} wraps>
              {!isDone && right.length > 0 && (
                <button
                  type="button"
                  className="btn btn-primary"
                  aria-disabled={status === "sending"}
                  onClick={status === "sending" ? undefined : send}
                >
                  {text("import.send", { rows: text(`${texts}.count`, { count: right.length }) })}
                </button>
              )}
              {wrong.length > 0 && (
                <button type="button" className="btn btn-quiet" onClick={saveWrong}>
                  {text("import.saveWrong")}
                </button>
              )}
            </Row>
            <ImportLines definition={definition} lines={lines} faultsOf={faultsOf} />
          </>
        )}
      </Stack>
    </Drawer>
  );
}
