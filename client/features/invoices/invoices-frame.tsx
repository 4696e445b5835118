import { Anchor, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import { paths } from "#domain/council.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import classes from "./invoices-frame.module.css";

/** The pages of the desk of invoices. */
const desk = [
  { to: paths.invoices, label: "All invoices", isExact: true },
  { to: `${paths.invoices}/run`, label: "Yearly run" },
  { to: `${paths.invoices}/bank`, label: "File of the bank" },
  { to: `${paths.invoices}/book`, label: "Book of members' money" },
  { to: `${paths.invoices}/settings`, label: "Settings" },
] as const;

type InvoicesFrameProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly back?: { readonly to: string; readonly label: string };
  readonly children: ReactNode;
};

/** The heading of a page of the desk of invoices, with the way to the others. */
export function InvoicesFrame({ title, lead, back, children }: InvoicesFrameProps) {
  return (
    <>
      <PageHeading title={title} lead={lead} {...(back !== undefined && { back })} />
      <Group component="nav" aria-label="Invoices" gap="md" mb="md">
        {desk.map(({ to, label, ...entry }) => (
          <Anchor key={to} component={NavLink} to={to} end={"isExact" in entry} size="sm" className={classes.link}>
            {label}
          </Anchor>
        ))}
      </Group>
      {children}
    </>
  );
}
