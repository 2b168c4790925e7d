import { useId } from "react";

interface QuantityRowProps {
  name: string;
  detail: string;
  most: number;
  quantity: number;
  onChange: (quantity: number) => void;
}

/** How many of something, from 0 to `most`. */
export function QuantityRow({ name, detail, most, quantity, onChange }: QuantityRowProps) {
  const id = useId();
  return (
    <li className="booking-extra">
      <label htmlFor={id}>
        <bdi className="booking-card-name">{name}</bdi>
      </label>
      <span className="booking-card-detail" id={`${id}-detail`}>
        {detail}
      </span>
      <input
        id={id}
        type="number"
        className="form-control"
        inputMode="numeric"
        min={0}
        max={most}
        value={quantity}
        aria-describedby={`${id}-detail`}
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => onChange(Math.min(most, Math.max(0, Math.trunc(Number(target.value) || 0))))}
      />
    </li>
  );
}
