import { useText } from "@/shared/i18n/useText";
import { Menu, MenuItem } from "@/shared/ui/overlays/Menu";
import { useNarrowerThan } from "@/shared/ui/useMediaQuery";

interface Act {
  label: string;
  onAct: () => void;
  isBlocked?: boolean;
}

/** Buttons beside each other; on a phone, which has no room for them, a menu. */
export function Acts({ acts }: { acts: readonly Act[] }) {
  const { text } = useText();
  const isNarrow = useNarrowerThan("tablet");
  if (isNarrow)
    return (
      <Menu label={text("rates.more")} className="btn btn-quiet more-sign">
        {acts
          .filter(({ isBlocked }) => !isBlocked)
          .map(({ label, onAct }) => (
            <MenuItem key={label} onChoose={onAct}>
              {label}
            </MenuItem>
          ))}
      </Menu>
    );
  return acts.map((act) => <ActButton key={act.label} {...act} />);
}

export const ActButton = ({ label, onAct, isBlocked = false }: Act) => (
  <button
    type="button"
    className="btn btn-quiet"
    aria-disabled={isBlocked || undefined}
    onClick={() => !isBlocked && onAct()}
  >
    {label}
  </button>
);
