import { useId } from "react";

import { Muted } from "@/shared/ui/layout/Muted";
import { Text } from "@/shared/ui/layout/Text";

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
        <Text as="bdi" weight={550} breaksWords>
          {name}
        </Text>
      </label>
      <Muted size={13} id={`${id}-detail`}>
        {detail}
      </Muted>
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
