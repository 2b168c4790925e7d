import { tills } from "@/contract/outlets";
import { DefinedPage } from "@/shared/definition/DefinedPage";

import { chosenTill } from "../tillDevice";
import { FloatField } from "./FloatField";
import { shiftDialogs, shiftProposals } from "./shiftDialogs";
import { ShiftFigures } from "./ShiftFigures";
import { shifts } from "./shifts";
import { TillPanel } from "./TillPanel";

const fields = { float: (field: { name: string; label: string }) => <FloatField {...field} /> };

/** The drawer of this device's till, and the shifts of all tills. */
export const ShiftPage = () => (
  <DefinedPage
    of={shifts}
    above={<TillPanel />}
    begins={{ till: chosenTill() ?? tills[0] }}
    dialogs={shiftDialogs}
    proposed={shiftProposals}
    fields={fields}
  >
    {(shift) => <ShiftFigures shift={shift} />}
  </DefinedPage>
);
