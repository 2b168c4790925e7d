interface CheckAllProps {
  label: string;
  /** How many of how many are checked: half checked where some are. */
  checked: number;
  of: number;
  onToggle: () => void;
  /** Of the area around the box that takes a press. */
  className: string;
}

/** Checks all rows below it, or none. */
export const CheckAll = ({ label, checked, of, onToggle, className }: CheckAllProps) => (
  <label className={className}>
    <input
      ref={(input) => {
        if (input) input.indeterminate = checked > 0 && checked < of;
      }}
      type="checkbox"
      className="form-check-input"
      aria-label={label}
      checked={checked > 0 && checked === of}
      disabled={of === 0}
      onChange={onToggle}
    />
  </label>
);
