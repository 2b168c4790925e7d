import { paths } from "@/shared/routing/paths";
import "./sale.scss";

import { useDispatch, useSelector } from "react-redux";
import { Link } from "react-router-dom";

import { outletOf, type TillId, tills } from "@/contract/outlets";
import { posReason } from "@/domain/pos/posReason";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { Columns } from "@/shared/ui/layout/Columns";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { HiddenPageHeading } from "@/shared/ui/page/HiddenPageHeading";
import { PageHeader } from "@/shared/ui/page/PageHeader";
import { Alert } from "@/shared/ui/states/Alert";
import { LoadState } from "@/shared/ui/states/LoadState";

import { tillDevice } from "../tillDevice";
import { tillTaken } from "./state/saleState";
import { TillCounter } from "./TillCounter";
import type { Till } from "./state/tillLoad";
import { selectDialog, selectTicket, selectTill, ticketActions } from "./state/ticketSlice";
import { till } from "./state/tillWrites";
import { useToldWords } from "./state/useToldWords";

/** Where an outlet sells: the till of this device, or why it cannot sell. */
export function SalePage() {
  const chosen = useSelector(selectTill);
  const isChanging = useSelector(selectDialog) === "till";
  if (chosen && !isChanging) return <ChosenTill key={chosen} id={chosen} />;
  return (
    <>
      <PageHeader />
      <TillChoice />
    </>
  );
}

function ChosenTill({ id }: { id: TillId }) {
  const { text } = useText();
  const load = till.use(id);
  const { data } = load;
  if (data && data.shift?.state === "open" && data.device === tillDevice())
    return (
      <>
        <HiddenPageHeading />
        <TillCounter till={data} />
      </>
    );
  return (
    <>
      <PageHeader />
      {data ? <ClosedTill till={data} /> : <LoadState load={load} failed={text("sale.failed")} />}
    </>
  );
}

function reasonAgainst({ till: id, shift, device }: Till) {
  if (!shift) return posReason("SHIFT_NONE");
  if (shift.state === "counted") return posReason("SHIFT_COUNTED");
  return device === "" ? undefined : posReason("TILL_ELSEWHERE", { till: id });
}

/** Says why nothing can be sold, and leads to what can be done about it. */
function ClosedTill({ till: data }: { till: Till }) {
  const { text } = useText();
  const reasonText = useReason();
  const words = useToldWords();
  const { told } = useSelector(selectTicket);
  const dispatch = useDispatch();
  const reason = reasonAgainst(data);
  const isOfShift = data.shift?.state !== "open";
  return (
    <Stack gap={16} padX={20} padY={20} isFramed>
      <h2>{text("sale.till", { till: data.till })}</h2>
      {told && <Alert kind="danger">{words(told)}</Alert>}
      <p role="status">{reason ? reasonText(reason) : text("sale.unused")}</p>
      <Row gap={8} wraps>
        {isOfShift ? (
          <Link className="btn btn-primary" to={paths.tillShifts}>
            {text(data.shift ? "tickets.toShift" : "sale.openShift")}
          </Link>
        ) : (
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => dispatch(tillTaken({ till: data.till, isForced: true }))}
          >
            {text("sale.useHere")}
          </button>
        )}
        <button type="button" className="btn btn-quiet" onClick={() => dispatch(ticketActions.dialogOpened("till"))}>
          {text("sale.otherTill")}
        </button>
      </Row>
    </Stack>
  );
}

/** The till at which this device sells; one that another device uses is taken over by a second press. */
function TillChoice() {
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
        {tills.map((id) => (
          <button
            key={id}
            type="button"
            className="till-choice"
            onClick={() => dispatch(tillTaken({ till: id, ...(id === elsewhere && { isForced: true }) }))}
          >
            <Text size={18} weight={620}>
              {text("sale.till", { till: id })}
            </Text>
            <Muted>{text(id === elsewhere ? "sale.useHere" : `sale.outlet.${outletOf[id]}`)}</Muted>
          </button>
        ))}
      </Columns>
    </Stack>
  );
}
