import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { Menu, MenuItem } from "@/shared/ui/overlays/Menu";
import { IconButton } from "@/shared/ui/IconButton";
import { MoreIcon, PrintIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";

import { PrintedTicket } from "../../paper/PrintedTicket";
import { isBlank } from "../state/ticketDraft";
import { selectTicket, ticketActions } from "../state/ticketSlice";
import type { Till } from "../state/tillLoad";

const { dialogOpened } = ticketActions;

/** Which till this is, whose ticket, and what is done with it besides. */
export function TicketHead({ till }: { till: Till }) {
  const { text } = useText();
  const dispatch = useDispatch();
  const { draft } = useSelector(selectTicket);
  const [printedAt, setPrintedAt] = useState("");
  const isEmpty = draft.lines.length === 0;
  return (
    <Row gap={8} justify="between">
      <Text cuts weight={600}>
        {text("sale.till", { till: till.till })}
        {draft.name && (
          <>
            {" · "}
            <bdi>{draft.name}</bdi>
          </>
        )}
      </Text>
      <Row gap={4}>
        <IconButton
          label={text("sale.printBill")}
          icon={PrintIcon}
          size={20}
          aria-disabled={isEmpty}
          onClick={() => !isEmpty && setPrintedAt(new Date().toISOString())}
        />
        <Menu label={text("sale.more")} button={<MoreIcon size={20} aria-hidden="true" />}>
          {!isBlank(draft) && <MenuItem onChoose={() => dispatch(dialogOpened("void"))}>{text("sale.void")}</MenuItem>}
          <MenuItem onChoose={() => dispatch(dialogOpened("till"))}>{text("sale.otherTill")}</MenuItem>
        </Menu>
      </Row>
      {printedAt && (
        <PrintedTicket
          as="bill"
          ticket={{
            ...draft,
            payments: [],
            soldAt: printedAt,
            number: "",
            till: till.till,
            lists: till.lists,
            returns: [],
          }}
          property={till.property}
          onPrinted={() => setPrintedAt("")}
        />
      )}
    </Row>
  );
}
