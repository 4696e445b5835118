import { ActionIcon, useMantineColorScheme, type MantineColorScheme } from "@mantine/core";
import { useId, useRef } from "react";
import { Link } from "react-router-dom";
import { IconKey, IconUserCircle } from "../shared/icons.ts";
import classes from "./user-menu.module.css";

const schemes = { auto: "As the system", light: "Light", dark: "Dark" } as const satisfies Record<MantineColorScheme, string>;
const isScheme = (name: string): name is MantineColorScheme => name in schemes;

type UserMenuProps = {
  readonly user: { readonly name: string; readonly of: string };
  /** Where password and sessions are. */
  readonly accountTo?: string;
  readonly className?: string;
};

/** Who is signed in, and how the portal looks to them. The browser opens and closes the panel. */
export function UserMenu({ user, accountTo, className }: UserMenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <ActionIcon className={className} variant="transparent" size={44} aria-label={`Your account: ${user.name}`} popoverTarget={id}>
        <IconUserCircle aria-hidden="true" />
      </ActionIcon>
      <div id={id} ref={panel} popover="auto" className={classes.panel}>
        <p className={classes.name}>{user.name}</p>
        <p className={classes.of}>{user.of}</p>
        {accountTo !== undefined && (
          <Link to={accountTo} className={classes.line} onClick={() => panel.current?.hidePopover()}>
            <IconKey size={18} aria-hidden="true" />
            Password and sessions
          </Link>
        )}
        <fieldset className={classes.appearance}>
          <legend>Appearance</legend>
          {Object.entries(schemes).map(([scheme, label]) => (
            <label key={scheme} className={classes.line}>
              <input
                type="radio"
                name={id}
                value={scheme}
                checked={scheme === colorScheme}
                onChange={() => isScheme(scheme) && setColorScheme(scheme)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      </div>
    </>
  );
}
