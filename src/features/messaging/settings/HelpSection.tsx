import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";
import { Facts } from "@/shared/ui/layout/Facts";

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
      <Facts
        shape="table"
        before={12}
        className="help-keys"
        facts={keys.map(([key, act]) => ({ label: text(key), drawn: <kbd>{text(key)}</kbd>, value: text(act) }))}
      />
      <h3 className="help-title">{text("help.support")}</h3>
      <p className="help-support">{text("help.contact")}</p>
    </>
  );
}
