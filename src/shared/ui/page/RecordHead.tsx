import "./record-head.scss";

import { Fragment, type ReactNode } from "react";

interface Fact {
  label: string;
  value: ReactNode;
}

interface RecordHeadProps {
  /** Of the region. */
  label: string;
  /** Whom or what the record is about. In a drawer the drawer says it. */
  name?: ReactNode;
  /** What belongs beside the name and needs no visible label: number, state. */
  marks?: Fact[];
  facts: Fact[];
  /** What can be done with it: an `ActionRow`. */
  children?: ReactNode;
}

/** The head of a record: whom it is about, what a person is asked for first, and what can be done now. */
export function RecordHead({ label, name, marks, facts, children }: RecordHeadProps) {
  return (
    <section className="record-head" aria-label={label}>
      {(name || marks) && (
        <div className="record-who">
          {name && (
            <h2 className="record-name">
              <bdi>{name}</bdi>
            </h2>
          )}
          <dl className="record-marks">
            {marks?.map((mark) => (
              <Fragment key={mark.label}>
                <dt className="visually-hidden">{mark.label}</dt>
                <dd>
                  <bdi>{mark.value}</bdi>
                </dd>
              </Fragment>
            ))}
          </dl>
        </div>
      )}
      <dl className="record-facts">
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>
              <bdi>{fact.value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
