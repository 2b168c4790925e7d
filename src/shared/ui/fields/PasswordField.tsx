import { type ComponentProps, useState } from "react";

import { useText } from "@/shared/i18n/useText";

import { HideIcon, ShowIcon } from "@/shared/ui/icons";
import { TextField } from "./TextField";

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "addon">;

export function PasswordField(props: PasswordFieldProps) {
  const { text } = useText();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? HideIcon : ShowIcon;
  return (
    <TextField
      {...props}
      type={isShown ? "text" : "password"}
      addon={
        <button
          type="button"
          className="field-addon"
          aria-label={text("password.show")}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size={18} aria-hidden="true" />
        </button>
      }
    />
  );
}
