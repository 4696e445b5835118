import { ActionIcon, Menu, Text, useMantineColorScheme, type MantineColorScheme } from "@mantine/core";
import { Link } from "react-router-dom";
import { IconCheck, IconKey, IconUserCircle } from "../shared/icons.ts";

const schemes = { auto: "As the system", light: "Light", dark: "Dark" } as const satisfies Record<MantineColorScheme, string>;
const isScheme = (name: string): name is MantineColorScheme => name in schemes;

type UserMenuProps = {
  readonly user: { readonly name: string; readonly of: string };
  /** Where password and sessions are. */
  readonly accountTo?: string;
  readonly className?: string;
};

/** Who is signed in, and how the portal looks to them. */
export function UserMenu({ user, accountTo, className }: UserMenuProps) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon className={className} variant="transparent" size={44} aria-label={`Your account: ${user.name}`}>
          <IconUserCircle aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text component="span" display="block" fw={600} c="var(--portal-text)" style={{ overflowWrap: "anywhere" }}>
            {user.name}
          </Text>
          <Text component="span" display="block" size="sm">
            {user.of}
          </Text>
        </Menu.Label>
        {accountTo !== undefined && (
          <Menu.Item component={Link} to={accountTo} leftSection={<IconKey size={18} aria-hidden="true" />}>
            Password and sessions
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Label>Appearance</Menu.Label>
        {Object.entries(schemes).map(([scheme, label]) => (
          <Menu.Item
            key={scheme}
            role="menuitemradio"
            aria-checked={scheme === colorScheme}
            rightSection={scheme === colorScheme ? <IconCheck size={18} aria-hidden="true" /> : undefined}
            onClick={() => isScheme(scheme) && setColorScheme(scheme)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
