import { DefinedPage } from "@/shared/definition/DefinedPage";

import { chosenTill } from "../tillDevice";
import { FloatField } from "./FloatField";
import { shiftDialogs, shiftProposals } from "./shiftDialogs";
import { ShiftFigures } from "./ShiftFigures";
import { shifts } from "./shifts";
import { TillPanel } from "./TillPanel";

/** The drawer of this device's till, and the shifts of all tills. */
export const ShiftPage = () => (
  <DefinedPage
    of={shifts}
    above={<TillPanel />}
    begins={{ till: chosenTill() ?? "" }}
    dialogs={shiftDialogs}
    proposed={shiftProposals}
    fields={{ float: (field) => <FloatField {...field} /> }}
  >
    {(shift) => <ShiftFigures shift={shift} />}
  </DefinedPage>
);
