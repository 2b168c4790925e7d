import { useState } from "react";

import { useText } from "@/shared/i18n/useText";
import { Notices } from "@/shared/notices/Notices";
import { Alert } from "@/shared/ui/states/Alert";
import { FieldProblem } from "@/shared/ui/fields/FieldProblem";
import { ErrorBoundary } from "@/shared/ui/states/ErrorBoundary";
import { Loading } from "@/shared/ui/states/Loading";
import { LoadProblem } from "@/shared/ui/states/LoadProblem";
import { LoadState } from "@/shared/ui/states/LoadState";
import { Warning } from "@/shared/ui/states/Warning";
import { Offer } from "@/shared/ui/states/Offer";
import { Reasons } from "@/shared/ui/states/Reasons";
import { UndoBar } from "@/shared/ui/overlays/UndoBar";

import { Part, State } from "./Part";
import { longName, refusals } from "./samples";

/** Parts that tell a person of something. */
export function NoteParts() {
  const { text, say } = useText();
  const [isOffered, setIsOffered] = useState(false);
  return (
    <>
      <Part name="Alert">
        <State name="danger">
          <Alert kind="danger">{text("list.failed")}</Alert>
        </State>
        <State name="success">
          <Alert kind="success">{text("delete.done", { customer: longName })}</Alert>
        </State>
      </Part>

      <Part name="Warning">
        <State name="usual">
          <Warning>{text("list.failed")}</Warning>
        </State>
        <State name="strong">
          <Warning isStrong>{longName}</Warning>
        </State>
      </Part>

      <Part name="Offer" state="with what is said of it">
        <Offer
          sentence={text("booking.duplicate", { name: longName })}
          take={{ label: text("booking.duplicateUse"), onPress: () => {} }}
          leave={{ label: text("booking.duplicateKeep"), onPress: () => {} }}
        >
          <span>{longName}</span>
        </Offer>
      </Part>

      <Part name="Reasons">
        <State name="of a refusal">
          <Reasons reasons={refusals} />
        </State>
        <State name="quiet">
          <Reasons reasons={refusals} isQuiet />
        </State>
      </Part>

      <Part name="FieldProblem" state="below its field">
        <FieldProblem id="parts-problem" problem={text("email.invalid")} />
      </Part>

      <Part name="Loading" state="after a moment">
        <Loading />
      </Part>

      <Part name="LoadProblem" state="with its reason">
        <LoadProblem sentence={text("list.failed")} why={{ id: "sentence.networkError" }} onRetry={() => {}} />
      </Part>

      <Part name="ErrorBoundary" state="press to break what is in it">
        <ErrorBoundary>
          <Breaks />
        </ErrorBoundary>
      </Part>

      <Part name="LoadState">
        {(["loading", "failed", "loaded"] as const).map((status) => (
          <State key={status} name={status === "loaded" ? "empty" : status}>
            <LoadState load={{ status, request: () => {} }} failed={text("list.failed")} empty={text("list.noRoom")} />
          </State>
        ))}
      </Part>

      <Part name="UndoBar" state="press to show it: it takes the focus">
        <button type="button" className="btn btn-quiet" data-opens="" onClick={() => setIsOffered(true)}>
          {text("bulk.delete")}
        </button>
        {isOffered && (
          <UndoBar
            sentence={text("delete.done", { customer: longName })}
            onUndo={() => setIsOffered(false)}
            onExpire={() => setIsOffered(false)}
          />
        )}
      </Part>

      <Part name="Notices">
        <State name={`error and success: ${say({ id: "sentence.reservationDeleted" })}`}>
          <div className="parts-notices">
            <Notices />
          </div>
        </State>
      </Part>
    </>
  );
}

function Breaks() {
  const { text } = useText();
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error("A part of the page of parts broke, as it was asked to.");
  return (
    <button type="button" className="btn btn-quiet" onClick={() => setIsBroken(true)}>
      {text("error.part")}
    </button>
  );
}
