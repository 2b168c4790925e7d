import { useState } from "react";

import { tills } from "@/contract/outlets";
import { DefinedPage } from "@/shared/definition/DefinedPage";
import { onDemand } from "@/shared/ui/states/onDemand";

import { chosenTill } from "../tillDevice";
import { shiftDialogs, shiftProposals } from "./shiftDialogs";
import { shifts } from "./shifts";

const FloatField = onDemand(async () => (await import("./FloatField")).FloatField);
const TillPanel = onDemand(async () => (await import("./TillPanel")).TillPanel);
const ShiftFigures = onDemand(async () => (await import("./ShiftFigures")).ShiftFigures);

const fields = { float: (field: { name: string; label: string }) => <FloatField {...field} /> };

/** The drawer of this device's till, and the shifts of all tills. */
export function ShiftPage() {
  const [till, setTill] = useState(() => chosenTill() ?? tills[0]);
  return (
    <DefinedPage
      of={shifts}
      isNumbered
      above={<TillPanel till={till} onChoose={setTill} />}
      begins={{ till }}
      dialogs={shiftDialogs}
      proposed={shiftProposals}
      fields={fields}
    >
      {(shift) => <ShiftFigures shift={shift} />}
    </DefinedPage>
  );
}
