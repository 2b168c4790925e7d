import "./record.scss";

import { type ReactNode, useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { Link, Navigate, useSearchParams } from "react-router-dom";

import { useHotelChanges } from "@/shared/changes/useHotelChanges";
import { useText } from "@/shared/i18n/useText";
import { Stack } from "@/shared/ui/layout/Stack";
import { Loading } from "@/shared/ui/states/Loading";
import { LoadProblem } from "@/shared/ui/states/LoadProblem";

import type { KindOfRecord } from "./kindOfRecord";
import { DRAFT_PARAMETER } from "@/shared/drafts/storedDrafts";
import type { RecordValues, Versioned } from "./recordRules";

interface OpenRecordProps<Shown extends Versioned, Draft, Values extends RecordValues> {
  record: KindOfRecord<Shown, Draft, Values>;
  /** Undefined: a new one. */
  id: string | undefined;
  /** Loads of the page besides the record. */
  needs?: { status: "loading" | "loaded" | "failed"; onRetry: () => void };
  /** Draws the record, or a new one. */
  children: (record: Shown | undefined) => ReactNode;
}

/** Loads a record for as long as it is on the screen; or says that it is not there, or could not be loaded. */
export function OpenRecord<Shown extends Versioned, Draft, Values extends RecordValues>(
  props: OpenRecordProps<Shown, Draft, Values>,
) {
  const [params] = useSearchParams();
  return <Opened key={(props.id ?? "new") + (params.get(DRAFT_PARAMETER) ?? "")} {...props} />;
}

function Opened<Shown extends Versioned, Draft, Values extends RecordValues>({
  record: kind,
  id,
  needs,
  children,
}: OpenRecordProps<Shown, Draft, Values>) {
  const { actions, selectors, rules, pathOf } = kind;
  const { text } = useText();
  const texts = rules.openTexts ?? rules.texts;
  const dispatch = useDispatch();
  const status = useSelector(selectors.selectStatus);
  const opened = useSelector(selectors.selectRecord);
  const keptId = useSelector((state: never) => selectors.selectKeptFor(state, id ?? ""));
  const record = opened && opened.id === id ? opened : undefined;

  useEffect(() => {
    if (!id) return undefined;
    dispatch(actions.opened(id));
    return () => void dispatch(actions.closed(id));
  }, [dispatch, actions, id]);

  function retry() {
    needs?.onRetry();
    if (id) dispatch(actions.opened(id));
  }

  if (needs?.status === "failed" || (id && status === "failed")) {
    return (
      <section className="card">
        <LoadProblem sentence={text(`${texts}.recordFailed`)} onRetry={retry} />
      </section>
    );
  }
  if (id && status === "unknown") {
    return (
      <section className="card card-body">
        <p>{text(`${texts}.unknown`, { id })}</p>
        <Link to={rules.listPath}>{text(`${texts}.toList`)}</Link>
      </section>
    );
  }
  if (keptId) return <Navigate to={pathOf(keptId)} replace />;
  if (needs?.status === "loading" || (id && !record)) return <RecordSkeleton />;
  return (
    <>
      {record && <Following record={kind} id={record.id} />}
      {children(record)}
    </>
  );
}

/** Reads a record again after the changes of others, once it is there. */
function Following<Shown extends Versioned, Draft, Values extends RecordValues>({
  record: { actions, rules },
  id,
}: Pick<OpenRecordProps<Shown, Draft, Values>, "record"> & { id: string }) {
  const dispatch = useDispatch();
  useHotelChanges(rules.get.reads, () => void dispatch(actions.outdated(id)));
  return null;
}

/** The shape of a form that is being loaded. */
const RecordSkeleton = () => (
  <Stack gap={16} className="record-skeleton">
    <Loading />
    <div aria-hidden="true" />
    <div aria-hidden="true" />
    <div aria-hidden="true" />
  </Stack>
);
