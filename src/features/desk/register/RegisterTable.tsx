import "./register.scss";

import { useDispatch, useSelector } from "react-redux";

import { canBeSent, registerReason } from "@/domain/register/travellers";
import { isInView, registerViews } from "@/domain/register/registerStanding";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { useAddress } from "@/shared/routing/useAddress";
import { Row } from "@/shared/ui/layout/Row";
import { LoadState } from "@/shared/ui/states/LoadState";
import { Reasons } from "@/shared/ui/states/Reasons";

import { DeskTableHead } from "../lists/DeskTableHead";
import { MarkSentDialog } from "./MarkSentDialog";
import { registerFiles } from "./registerFiles";
import { registerMarks } from "./registerMarks";
import { registers } from "./registerRecord";
import { RegisterTableRow } from "./RegisterTableRow";
import { RegisterViews } from "./RegisterViews";

/** Of the address's query: which of them are shown. */
const VIEW_PARAMETER = "view";

/** Whose data are to be sent to the authorities, what they lack, and how far they are on their way. */
export function RegisterTable() {
  const { text } = useText();
  const dispatch = useDispatch();
  const load = registers.use();
  const [query, change] = useAddress();
  const isPreparing = useSelector(registerFiles.selectors.selectIsBulkRunning);
  const { asked } = useSelector(registerMarks.selectors.selectMarks);
  const property = useSelector(selectHotel)?.property;
  const rows = load.data ?? [];
  const businessDate = property?.businessDate ?? "";
  const view = registerViews.find((one) => one === query.get(VIEW_PARAMETER));
  const shown = view ? rows.filter((row) => isInView(row, view, businessDate)) : rows;
  const hasCode = !property || canBeSent(property);
  const ready = rows.filter(({ state }) => state === "ready");
  const prepared = rows.filter(({ state }) => state === "prepared");
  const inFiles = rows.filter(({ state }) => state === "prepared" || state === "sent");
  const wanted = ready.length > 0 ? ready : inFiles; // a file can be had again
  const cannot = !hasCode || wanted.length === 0 || isPreparing;

  const choose = (chosen = "") => change({ [VIEW_PARAMETER]: chosen }, true);

  function prepare(action: "csv" | "xml") {
    const ids = wanted.map(({ id }) => id);
    if (!cannot) dispatch(registerFiles.actions.bulkRequested({ action, ids }));
  }

  const button = { type: "button", className: "btn btn-quiet" } as const;

  if (rows.length === 0)
    return <LoadState load={load} failed={text("register.listFailed")} empty={text("register.none")} />;
  return (
    <>
      <Row after={12} gap={8} wraps className="register-send">
        <button {...button} aria-disabled={cannot || undefined} onClick={() => prepare("csv")}>
          {ready.length === 0 && inFiles.length > 0
            ? text("register.saveAgain", { count: inFiles.length })
            : text("register.prepare", { count: ready.length })}
        </button>
        <button {...button} aria-disabled={cannot || undefined} onClick={() => prepare("xml")}>
          {text("register.prepareXml")}
        </button>
        {prepared.length > 0 && (
          <button {...button} onClick={() => dispatch(registerMarks.actions.asked("sent"))}>
            {text("register.markSent")}
          </button>
        )}
      </Row>
      {asked === "sent" && property && <MarkSentDialog rows={prepared} businessDate={businessDate} />}
      {!hasCode && <Reasons reasons={[registerReason("REGISTER_NO_CODE")]} />}
      <RegisterViews rows={rows} view={view} businessDate={businessDate} onChoose={choose} />
      {shown.length === 0 ? (
        <p>{text("register.viewEmpty")}</p>
      ) : (
        <table className="desk-table" aria-label={text("register.title")}>
          <DeskTableHead
            names={["column.customer", "booking.room", "booking.arrival", "column.situation"]}
            figure="desk.people"
          />
          <tbody>
            {shown.map((row) => (
              <RegisterTableRow key={row.id} row={row} businessDate={businessDate} />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
