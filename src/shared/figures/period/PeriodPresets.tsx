import "./period.scss";

import type { Period } from "@/contract/figures/period";
import type { CivilDate } from "@/contract/property";
import { useText } from "@/shared/i18n/useText";
import { Row } from "@/shared/ui/layout/Row";

import { type PresetId, presetPeriod } from "./periodPresets";

interface PeriodPresetsProps {
  presets: readonly PresetId[];
  /** The business date, once it is known. */
  today: CivilDate | undefined;
  period: Period | undefined;
  onChoose: (period: Period) => void;
}

/** Periods by their names: the chosen one is pressed. */
export function PeriodPresets({ presets, today, period, onChoose }: PeriodPresetsProps) {
  const { text } = useText();
  return (
    <Row gap={8} wraps className="period-presets">
      {presets.map((preset) => {
        const named = today ? presetPeriod(preset, today) : undefined;
        return (
          <button
            key={preset}
            type="button"
            aria-pressed={named !== undefined && period?.from === named.from && period.to === named.to}
            onClick={() => named && onChoose(named)}
          >
            {text(`period.${preset}`)}
          </button>
        );
      })}
    </Row>
  );
}
