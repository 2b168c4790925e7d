import { useState } from "react";

import { useText } from "@/shared/i18n/useText";
import { Check } from "@/shared/ui/fields/switches/Check";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";
import { NumberSelect } from "@/shared/ui/fields/NumberSelect";
import { Chosen, Picker } from "@/shared/ui/fields/Picker";
import { SwitchControl } from "@/shared/ui/fields/switches/SwitchControl";

import { longName } from "./samples";

const people = [longName];
const search = { use: () => ({ data: people, status: "loaded" as const, request: () => {} }) };

/** Controls of `FieldParts` that keep their own value. */
export function PersonPicker({ chosen }: { chosen?: string }) {
  const { text } = useText();
  return (
    <Picker
      name="words"
      texts="booking.guestSearch"
      search={search}
      chosen={chosen && <Chosen name={chosen} />}
      keyOf={(name) => name}
      onChoose={() => {}}
      onChange={() => {}}
      create={{ labelFor: (name) => text("booking.guestNewNamed", { name }), onCreate: () => {} }}
    >
      {(name) => name}
    </Picker>
  );
}

export function Switched() {
  const { text } = useText();
  const [isOn, setIsOn] = useState(true);
  return <SwitchControl label={text("list.vip")} isOn={isOn} onChange={setIsOn} />;
}

export function Checked() {
  const { text } = useText();
  const [isOn, setIsOn] = useState(true);
  return (["checkbox", "radio", "switch"] as const).map((kind) => (
    <Check
      key={kind}
      kind={kind}
      label={text("list.vip")}
      hint={text("bulk.chooseReason")}
      checked={isOn}
      onChange={() => setIsOn(!isOn)}
    />
  ));
}

export function ChosenState() {
  const { text } = useText();
  const [chosen, setChosen] = useState<"inHouse" | "noShow">("inHouse");
  return (
    <ChoiceControl
      label={text("column.situation")}
      value={chosen}
      choices={[
        ["inHouse", text("situation.inHouse")],
        ["noShow", text("situation.noShow")],
      ]}
      onChange={setChosen}
    />
  );
}

export function Count() {
  const { text } = useText();
  const [count, setCount] = useState<number | "">("");
  return (
    <NumberSelect
      name="people"
      label={text("column.cant_personas")}
      from={1}
      to={6}
      value={count}
      onChange={setCount}
    />
  );
}
