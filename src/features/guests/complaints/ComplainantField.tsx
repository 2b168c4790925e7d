import { useCombobox } from "downshift";
import { useField } from "formik";
import { useId, useState } from "react";

import type { Complainant } from "@/contract/complaint";
import { useText } from "@/shared/i18n/useText";
import { useFieldProblem } from "@/shared/ui/fields/useFieldProblem";
import { Avatar } from "@/shared/ui/Avatar";
import { FieldProblem } from "@/shared/ui/fields/FieldProblem";

import { complainants } from "./complaintLoads";

/** The guest or the room of a complaint: what is typed finds both, and who is in the house with their room. */
export function ComplainantField({ name }: { name: string }) {
  const { text } = useText();
  const id = useId();
  const [{ value }, , { setValue }] = useField<Complainant | null>(name);
  const problem = useFieldProblem(name);
  if (!value) return <Search name={name} id={id} problem={problem} onChoose={(chosen) => void setValue(chosen)} />;
  const { guest, room } = value;
  return (
    <div className="complainant" role="group" aria-label={text("complaints.who")}>
      <Avatar name={guest || room} />
      <bdi>{[guest, room && `${text("booking.room")} ${room}`].filter(Boolean).join(" · ")}</bdi>
      <button type="button" className="btn btn-quiet btn-sm" onClick={() => void setValue(null)}>
        {text("complaints.whoChange")}
      </button>
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </div>
  );
}

interface SearchProps {
  name: string;
  id: string;
  problem: string | undefined;
  onChoose: (chosen: Complainant) => void;
}

function Search({ name, id, problem, onChoose }: SearchProps) {
  const { text } = useText();
  const [typed, setTyped] = useState("");
  const { data: found = [], status } = complainants.use(typed.trim());
  const hasTyped = typed.trim() !== "";
  const { isOpen, highlightedIndex, getLabelProps, getInputProps, getMenuProps, getItemProps } =
    useCombobox<Complainant>({
      id,
      inputId: `${id}-input`,
      items: found,
      inputValue: typed,
      itemToString: () => "",
      defaultHighlightedIndex: found.length > 0 ? 0 : undefined,
      onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
    });
  return (
    <div className="field complaint-search">
      <label className="form-label" {...getLabelProps()}>
        {text("complaints.who")}
      </label>
      <input
        className={problem ? "form-control is-invalid" : "form-control"}
        placeholder={text("complaints.whoHint")}
        dir="auto"
        name={name}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        {...getInputProps({ onChange: (event) => setTyped(event.currentTarget.value) })}
      />
      <ul className={isOpen && found.length > 0 ? "complaint-found is-open" : "complaint-found"} {...getMenuProps()}>
        {isOpen &&
          found.map((one, index) => (
            <li
              key={`${one.guestId} ${one.roomId}`}
              className={index === highlightedIndex ? "is-highlighted" : undefined}
              {...getItemProps({ item: one, index })}
            >
              <bdi>{one.guest || text("complaints.onlyRoom", { room: one.room })}</bdi>
              {one.guest && one.room && (
                <span className="complaint-detail">{text("complaints.onlyRoom", { room: one.room })}</span>
              )}
            </li>
          ))}
      </ul>
      <p className="form-text" role="status">
        {hasTyped && status === "loaded" && text("complaints.found", { count: found.length })}
        {status === "failed" && text("complaints.searchFailed")}
      </p>
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </div>
  );
}
