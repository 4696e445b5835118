import { useState } from "react";
import { IconEye, IconEyeOff } from "../../shared/icons.ts";
import classes from "./login-form.module.css";

/** The password of the login: may be pasted, and shown by the eye, which says what it does. */
export function PasswordInput({ id, isReady }: { id: string; isReady: boolean }) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <div className={classes.password}>
      <input id={id} name="password" type={isShown ? "text" : "password"} autoComplete="current-password" aria-required className={classes.input} />
      <button
        type="button"
        className={classes.eye}
        aria-label="Show characters"
        aria-pressed={isShown}
        disabled={!isReady}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
