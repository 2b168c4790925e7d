import type { Definition, Tone } from "@/contract/definition/defineRecord";
import { valueAt } from "@/domain/definition/leavesOf";
import { useText } from "@/shared/i18n/useText";
import { RecordChange } from "@/shared/record/RecordChange";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { PlainTable } from "@/shared/ui/PlainTable";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { nameColumn } from "./definedWords";
import { useDefinedWords } from "./useDefinedWords";
import type { ImportedLine } from "./importedLines";

const tones: Record<ImportedLine["outcome"], Tone> = {
  created: "good",
  changed: "open",
  unchanged: "quiet",
  refused: "late",
};

/** More are not drawn: those at fault are the first. */
const SHOWN = 200;

interface ImportLinesProps {
  definition: Definition;
  lines: readonly ImportedLine[];
  faultsOf: (line: ImportedLine) => string[];
}

/** Each line of a file, and its fate. */
export function ImportLines({ definition, lines, faultsOf }: ImportLinesProps) {
  const { text } = useText();
  const { labelOf, wordsIn } = useDefinedWords(definition);
  const isFaulty = ({ outcome }: ImportedLine) => outcome === "refused";
  const inOrder = [...lines.filter(isFaulty), ...lines.filter((line) => !isFaulty(line))];

  const detailOf = (line: ImportedLine) =>
    isFaulty(line)
      ? faultsOf(line).map((sentence) => <p key={sentence}>{sentence}</p>)
      : line.outcome === "changed" &&
        line.changed.map((path) => (
          <RecordChange
            key={path}
            label={labelOf(path)}
            before={wordsIn(line.before, path)}
            after={wordsIn(line.draft, path)}
          />
        ));

  return (
    <>
      <PlainTable
        label={text("import.lines")}
        frameLabel={text("import.lines")}
        keyOf={({ place }) => String(place)}
        rows={inOrder.slice(0, SHOWN)}
        columns={[
          { id: "place", head: text("import.line"), isNumeric: true, render: ({ place }) => place },
          {
            id: "name",
            head: labelOf(nameColumn(definition)),
            isRowHead: true,
            render: ({ draft }) => <bdi>{String(valueAt(draft, nameColumn(definition)))}</bdi>,
          },
          {
            id: "outcome",
            head: text("import.outcome"),
            render: (line) => (
              <Stack gap={4} align="start">
                <StateBadge tone={tones[line.outcome]}>{text(`import.${line.outcome}`)}</StateBadge>
                {detailOf(line)}
              </Stack>
            ),
          },
        ]}
      />
      {lines.length > SHOWN && <Muted as="p">{text("list.more", { count: lines.length - SHOWN })}</Muted>}
    </>
  );
}
