import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";

const keys: [keys: MessageId, deed: MessageId][] = [
  ["help.tab", "help.tabDeed"],
  ["help.enter", "help.enterDeed"],
  ["help.shiftEnter", "help.shiftEnterDeed"],
  ["help.arrows", "help.arrowsDeed"],
  ["help.escape", "help.escapeDeed"],
];

/** Keyboard shortcuts, and who to ask. */
export function HelpSection() {
  const { text } = useText();
  return (
    <>
      <h3 className="help-title">{text("help.keyboard")}</h3>
      <dl className="help-keys">
        {keys.map(([key, deed]) => (
          <div key={key}>
            <dt>
              <kbd>{text(key)}</kbd>
            </dt>
            <dd>{text(deed)}</dd>
          </div>
        ))}
      </dl>
      <h3 className="help-title">{text("help.support")}</h3>
      <p className="help-support">{text("help.contact")}</p>
    </>
  );
}
