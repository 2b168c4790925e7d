import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";

const keys: [keys: MessageId, act: MessageId][] = [
  ["help.tab", "help.tabAct"],
  ["help.enter", "help.enterAct"],
  ["help.shiftEnter", "help.shiftEnterAct"],
  ["help.arrows", "help.arrowsAct"],
  ["help.escape", "help.escapeAct"],
];

/** Keyboard shortcuts, and who to ask. */
export function HelpSection() {
  const { text } = useText();
  return (
    <>
      <h3 className="help-title">{text("help.keyboard")}</h3>
      <dl className="help-keys">
        {keys.map(([key, act]) => (
          <div key={key}>
            <dt>
              <kbd>{text(key)}</kbd>
            </dt>
            <dd>{text(act)}</dd>
          </div>
        ))}
      </dl>
      <h3 className="help-title">{text("help.support")}</h3>
      <p className="help-support">{text("help.contact")}</p>
    </>
  );
}
