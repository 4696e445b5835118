import { Anchor, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import classes from "./desk-frame.module.css";
import { PageHeading, type PageHeadingProps } from "./page-heading.tsx";

export type DeskPageProps = PageHeadingProps & { readonly children: ReactNode };
type DeskFrameProps = DeskPageProps & {
  readonly name: string;
  readonly pages: readonly { readonly to: string; readonly label: string; readonly isExact?: boolean }[];
};

/** The heading of a page of a desk, with the way to the desk's others. */
export const DeskFrame = ({ name, pages, children, ...heading }: DeskFrameProps) => (
  <>
    <PageHeading {...heading} />
    <Group component="nav" aria-label={name} gap="md" mb="md">
      {pages.map(({ to, label, isExact }) => (
        <Anchor key={to} component={NavLink} to={to} end={isExact} size="sm" className={classes.link}>
          {label}
        </Anchor>
      ))}
    </Group>
    {children}
  </>
);
