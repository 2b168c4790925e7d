import "./faults.scss";

import { type FormEvent, useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { AgencyAnswer, NetworkFaults, PartnerAnswer } from "@/contract/faults";
import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";
import { Row } from "@/shared/ui/layout/Row";
import { useDisclosure } from "@/shared/ui/useDisclosure";

import { AnswerField } from "./AnswerField";
import { FaultField } from "./FaultField";
import { faultsOf, type FaultTexts, noFaults, numberFields, textsOf, wrongFields } from "./faultFields";
import { faultsSubmitted, selectFaults, selectFaultsStatus } from "./faultsSlice";

/** For developers: sets the faults of calls, in a corner of every page. */
export function FaultPanel() {
  const { text } = useText();
  const faults = useSelector(selectFaults);
  const { id, isOpen, opener } = useDisclosure();
  return (
    <aside className="fault-panel screen-only" aria-label={text("faults.title")}>
      <button type="button" className="btn btn-quiet btn-sm fault-opener" {...opener}>
        {text("faults.open")}
      </button>
      {isOpen && faults && (
        <div id={id} className="card">
          <FaultForm key={JSON.stringify(faults)} faults={faults} />
        </div>
      )}
    </aside>
  );
}

const agencyTexts: Record<AgencyAnswer, MessageId> = {
  accepted: "faults.agency.accepted",
  acceptedWithErrors: "faults.agency.acceptedWithErrors",
  rejected: "faults.agency.rejected",
  duplicate: "faults.agency.duplicate",
  slow: "faults.agency.slow",
};

const partnerTexts: Record<PartnerAnswer, MessageId> = {
  usual: "faults.partner.usual",
  refuses: "faults.partner.refuses",
  refusesSome: "faults.partner.refusesSome",
  late: "faults.partner.late",
  silent: "faults.partner.silent",
};

function FaultForm({ faults }: { faults: NetworkFaults }) {
  const { text } = useText();
  const dispatch = useDispatch();
  const status = useSelector(selectFaultsStatus);
  const [texts, setTexts] = useState<FaultTexts>(() => textsOf(faults));
  const [wrong, setWrong] = useState<(keyof NetworkFaults)[]>([]);

  /** The values of the fields, with the change of a button. */
  function apply(change: Partial<NetworkFaults> = {}) {
    const faulty = wrongFields(texts);
    setWrong(faulty);
    if (faulty.length === 0) dispatch(faultsSubmitted({ ...faultsOf(texts), ...change }));
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    apply();
  }

  const change = (name: keyof NetworkFaults) => (value: string) => setTexts({ ...texts, [name]: value });

  return (
    <form className="card-body" noValidate onSubmit={onSubmit}>
      <p className="form-text">{text("faults.hint")}</p>
      {numberFields.map(({ name, most }) => (
        <FaultField
          key={name}
          label={text(`faults.${name}`)}
          value={texts[name]}
          problem={wrong.includes(name) ? text("faults.badNumber", { most }) : undefined}
          onChange={change(name)}
        />
      ))}
      <FaultField
        label={text("faults.offline")}
        hint={text("faults.offlineHint")}
        value={texts.offline}
        problem={wrong.includes("offline") ? text("faults.badWindows") : undefined}
        onChange={change("offline")}
      />
      <AnswerField
        label="faults.agency"
        answers={agencyTexts}
        value={texts.agency}
        onChange={(agency) => setTexts({ ...texts, agency })}
      />
      <AnswerField
        label="faults.partner"
        answers={partnerTexts}
        value={texts.partner}
        onChange={(partner) => setTexts({ ...texts, partner })}
      />
      <Row gap={8} wraps>
        <button type="submit" className="btn btn-primary btn-sm">
          {text("faults.apply")}
        </button>
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => apply({ offline: "0-" })}>
          {text("faults.cutNow")}
        </button>
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => apply({ expires: 0 })}>
          {text("faults.expireNow")}
        </button>
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          onClick={() => dispatch(faultsSubmitted(noFaults(faults.seed)))}
        >
          {text("faults.none")}
        </button>
      </Row>
      <p role="status" className="form-text">
        {status === "applied" && text("faults.applied")}
        {status === "failed" && text("faults.failed")}
      </p>
    </form>
  );
}
