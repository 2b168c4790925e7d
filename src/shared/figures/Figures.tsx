import "./figures.scss";

import { type CSSProperties, useId } from "react";

import { withMinus } from "@/shared/format/formats";
import { useFormat } from "@/shared/i18n/useFormat";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { IconButton } from "@/shared/ui/IconButton";
import { MeaningIcon } from "@/shared/ui/icons";
import { Columns } from "@/shared/ui/layout/Columns";
import { useDisclosure } from "@/shared/ui/useDisclosure";

export interface Figure {
  id: string;
  label: string;
  /** In words: "87 %", "1.240,00 €". Without one the figure is "—". */
  value: string | undefined;
  /** Always shown below the value: "de 14". */
  notes?: string[];
  /** Those that the value does not count, with a link of its own: "+3 retrasadas". */
  besides?: { words: string; path: string };
  /** With the period before, with the last year. */
  changes?: FigureChange[];
  /** Where the rows that it counts are listed. */
  path?: string;
  /** Name of that link, if not all that the card says: "Ocupación: 87 %". */
  linkName?: string;
  /** Behind a "?" on the screen, in full on paper. */
  meaning?: FigureMeaning;
}

interface FigureChange {
  /** "frente al mes anterior". */
  against: string;
  /** As a share: 0.04 is "+4 %". `changeOf` counts it. Without one it is "—". */
  share: number | undefined;
  /** Of a figure that is a share itself, the difference is in points: 0.04 is "+4 p. p.". */
  isInPoints?: boolean;
  /** Which direction is good news; neither where it is not told. */
  better?: "more" | "less";
}

interface FigureMeaning {
  definition: string;
  /** For a share: of what. */
  denominator?: string;
  source?: string;
}

/** Figures beside each other, each with its label. All values are as large as the longest one may be. */
export function Figures({ figures }: { figures: Figure[] }) {
  const letters = Math.max(...figures.map(({ value = "" }) => value.length));
  const size: CSSProperties & Record<"--letters", number> = { "--letters": letters };
  return (
    <Columns as="dl" least={10.5} gap={12} className="figures" style={size}>
      {figures.map((figure) => (
        <FigureCard key={figure.id} figure={figure} />
      ))}
    </Columns>
  );
}

function FigureCard({ figure }: { figure: Figure }) {
  const { label, value, notes = [], besides, changes = [], path, linkName, meaning } = figure;
  const id = useId();
  const shown = value === undefined ? <NoValue said={linkName} /> : <bdi>{value}</bdi>;
  return (
    <div className={path ? "figure is-link" : "figure"}>
      <dt id={`${id}-label`}>{label}</dt>
      <dd className="figure-value">
        {path ? (
          // the link covers the whole card
          <PathLink
            to={path}
            aria-label={value === undefined ? undefined : linkName}
            aria-labelledby={linkName ? undefined : `${id}-label ${id}-value ${id}-notes`}
          >
            <span id={`${id}-value`}>{shown}</span>
          </PathLink>
        ) : (
          shown
        )}
      </dd>
      <dd id={`${id}-notes`} hidden={notes.length === 0} className="figure-notes">
        {notes.map((note) => (
          <span key={note}>{note} </span>
        ))}
      </dd>
      {besides && (
        <dd className="figure-besides">
          <PathLink to={besides.path} aria-label={`${besides.words} (${label})`}>
            {besides.words}
          </PathLink>
        </dd>
      )}
      {changes.map((change) => (
        <Change key={change.against} change={change} />
      ))}
      {meaning && <Meaning label={label} meaning={meaning} />}
    </div>
  );
}

/** A dash, which is said as "Sin datos", or as a name that has these words. */
export function NoValue({ said }: { said?: string }) {
  const { text } = useText();
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{said ?? text("figures.none")}</span>
    </>
  );
}

function Change({ change: { against, share, isInPoints, better } }: { change: FigureChange }) {
  const { text } = useText();
  const { locale } = useLanguage();
  const { change } = useFormat();
  const isMore = (share ?? 0) > 0;
  const isNews = share !== undefined && share !== 0 && better !== undefined;
  const points = new Intl.NumberFormat(locale, { signDisplay: "exceptZero", maximumFractionDigits: 1 });
  const inPoints = (difference: number) =>
    text("figures.points", { points: withMinus(points.format(100 * difference)) });
  const look = !isNews ? "" : isMore === (better === "more") ? " is-good" : " is-bad";
  return (
    <dd className={`figure-change${look}`}>
      {share === undefined ? <NoValue /> : <bdi>{isInPoints ? inPoints(share) : change(share)}</bdi>} {against}
    </dd>
  );
}

function Meaning({ label, meaning }: { label: string; meaning: FigureMeaning }) {
  const { text } = useText();
  const { id, isOpen, opener } = useDisclosure();
  const { definition, denominator, source } = meaning;
  return (
    <>
      <dd className="figure-explain">
        <IconButton icon={MeaningIcon} size={18} label={text("figures.explain", { label })} {...opener} />
      </dd>
      <dd id={id} hidden={!isOpen} className="figure-meaning">
        <span>{definition}</span>
        {denominator && <span>{text("figures.denominator", { denominator })}</span>}
        {source && <span>{text("figures.source", { source })}</span>}
      </dd>
    </>
  );
}
