import { useDispatch, useSelector } from "react-redux";

import { outletOf, tills } from "@/contract/outlets";
import { useText } from "@/shared/i18n/useText";
import { Columns } from "@/shared/ui/layout/Columns";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { Alert } from "@/shared/ui/states/Alert";

import { tillTaken } from "./state/saleState";
import { selectTicket } from "./state/ticketSlice";
import { useToldWords } from "./state/useToldWords";

/** The till at which this device sells; one that another device uses is taken over by a second press. */
export function TillChoice() {
  const { text } = useText();
  const dispatch = useDispatch();
  const words = useToldWords();
  const { told, refused = told } = useSelector(selectTicket);
  const elsewhere = refused?.reasons.find(({ code }) => code === "TILL_ELSEWHERE")?.values?.till;

  return (
    <Stack gap={16}>
      <p>{text("sale.chooseTill")}</p>
      {refused && <Alert kind="danger">{words(refused)}</Alert>}
      <Columns gap={12} least={14}>
        {tills.map((till) => (
          <button
            key={till}
            type="button"
            className="till-choice"
            onClick={() => dispatch(tillTaken({ till, ...(till === elsewhere && { isForced: true }) }))}
          >
            <Text size={18} weight={620}>
              {text("sale.till", { till })}
            </Text>
            <Muted>{text(till === elsewhere ? "sale.useHere" : `sale.outlet.${outletOf[till]}`)}</Muted>
          </button>
        ))}
      </Columns>
    </Stack>
  );
}
